// What can be wrong with a document as a value: a problem leaves it without blocks, a warning does not.

/// Why a document was not read. A document with a problem keeps its text and has no blocks.
public struct DocumentProblem: Error, Sendable, Equatable {
  /// The 1-based line where it shows.
  public let line: Int
  /// What is wrong, in lower case.
  public let reason: String
  /// What to do about it, in lower case.
  public let fix: String

  /// A problem with every part given.
  public init(line: Int, reason: String, fix: String) {
    self.line = line
    self.reason = reason
    self.fix = fix
  }
}

/// Something in a document that was read differently from what CommonMark says, because its writer meant it
/// so.
public struct DocumentWarning: Sendable, Equatable {
  /// The 1-based line where it shows.
  public let line: Int
  /// What was found and how it was read, in lower case.
  public let reason: String

  /// A warning with every part given.
  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
