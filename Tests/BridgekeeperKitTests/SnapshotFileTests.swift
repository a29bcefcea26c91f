// A snapshot as a file system: what is in it, what is not, and what is read from where.

import Testing

@testable import BridgekeeperKit

@Suite struct SnapshotFileTests {
  /// A disk with more than the snapshot, and a snapshot in which some files differ from those on disk.
  private func files() -> FileSystem {
    var disk = TableFileSystem([
      "Same.swift": "same on disk", "Edited.swift": "edited on disk", "Untracked.swift": "untracked",
      "docs/notes.md": "notes on disk", ".git/config": "git's own", "Unlinked.md": "a file on disk",
    ])
    disk.files["/elsewhere/shared.md"] = Array("outside".utf8)
    let snapshot = Snapshot(
      top: TableFileSystem.root,
      entries: [
        "Same.swift": .init(kind: .file, name: "1"), "Edited.swift": .init(kind: .file, name: "2"),
        "Gone.swift": .init(kind: .file, name: "3"), "docs/notes.md": .init(kind: .file, name: "4"),
        "Sparse.swift": .init(kind: .file, name: "5"),
        "CLAUDE.md": .init(kind: .link, name: "to docs/notes.md"),
        "AGENTS.md": .init(kind: .link, name: "to ../elsewhere/shared.md"),
        "loop": .init(kind: .link, name: "to loop"), "here": .init(kind: .link, name: "to docs"),
        "round": .init(kind: .link, name: "to ../project/here"),
        "Unlinked.md": .init(kind: .link, name: "to Same.swift"),
        "Vendored": .init(kind: .folder, name: "6"), "Lost.swift": .init(kind: .file, name: "none"),
      ], differing: ["Edited.swift", "Gone.swift", "Unlinked.md", "Lost.swift"],
      GitBlobs { name throws(FileProblem) in
        if name == "none" { throw .missing }
        return Array((name.hasPrefix("to ") ? String(name.dropFirst(3)) : "blob \(name)").utf8)
      }, view: "commit")
    return snapshot.effects(over: disk.effects).files
  }

  private func text(_ path: String) -> String {
    do throws(FileProblem) {
      return String(decoding: try files().read("/project/\(path)"), as: UTF8.self)
    } catch {
      return error.reason
    }
  }

  @Test(arguments: [
    ("Same.swift", "same on disk"), ("Edited.swift", "blob 2"), ("Gone.swift", "blob 3"),
    ("Sparse.swift", "blob 5"), ("Untracked.swift", "there is no such file"), ("CLAUDE.md", "notes on disk"),
    ("here/notes.md", "notes on disk"), ("round/notes.md", "notes on disk"), ("AGENTS.md", "outside"),
    ("loop", "there is no such file"), ("docs/../Same.swift", "same on disk"),
    ("Unlinked.md", "same on disk"),
    ("docs", "it is not a regular file"), (".git/config", "git's own"), ("../elsewhere/shared.md", "outside"),
    ("Lost.swift", "git does not give what it held: this clone is a partial one"),
    ("Vendored", "it is not a regular file"),
  ])
  func aFileIsReadFromWhereItIsRight(path: String, expected: String) {
    #expect(text(path) == expected)
  }

  @Test(arguments: [
    ("", FileKind.folder as FileKind?), ("Same.swift", .file), ("Gone.swift", .file),
    ("Untracked.swift", nil),
    ("CLAUDE.md", .link), ("docs", .folder), ("docs/notes.md", .file), ("here/notes.md", .file),
    (".git", .folder),
    ("Vendored", .folder), ("nowhere/x", nil), ("Unlinked.md", .link),
  ])
  func whatStandsAtAPath(path: String, expected: FileKind?) {
    #expect(files().kind(path.isEmpty ? "/project" : "/project/\(path)") == expected)
  }

  @Test func linksAreResolvedAsTheSnapshotHasThem() {
    #expect(files().realPath("/project/CLAUDE.md") == "/project/docs/notes.md")
    #expect(files().realPath("/project/AGENTS.md") == "/elsewhere/shared.md")
    #expect(files().realPath("/project/Untracked.swift") == nil)
    #expect(files().realPath("/project/loop") == nil)
    #expect(files().realPath("/project") == "/project")
  }

  @Test func foldersAndListsHoldWhatTheSnapshotHolds() throws {
    let names = try files().list("/project").map(\.name).sorted()
    #expect(
      names == [
        "AGENTS.md", "CLAUDE.md", "Edited.swift", "Gone.swift", "Lost.swift", "Same.swift", "Sparse.swift",
        "Unlinked.md", "Vendored", "docs", "here", "loop", "round",
      ])
    #expect(try files().list("/project/docs").map(\.name) == ["notes.md"])
  }
}
