// The repository around a folder, as far as a change has to know it.

import Findings

/// A repository that can be asked.
struct Repository: Sendable {
  /// The effects on the files on disk.
  let effects: Effects
  /// The absolute path of the top folder, links resolved.
  let top: String
  /// The absolute path of the folder with the repository's own files, links resolved.
  let gitFolder: String
  /// Whether its history was cut off.
  let isShallow: Bool
  /// The commit that is checked out; nil where there is none yet.
  let head: String?
  /// The index to ask instead of the repository's own, absolute.
  var index: String?

  /// The repository of a folder, by its absolute path.
  ///
  /// - Parameter flag: what asks for it, for the message where there is none.
  init(of folder: String, _ effects: Effects, flag: String) throws(Failure) {
    let words = ["rev-parse", "--show-toplevel", "--absolute-git-dir", "--is-shallow-repository"]
    guard let answer = effects.git.commands.ask(words, folder, nil) else {
      throw Failure(
        "git cannot be run", reason: "\(flag) asks it what changed",
        fix: "install git, or check the whole project without \(flag)", exit: .noInput)
    }
    let lines = answer.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard answer.status == 0, lines.count >= 4 else {
      throw Failure(
        "\(flag) asks git what changed, and git cannot say", reason: answer.reason,
        fix: "run it in a clone, or check the whole project without \(flag)", exit: .noInput)
    }
    self.effects = effects
    isShallow = lines[lines.count - 2] == "true"
    let own = lines[lines.count - 3]
    gitFolder = effects.files.realPath(own) ?? own
    let top = lines[..<(lines.count - 3)].joined(separator: "\n")
    self.top = effects.files.realPath(top) ?? top
    let head = effects.git.commands.ask(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], folder, nil)
    self.head = head.flatMap(\.line)
  }

  /// What git answers in the top folder to words that it must understand.
  func ask(_ words: [String]) throws(Failure) -> [UInt8] {
    let answer = effects.git.commands.ask(words, top, index)
    guard let answer, answer.status == 0 else {
      throw Failure(
        "git cannot say what changed", reason: answer?.reason ?? "it cannot be run any more",
        fix: "see what 'git fsck' says of the repository", exit: .noInput)
    }
    return answer.output
  }

  /// The one line that git answers; nil where it does not.
  func line(_ words: [String]) -> String? {
    effects.git.commands.ask(words, top, index).flatMap(\.line)
  }

  /// The paths that git answers, each closed by a zero byte.
  func paths(_ words: [String]) throws(Failure) -> Set<String> {
    Set(try ask(words).split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// The files that differ between the index and the disk, compared by what they hold.
  func modified() throws(Failure) -> Set<String> { try paths(["ls-files", "-z", "--modified"]) }
}

extension GitAnswer {
  fileprivate var text: String { String(decoding: output, as: UTF8.self) }

  /// The only line of a good answer.
  fileprivate var line: String? {
    let line = text.split(separator: "\n").first.map(String.init)
    return status == 0 ? line : nil
  }

  /// The first line of what git complained of, without its `fatal:`.
  fileprivate var reason: String? {
    let line = complaint.split(separator: "\n").first { !$0.hasPrefix("warning:") }.map(String.init)
    return line.map { $0.hasPrefix("fatal: ") ? String($0.dropFirst(7)) : $0 }
  }
}
