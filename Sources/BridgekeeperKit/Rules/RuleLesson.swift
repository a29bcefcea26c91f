// Why a rule about entries, memory files or comments fires, with a project that shows it and one that does not.

import Findings

/// What a rule teaches that looks at more than code.
struct RuleLesson: Sendable {
  /// What goes wrong and how, in a sentence or two.
  let why: String
  /// Where the mechanism is documented.
  var sources: [String] = []
  /// A project that the rule flags, at the marks.
  let bad: ProjectExample
  /// A project that looks alike and is fine.
  let good: ProjectExample
}

extension RuleLesson {
  /// What a rule teaches; nil for rules over code, whose lessons are their examples, and where there is no rule.
  static func of(_ id: String) -> RuleLesson? {
    switch id {
    case RuleInfo.disableWithoutReason.id: .disableWithoutReason
    case RuleInfo.superfluousDisable.id: .superfluousDisable
    case RuleInfo.fixedBaselineItem.id: .fixedBaselineItem
    default: DocumentationRule.all.first { $0.info.id == id }?.lesson
    }
  }
}
