// A project made to hurt, on the disk: files of any bytes and sizes, pipes, links, names that no editor would write.

import Foundation

/// A folder with a small sound project, and whatever else a case puts into it.
final class HostileTree: Sendable {
  private let folder: TemporaryFolder
  /// The project's root.
  let root: URL

  init() throws {
    folder = try TemporaryFolder()
    root = folder.url.appendingPathComponent("project")
    try write(Self.bridge("Good"), to: "Sources/Good.swift")
    try write(Self.memory, to: "CLAUDE.md")
    try write("", to: ".bridgekeeper.yml")
  }

  deinit {
    // What was made unreadable could not be removed.
    try? run("chmod -R u+rwx .")
  }

  /// A bridge of a name.
  static func bridge(_ name: String) -> String {
    """
    import SwiftUI
    struct \(name): UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ view: UILabel, context: Context) {}
    }

    """
  }

  /// A memory file that documents the bridge that is there.
  static let memory = """
    # App

    ## Known Gotchas

    ### Labels are tracked by glyph

    - **Gap:** `Text` has no tracking by glyph, so the title cannot be spaced as it was designed.
    - **Bridge:** `Good` → `UILabel`, `Sources/Good.swift`
    - **Evidence:** https://developer.apple.com/documentation/swiftui/text
    - **Verified:** iOS 26.1, 2026-11-02
    - **Remove when:** iOS 99 is the deployment target

    """

  /// The path of a file beside the root, for what is given on standard input.
  var inputPath: String { folder.url.appendingPathComponent("input").path }

  func path(_ path: String) -> String { root.appendingPathComponent(path).path }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws { try folder.write(data, to: "project/\(path)") }

  /// A file of a size, of which only the beginning takes room on the disk.
  func sparse(_ path: String, size: Int, head: String) throws {
    try write(head, to: path)
    guard truncate(self.path(path), off_t(size)) == 0 else { throw problem("truncate \(path)") }
  }

  func pipe(_ path: String) throws {
    remove(path)
    guard mkfifo(self.path(path), 0o644) == 0 else { throw problem("mkfifo \(path)") }
  }

  func link(_ path: String, to target: String) throws {
    remove(path)
    guard symlink(target, self.path(path)) == 0 else { throw problem("symlink \(path)") }
  }

  func remove(_ path: String) { unlink(self.path(path)) }

  /// Runs a shell script in the root.
  func run(_ script: String) throws {
    let run = try Program.shell(script, in: root)
    guard run.exit == 0 else { throw SessionProblem(description: "\(script): \(run.standardError)") }
  }

  /// Writes files whose names are bytes, no text.
  func write(_ text: String, toName name: [UInt8], in folder: String) throws {
    let descriptor = (Array("\(path(folder))/".utf8) + name + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { name in
        name.baseAddress.map { open($0, O_WRONLY | O_CREAT, 0o644) } ?? -1
      }
    }
    guard descriptor >= 0 else { throw problem("open \(name)") }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    guard Foundation.write(descriptor, bytes, bytes.count) == bytes.count else { throw problem("write") }
  }

  private func problem(_ what: String) -> SessionProblem {
    SessionProblem(description: "\(what): \(String(cString: strerror(errno)))")
  }
}
