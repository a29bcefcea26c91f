// Why a text cannot be read as YAML, as a value: where, what, why and what to do. Wording follows the house:
// lower case, no full stop.

/// Why a text cannot be read as YAML.
public struct YAMLProblem: Error, Sendable, Equatable, CustomStringConvertible {
  /// Where to look.
  public var place: YAMLPlace
  /// What is wrong, in lower case without a full stop: `the key "rules" stands twice`.
  public var problem: String
  /// Why that is a problem.
  public var reason: String
  /// What to do about it.
  public var fix: String
  /// A second place that belongs to the problem, such as the first of two equal keys.
  public var other: YAMLPlace?

  /// A problem with every part given.
  public init(place: YAMLPlace, problem: String, reason: String, fix: String, other: YAMLPlace? = nil) {
    self.place = place
    self.problem = problem
    self.reason = reason
    self.fix = fix
    self.other = other
  }

  /// The line of the problem, 1-based.
  public var line: Int { place.line }
  /// The column of the problem, 1-based, in characters.
  public var column: Int { place.column }

  /// The problem as one line of text: `line 3: the key "rules" stands twice: line 1 has it already…; keep one
  /// of the two`.
  public var description: String {
    "line \(line): \(problem): \(reason); \(fix)"
  }
}
