// The files of a repository at one moment, in a commit or in the index, by what git lists.

import Findings

/// The files of a repository at one moment. What does not differ from the disk is read from there.
struct Snapshot: Sendable {
  /// The absolute path of the repository's top folder, links resolved.
  let top: String
  /// Path relative to the top → what stands there.
  let entries: [String: Entry]
  /// Every folder that holds an entry, with what stands in it; the top is the empty path.
  let folders: [String: [(name: String, kind: FileKind)]]
  /// The paths whose content on disk is another one.
  let differing: Set<String>
  /// The contents by their names.
  let blobs: GitBlobs
  /// Whether it is a commit or the index.
  let view: String

  /// One entry.
  struct Entry: Sendable, Equatable {
    var kind: FileKind
    /// The name of its content in hexadecimal digits.
    var name: String
  }

  init(top: String, entries: [String: Entry], differing: Set<String>, _ blobs: GitBlobs, view: String) {
    self.top = top
    self.view = view
    self.entries = entries
    self.differing = differing
    self.blobs = blobs
    var folders: [String: [(name: String, kind: FileKind)]] = ["": []]
    for (path, entry) in entries {
      var folder = Path.folder(of: path)
      var inner = (name: Path.name(of: path), kind: entry.kind)
      while folders[folder] == nil {
        folders[folder] = [inner]
        inner = (Path.name(of: folder), .folder)
        folder = Path.folder(of: folder)
      }
      folders[folder]?.append(inner)
    }
    self.folders = folders
  }
}

extension Snapshot {
  /// The files of a commit. A row is `MODE TYPE NAME`, a tab and the path.
  init(ofCommit commit: String, _ repository: Repository, differing: Set<String>) throws(Failure) {
    let rows = try repository.ask(["ls-tree", "-r", "-z", "--full-tree", commit])
    self.init(
      top: repository.top, entries: Self.entries(rows) { fields, _ in fields[2] }, differing: differing,
      repository.blobs, view: "commit")
  }

  /// The files of the index. A row is `MODE NAME STAGE`, a tab and the path.
  init(ofIndex repository: Repository, differing: Set<String>) throws(Failure) {
    let rows = try repository.ask(["ls-files", "-z", "--stage"])
    var conflicts: [String] = []
    let entries = Self.entries(rows) { fields, path in
      if fields[2] != "0" { conflicts.append(path) }
      return fields[1]
    }
    if let first = conflicts.first {
      throw Failure(
        "'\(first)' has an unresolved merge conflict", reason: "nobody knows what a commit would hold",
        fix: "resolve it and 'git add' the file", exit: .badInput)
    }
    self.init(
      top: repository.top, entries: entries, differing: differing, repository.blobs, view: "index")
  }

  private static func entries(
    _ rows: [UInt8], name: (_ fields: [Substring], _ path: String) -> Substring
  ) -> [String: Entry] {
    var entries: [String: Entry] = [:]
    for row in rows.split(separator: 0) {
      guard let tab = row.firstIndex(of: 0x09) else { continue }
      let path = String(decoding: row[(tab + 1)...], as: UTF8.self)
      let fields = String(decoding: row[..<tab], as: UTF8.self).split(separator: " ")
      guard fields.count == 3, let kind = FileKind(mode: fields[0]) else { continue }
      entries[path] = Entry(kind: kind, name: String(name(fields, path)))
    }
    return entries
  }
}

extension FileKind {
  /// What a mode of git's says; a submodule is a folder whose files are another repository's.
  fileprivate init?(mode: Substring) {
    switch mode {
    case "100644", "100755", "100664": self = .file
    case "120000": self = .link
    case "160000": self = .folder
    default: return nil
    }
  }
}

extension Repository {
  /// The contents of the repository's objects.
  var blobs: GitBlobs { effects.git.commands.blobs(top) }
}
