// Projects as tables: a file system and effects over paths and bytes, so that a use case runs without a disk.

import BridgekeeperKit
import Foundation

/// A table of files below `/project`, with links.
struct TableFileSystem: Sendable {
  static let root = "/project"
  /// Absolute path → bytes.
  var files: [String: [UInt8]] = [:]
  /// Absolute path → target, relative to the link's folder.
  var links: [String: String] = [:]

  /// The table of a folder on disk, with the links that a list names: `LINK -> TARGET` lines.
  init(folder: URL, links list: String = "") throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for path in paths {
      let url = folder.appendingPathComponent(path)
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      files["\(Self.root)/\(path)"] = try [UInt8](Data(contentsOf: url))
    }
    for line in list.split(separator: "\n") {
      let halves = line.components(separatedBy: " -> ")
      if halves.count == 2 { links["\(Self.root)/\(halves[0])"] = halves[1] }
    }
  }

  /// A table of texts, by path relative to the root.
  init(_ texts: [String: String]) {
    for (path, text) in texts { files["\(Self.root)/\(path)"] = Array(text.utf8) }
  }

  /// The effects of a project that is in no repository.
  var effects: Effects {
    let update = FileUpdate { _, _ throws(Failure) in
      throw Failure("a table is not written", exit: .cannotWrite)
    }
    return Effects(
      files: fileSystem, update: update, git: Git(files: { _ in nil }, commitDay: { _ in "2026-11-30" }),
      workers: 2)
  }

  private var fileSystem: FileSystem {
    let table = self
    return FileSystem(
      read: { path throws(FileProblem) in
        guard let real = table.resolve(path), let bytes = table.files[real] else { throw .missing }
        return bytes
      },
      kind: { table.kind($0) },
      list: { folder throws(FileProblem) in
        guard let real = table.resolve(folder), table.isFolder(real) else { throw .missing }
        return table.names(in: real).compactMap { name in
          table.kind("\(real)/\(name)").map { (name, $0) }
        }
      },
      realPath: { table.resolve($0) })
  }

  private func kind(_ path: String) -> FileKind? {
    guard let folder = resolve(Path.folder(of: path)) else { return nil }
    let place = folder + "/" + Path.name(of: path)
    if links[place] != nil { return .link }
    if files[place] != nil { return .file }
    return isFolder(place) ? .folder : nil
  }

  private func isFolder(_ path: String) -> Bool {
    path.isEmpty || path == "/" || path == Self.root
      || (Array(files.keys) + links.keys).contains { $0.hasPrefix(path + "/") }
  }

  private func names(in folder: String) -> [String] {
    let below = (Array(files.keys) + links.keys).filter { $0.hasPrefix(folder + "/") }
    return Array(
      Set(below.compactMap { $0.dropFirst(folder.count + 1).split(separator: "/").first.map(String.init) }))
  }

  /// The path with its links resolved; nil where it leads nowhere or in a circle.
  private func resolve(_ path: String) -> String? {
    var done = ""
    var waiting = path.split(separator: "/").map(String.init)
    var hops = 0
    while !waiting.isEmpty {
      let next = Path.normalize(done + "/" + waiting.removeFirst())
      if let target = links[next] {
        hops += 1
        if hops > 40 { return nil }
        waiting = target.split(separator: "/").map(String.init) + waiting
        if target.hasPrefix("/") { done = "" }
      } else {
        done = next
      }
    }
    return files[done] != nil || isFolder(done) ? done : nil
  }
}
