// The files that fixes change, kept in memory from the moment they are looked at until they are written, so that
// offsets always speak of the bytes that they were worked out on.

import Findings
import Markdown

/// Files as they were read, and as they shall be.
struct FrozenFiles: Sendable {
  /// What each file held when it was read; nil for one that is to be made. Paths are relative to the root.
  private(set) var before: [String: [UInt8]?] = [:]
  /// What each file shall hold; a file that is not there yet has none.
  private(set) var now: [String: [UInt8]] = [:]

  /// Whether a file was read.
  func holds(_ path: String) -> Bool { before.keys.contains(path) }

  /// Notes what a file holds; nil where there is none.
  mutating func freeze(_ path: String, _ bytes: [UInt8]?) {
    before[path] = .some(bytes)
    now[path] = bytes
  }

  /// Says what a file shall hold.
  mutating func set(_ path: String, _ bytes: [UInt8]) { now[path] = bytes }

  /// The lines of a place, without their ends; none where the file is not held.
  func lines(of place: Location) -> [String] {
    guard let bytes = now[place.file] else { return [] }
    let index = LineIndex(bytes)
    return (place.line...max(place.line, place.endLine)).map {
      String(decoding: bytes[index.range(ofLine: $0)], as: UTF8.self)
    }
  }

  /// The files that differ, sorted.
  var changed: [String] {
    now.keys.filter { path in now[path] != before[path].flatMap { $0 } }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A file system in which the files are as they shall be.
  func laid(over files: FileSystem, root: String) -> FileSystem {
    var byPath: [String: [UInt8]] = [:]
    for (path, bytes) in now { byPath[Path.join(root, path)] = bytes }
    let frozen = byPath
    let made = Set(now.keys.filter { before[$0] == .some(nil) }.map { Path.join(root, $0) })
    var laid = files
    laid.read = { path throws(FileProblem) in
      if let bytes = frozen[path] { return bytes }
      // A memory file is read under its links' names too; a source that is a link is not looked at.
      if !path.hasSuffix(".swift"), let real = files.realPath(path), let bytes = frozen[real] { return bytes }
      return try files.read(path)
    }
    laid.kind = { made.contains($0) ? .file : files.kind($0) }
    laid.realPath = { made.contains($0) ? $0 : files.realPath($0) }
    return laid
  }
}
