// Why a rule about entries, memory files or comments fires, with a project that shows it and one that does not.

/// What a documentation rule, or a rule about comment commands, teaches.
public struct RuleLesson: Sendable {
  /// What goes wrong and how, in a sentence or two.
  let why: String
  /// Where the mechanism is documented.
  var sources: [String] = []
  /// A project that the rule flags, at the marks.
  let bad: ProjectExample
  /// A project that looks alike and is fine.
  let good: ProjectExample
}
