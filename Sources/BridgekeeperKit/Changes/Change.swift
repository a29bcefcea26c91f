// What a run is about when it is not about everything: the files that differ, what they were before, and, where
// the index is judged, what they are in it.

import Findings

/// What changed in a repository.
public struct Change: Sendable {
  /// The files that differ, a deleted one too, relative to the top of the repository; a renamed file by both names.
  let paths: Set<String>
  /// The absolute path of the repository's top folder, links resolved.
  let top: String
  /// The files as they were before.
  let before: @Sendable () throws(Failure) -> Snapshot
  /// The files to judge where they are not those on disk.
  let after: Snapshot?
  /// The effects on the files on disk.
  let disk: Effects
  /// What the files changed since, for people: `since 1a2b3c4, the merge base of 'main' and HEAD`.
  public let words: String
  /// What git is told to make it show what a partial clone lacks.
  let base: String
  /// The configuration that was named instead of the usual one, absolute.
  public var configFile: String?

  /// The effects with which the project is to be opened.
  public var effects: Effects { after?.effects(over: disk) ?? disk }

  /// The files that differ, relative to a root.
  func paths(below root: String) -> Set<String> {
    Set(paths.compactMap { Path.relative(Path.join(top, $0), to: root) })
  }
}

extension Project {
  /// The files that a change is about, relative to the root.
  public func changedFiles(of change: Change) -> Set<String> { change.paths(below: root) }

  /// What changed between the merge base of a revision with HEAD and the files on disk.
  public func change(since revision: String) throws(Failure) -> Change {
    guard effects.git.files(root) != nil else {
      throw Failure(
        "git knows no file of '\(root)'", fix: "check the whole project, without a revision", exit: .noInput)
    }
    return try Change.read(.since(revision), in: root, effects)
  }
}

/// What a command line says of a change.
public enum ChangeCall: Sendable, Equatable {
  /// Whatever differs between the merge base of a revision with HEAD and the working tree.
  case since(String)
  /// What the index holds, and what in it differs from HEAD; the variables are those of a git hook.
  case staged(environment: [String: String])
}

extension Change {
  /// Asks git.
  ///
  /// - Parameter folder: the absolute path of a folder in the repository.
  public static func read(
    _ call: ChangeCall, in folder: String, _ effects: Effects
  ) throws(Failure) -> Change {
    switch call {
    case .since(let revision):
      try requireRevision(revision)
      return try since(revision, Repository(of: folder, effects, flag: "--since"))
    case .staged(let environment):
      var repository = try Repository(of: folder, effects, flag: "--staged")
      repository.index = hookIndex(environment, of: repository)
      return try staged(repository)
    }
  }

  /// A revision is handed to git as a word: one that begins with a dash would be an option.
  private static func requireRevision(_ revision: String) throws(Failure) {
    guard !revision.hasPrefix("-"), revision.contains(where: { !$0.isWhitespace }) else {
      throw Failure(
        "--since takes a revision, not '\(revision)'", fix: "name a branch, a tag or a commit", exit: .usage)
    }
  }
}
