// `--since REV`: what differs between the merge base of a revision with HEAD and the working tree.

import Findings

extension Change {
  /// A rename is a file that went and one that came, so nobody has to compare texts that a partial clone may lack.
  static func since(_ revision: String, _ repository: Repository) throws(Failure) -> Change {
    let base = try repository.mergeBase(with: revision)
    let committed = ["diff-index", "--cached", "--no-renames", "--name-only", "-z", base, "--"]
    var paths = try repository.paths(committed)
    paths.formUnion(
      try repository.paths(["ls-files", "-z", "--modified", "--others", "--exclude-standard"]))
    let differing = paths
    return Change(
      paths: paths, top: repository.top,
      before: { () throws(Failure) in try Snapshot(ofCommit: base, repository, differing: differing) },
      after: nil, disk: repository.effects,
      words: "since \(base.prefix(9)), the merge base of '\(revision)' and HEAD", base: base)
  }
}

extension Repository {
  /// The commit at which the histories of a revision and of HEAD part.
  fileprivate func mergeBase(with revision: String) throws(Failure) -> String {
    guard let head else {
      throw Failure(
        "there is no commit yet to compare with '\(revision)'", fix: "commit first, or use --staged",
        exit: .noInput)
    }
    guard let commit = line(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]) else {
      throw unknown(revision)
    }
    guard let base = line(["merge-base", commit, head]) else { throw unrelated(revision) }
    return base
  }

  private func unknown(_ revision: String) -> Failure {
    if revision.contains("..") {
      return Failure(
        "--since takes one revision, not the range '\(revision)'",
        fix: "name where the change began; it ends with the working tree", exit: .usage)
    }
    let remote = "origin/\(revision)"
    if line(["rev-parse", "--verify", "--quiet", "\(remote)^{commit}"]) != nil {
      return Failure("git knows no revision '\(revision)'", fix: "did you mean '\(remote)'?", exit: .noInput)
    }
    let reason =
      isShallow ? "this clone is shallow and holds only a part of the history" : nil
    return Failure(
      "git knows no revision '\(revision)'", reason: reason, fix: advice(revision), exit: .noInput)
  }

  private func unrelated(_ revision: String) -> Failure {
    guard isShallow else {
      return Failure(
        "'\(revision)' and HEAD have no commit in common", fix: "name a revision that HEAD comes from",
        exit: .noInput)
    }
    return Failure(
      "git cannot find the commit at which '\(revision)' and HEAD part",
      reason: "this clone is shallow, and its history ends before", fix: advice(revision), exit: .noInput)
  }

  /// The command that fetches a branch with its history. `--depth` would not do: it leaves HEAD's own cut off.
  private func advice(_ revision: String) -> String {
    let remotes = (try? ask(["remote"]))?.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    let command = ["git fetch"] + (isShallow ? ["--unshallow"] : [])
    let checkout = "; with actions/checkout, set 'fetch-depth: 0'"
    let halves = revision.split(separator: "/", maxSplits: 1).map(String.init)
    if halves.count == 2, remotes?.contains(halves[0]) == true, ShellWord.quoted(revision) == revision {
      let words = command + [halves[0], "+\(halves[1]):refs/remotes/\(revision)"]
      return "fetch it with '\(words.joined(separator: " "))'" + checkout
    }
    guard isShallow, let remote = remotes?.first, ShellWord.quoted(remote) == remote else {
      return "name a branch, a tag or a commit that this clone holds, or fetch it" + checkout
    }
    let branches = "'+refs/heads/*:refs/remotes/\(remote)/*'"
    return "fetch all of it with: \((command + [remote, branches]).joined(separator: " ")); "
      + "or correct the name" + checkout
  }
}
