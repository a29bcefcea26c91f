// What somebody who sets a repository up decides, by flags or asked.

/// The answers of `init`.
public struct SetupAnswers: Sendable, Equatable {
  /// What becomes of the findings that are open already.
  public enum Existing: String, Sendable, CaseIterable {
    /// A baseline sets them aside.
    case baseline
    /// Each undocumented bridge gets an entry to fill in, and a baseline sets aside what stays open.
    case draft
    /// They stay open.
    case leave
  }

  /// Folders and files that are left out, relative to the root.
  public var excluded: [String] = []
  /// Memory files of other names, relative to the root.
  public var memoryFiles: [String] = []
  /// Whether bridges of tests and previews need no entry; nil while nobody said.
  public var onlyApp: Bool?
  /// What becomes of open findings; nil while nobody said.
  public var existing: Existing?

  /// Answers to nothing.
  public init() {}

  /// Whether nothing is answered.
  public var isEmpty: Bool { self == SetupAnswers() }

  /// The answers with the recommended one to each question that is open. What would leave code out or read more of it is
  /// nobody's recommendation, and stays as it is.
  public var recommended: SetupAnswers {
    var answers = self
    answers.existing = existing ?? .baseline
    return answers
  }
}
