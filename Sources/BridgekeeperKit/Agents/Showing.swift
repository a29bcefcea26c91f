// What one agent is shown when it works on one file, in order.

/// What an agent is shown of a project's memory files.
///
/// What lies above the root, in the home folder or in an organisation's settings is shown to the agent as
/// well; it is not the project's and is not looked at here.
public struct Showing: Sendable, Equatable {
  /// The agent.
  public var agent: Agent
  /// The file that it opens, relative to the root; nil for what it is shown before it opens any.
  public var opened: String?
  /// The folder in which it was started, relative to the root; the root is empty.
  public var start: String
  /// Whether AGENTS.md files stand in for CLAUDE.md files that are not there; always false for Codex.
  public var hasStandIns = false
  /// What it is shown, in order.
  public var files: [ShownFile] = []
  /// Files that it would be shown, had earlier ones not used up the budget, relative to the root.
  public var dropped: [String] = []

  /// The UTF-8 bytes of all files together.
  public var bytes: Int { files.reduce(0) { $0 + $1.bytes } }
  /// The lines of all files together.
  public var lines: Int { files.reduce(0) { $0 + $1.lines } }
  /// The estimated tokens of all files together.
  public var tokens: Int { files.reduce(0) { $0 + $1.tokens } }

  /// Whether the agent is shown the bytes of a file up to an offset.
  ///
  /// - Parameter realPath: the file's path relative to the root, links resolved.
  func shows(_ realPath: String, upTo end: Int) -> Bool {
    files.contains { $0.realPath == realPath && end <= $0.taken }
  }
}
