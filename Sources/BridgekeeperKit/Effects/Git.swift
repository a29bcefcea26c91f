// What git knows about the root, as a value.

/// A way to ask git. Nothing in the repository that is asked about may run: no hooks, no configured commands.
public struct Git: Sendable {
  /// The files below a folder that git tracks or does not ignore, relative to that folder, in any order; nil
  /// where the folder is in no repository or git cannot be asked.
  public var files: @Sendable (_ folder: String) -> [String]?

  /// The day of the last commit in a folder's repository as `2026-11-30`, in the committer's own time zone;
  /// nil where there is none.
  public var commitDay: @Sendable (_ folder: String) -> String?

  /// Questions about commits, the index and objects.
  public var commands: GitCommands

  /// The past.
  public var history: GitHistory

  /// A git from its closures.
  public init(
    files: @escaping @Sendable (String) -> [String]?,
    commitDay: @escaping @Sendable (String) -> String? = { _ in nil }, commands: GitCommands = .none,
    history: GitHistory = .none
  ) {
    self.files = files
    self.commitDay = commitDay
    self.commands = commands
    self.history = history
  }
}
