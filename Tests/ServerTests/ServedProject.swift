// A project in memory that may change, with a server over it and one connection.

import BridgekeeperKit
import Findings
import Foundation

@testable import BridgekeeperServer

/// Files in a folder of memory, and a server for them.
final class ServedProject: @unchecked Sendable {
  static let root = "/project"

  private let lock = NSLock()
  private var files: [String: [UInt8]] = [:]
  private(set) var server: Server
  private var session: Session

  /// A server over files by their path relative to the root.
  init(_ texts: [String: String] = ServedProject.sample) {
    server = Server(version: "1.0", root: Self.root, configFile: nil, effects: Self.noEffects)
    session = Session(server)
    for (path, text) in texts { files["\(Self.root)/\(path)"] = Array(text.utf8) }
    server = Server(version: "1.0", root: Self.root, configFile: nil, effects: effects)
    session = Session(server)
  }

  /// The text of a file, and another one in its place.
  subscript(_ path: String) -> String? {
    get { lock.withLock { files["\(Self.root)/\(path)"] }.map { String(decoding: $0, as: UTF8.self) } }
    set { lock.withLock { files["\(Self.root)/\(path)"] = newValue.map { Array($0.utf8) } } }
  }

  /// What the server sends for a line.
  func respond(to line: some Sequence<UInt8>) -> JSONValue? {
    switch session.take(.bytes(Array(line))) {
    case .nothing, .cancel: return nil
    case .send(let message): return message
    case .work(let call):
      defer { session.finish(call.id) }
      return server.answer(to: call, .none)
    }
  }

  /// The result of a call of a tool, by the modern era.
  func call(_ tool: String, _ arguments: JSONValue = .object([:])) -> JSONValue {
    let meta: JSONValue = [
      "\(Era.keys)protocolVersion": .string(Era.modernVersion), "\(Era.keys)clientCapabilities": .object([:]),
    ]
    let request: JSONValue = [
      "jsonrpc": "2.0", "id": 1, "method": "tools/call",
      "params": ["name": .string(tool), "arguments": arguments, "_meta": meta],
    ]
    return respond(to: request.line.utf8)?["result"] ?? .null
  }

  private static let noEffects = Effects(
    files: FileSystem(
      read: { _ throws(FileProblem) in throw .missing }, kind: { _ in nil },
      list: { _ throws(FileProblem) in throw .missing }, realPath: { _ in nil }),
    update: FileUpdate { _, _ throws(Failure) in }, git: Git(files: { _ in nil }), workers: 1)

  /// The effects of the project: no links, and in no repository.
  var effects: Effects {
    Effects(
      files: FileSystem(
        read: { path throws(FileProblem) in
          guard let bytes = self.lock.withLock({ self.files[path] }) else { throw .missing }
          return bytes
        },
        kind: { self.kind($0) },
        list: { folder throws(FileProblem) in
          guard self.kind(folder) == .folder else { throw .missing }
          return self.names(in: folder).map { ($0, self.kind("\(folder)/\($0)") ?? .file) }
        },
        realPath: { self.kind(Path.normalize($0)) == nil ? nil : Path.normalize($0) }),
      update: FileUpdate(
        apply: { paths, change throws(Failure) in
          let after = try change(self.lock.withLock { paths.map { self.files[$0] } })
          self.lock.withLock {
            for (path, bytes) in zip(paths, after) { if let bytes { self.files[path] = bytes } }
          }
        }, makeFolders: { _ throws(Failure) in }), git: Git(files: { _ in nil }), workers: 2)
  }

  private func kind(_ path: String) -> FileKind? {
    lock.withLock {
      if files[path] != nil { return .file }
      let isFolder = path == "/" || path == Self.root || files.keys.contains { $0.hasPrefix(path + "/") }
      return isFolder ? .folder : nil
    }
  }

  private func names(in folder: String) -> Set<String> {
    lock.withLock {
      Set(
        files.keys.compactMap { Path.relative($0, to: folder)?.split(separator: "/").first.map(String.init) })
    }
  }
}

extension ServedProject {
  /// A documented bridge, one without an entry, and a memory file whose text would steer a terminal.
  static let sample = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Pins", platforms: [.iOS(.v17)], targets: [.target(name: "Pins")])

    """,
    "Sources/Pins/PinCanvas.swift": bridge("PinCanvas", wraps: "MKMapView"),
    "Sources/Pins/TermsPager.swift": bridge("TermsPager", wraps: "UIPageControl"),
    "CLAUDE.md": """
    # Pins

    ## Known Gotchas

    ### Tile overlays are missing\u{1B}[31m

    - **Gap:** `Map` takes no `MKTileOverlay`, so our own tiles cannot be drawn.
    - **Bridge:** `PinCanvas` → `MKMapView`, `Sources/Pins/PinCanvas.swift`
    - **Evidence:** https://developer.apple.com/documentation/mapkit/map
    - **Verified:** iOS 26.1, 2026-11-02
    - **Matrix:** API gap
    - **Remove when:** `Map` takes tile overlays

    """,
  ]

  static func bridge(_ name: String, wraps type: String) -> String {
    """
    import SwiftUI
    import UIKit

    struct \(name): UIViewRepresentable {
      func makeUIView(context: Context) -> \(type) { \(type)() }
      func updateUIView(_ view: \(type), context: Context) {}
    }

    """
  }
}

extension NSLock {
  fileprivate func withLock<Value>(_ work: () -> Value) -> Value {
    lock()
    defer { unlock() }
    return work()
  }
}
