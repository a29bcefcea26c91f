// What the hooks of coding agents do about what they find, as it is written under `hooks`.

import YAML

/// What the hooks of coding agents do.
public struct HookPolicy: Sendable, Equatable {
  /// What is done about something that a hook found.
  public enum Measure: String, Sendable, CaseIterable {
    /// The edit is not made, and the agent is told why.
    case deny
    /// The edit is made, and the agent is told.
    case context
    /// Nothing.
    case off
  }

  /// What is done where nobody can judge.
  public enum Failing: String, Sendable, CaseIterable {
    /// The edit is made.
    case open
    /// The edit is not made.
    case closed
  }

  /// About a new bridge without a sound entry.
  public var undocumented = Measure.deny
  /// About a documented bridge that goes or turns into something else.
  public var removed = Measure.context
  /// About an entry that is lost or broken.
  public var memory = Measure.context
  /// Where an edit cannot be judged.
  public var onFailure = Failing.open

  static let summary =
    "undocumented, removed and memory: deny, context or off; on_failure: open or closed"

  private static let keys = ["undocumented", "removed", "memory", "on_failure"]

  static func read(_ node: YAMLNode) throws(ConfigProblem) -> HookPolicy {
    var policy = HookPolicy()
    for (key, value) in try ConfigKey.pairs(node) {
      switch key.text {
      case "undocumented": policy.undocumented = try measure(value)
      case "removed": policy.removed = try measure(value)
      case "memory": policy.memory = try measure(value)
      case "on_failure": policy.onFailure = try failing(value)
      default: throw .unknown("key", key.text, of: "hooks", at: key.place, known: keys)
      }
    }
    return policy
  }

  private static func measure(_ node: YAMLNode) throws(ConfigProblem) -> Measure {
    // YAML 1.1 reads a bare `off` as a truth value; here it is the word that people mean.
    if node.bool == false { return .off }
    let known = Measure.allCases.map(\.rawValue)
    guard let word = node.string else { throw .kind(of: node, wanted: "deny, context or off") }
    guard let measure = Measure(rawValue: word) else {
      throw .unknown("measure", word, at: node.start, known: known)
    }
    return measure
  }

  private static func failing(_ node: YAMLNode) throws(ConfigProblem) -> Failing {
    guard let word = node.string else { throw .kind(of: node, wanted: "open or closed") }
    guard let failing = Failing(rawValue: word) else {
      throw .unknown("way to fail", word, at: node.start, known: Failing.allCases.map(\.rawValue))
    }
    return failing
  }
}
