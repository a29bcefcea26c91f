// One branch of a `#if`, as a plain fact.

/// The condition of a `#if` branch: its text for people, and what it decides.
struct BuildCondition: Equatable, Sendable {
  /// As written, on one line.
  var text: String
  var reach: Reach
  /// What the condition's own literals decide, whatever the platform: `#if false` is false, `#if DEBUG` is
  /// nil.
  var literal: Bool?

  /// The condition of the branches that follow this one.
  var negated: BuildCondition {
    BuildCondition(text: "!(\(text))", reach: !reach, literal: literal.map { !$0 })
  }
}
