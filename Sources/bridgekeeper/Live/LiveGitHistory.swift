// The past as the git on this machine tells it.

import BridgekeeperKit
import Foundation

extension GitHistory {
  /// The git on this machine. `rev-list`, `ls-tree` and `cat-file` start no filter, no pager, no signature check
  /// and no hook, whatever the repository configures; what a partial clone lacks is not fetched.
  static let live = GitHistory(commits: readLog, tree: readTree, openBlobs: openBlobs)

  private static func readLog(_ folder: String) throws(GitProblem) -> CommitLog {
    let shallow = Git.shortAnswer(folder, ["rev-parse", "--is-shallow-repository"])
    guard shallow.exit == 0 else { throw problem(shallow.errors) }
    let head = Git.shortAnswer(folder, ["rev-parse", "--quiet", "--verify", "HEAD^{commit}"])
    guard head.exit == 0 else { throw .noCommit }
    let listing = ["rev-list", "--first-parent", "--reverse", "--format=%cs", text(head.output)]
    guard let list = Git.answer(folder, listing) else { throw .words("git cannot list the commits") }
    let lines = String(decoding: list, as: UTF8.self).split(separator: "\n")
    return CommitLog(commits: commits(lines), isShallow: text(shallow.output) == "true")
  }

  /// Each commit is two lines: `commit HASH`, and the day.
  private static func commits(_ lines: [Substring]) -> [Commit] {
    var commits: [Commit] = []
    for (first, second) in zip(lines, lines.dropFirst()) where first.hasPrefix("commit ") {
      commits.append(Commit(id: String(first.dropFirst("commit ".count)), day: String(second)))
    }
    return commits
  }

  /// Paths that are no UTF-8 are shown with replaced bytes, as everywhere.
  private static func readTree(_ folder: String, _ commit: String) throws(GitProblem) -> [TreeEntry] {
    guard let list = Git.answer(folder, ["ls-tree", "-r", "-z", commit]) else {
      throw .words("git cannot list the files of commit \(commit)")
    }
    return list.split(separator: 0).compactMap(entry)
  }

  /// `100644 blob HASH`, a tab, and the path.
  private static func entry(_ bytes: ArraySlice<UInt8>) -> TreeEntry? {
    guard let tab = bytes.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = String(decoding: bytes[..<tab], as: UTF8.self).split(separator: " ")
    guard words.count == 3 else { return nil }
    let kind: FileKind =
      switch words[0] {
      case "120000": .link
      case "160000": .other
      default: .file
      }
    let path = String(decoding: bytes[(tab + 1)...], as: UTF8.self)
    return TreeEntry(path: path, kind: kind, blob: String(words[2]))
  }

  private static func openBlobs(_ folder: String) throws(GitProblem) -> BlobReader {
    guard let blobs = BlobProcess(Git.command(folder, ["cat-file", "--batch"])) else {
      throw .words("git cannot be started")
    }
    return BlobReader(
      expect: { blobs.expect($0) }, read: { blob throws(FileProblem) in try blobs.read(blob) },
      close: { blobs.close() })
  }

  private static func problem(_ errors: [UInt8]) -> GitProblem {
    let words = text(errors)
    if words.contains("not a git repository") { return .noRepository }
    let last = words.split(separator: "\n").first { $0.hasPrefix("fatal: ") }?.dropFirst("fatal: ".count)
    return .words(last.map(String.init) ?? (words.isEmpty ? "git cannot be started" : words))
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
