// What the rules about comment commands teach.

import Findings

extension RuleLesson {
  /// What a rule about comment commands teaches, by the rule's id.
  static let ofCommandRules: [String: RuleLesson] = [
    RuleInfo.disableWithoutReason.id: RuleLesson(
      why:
        "Nobody can tell a finding that was looked at from one that was in the way, so a comment without a "
        + "reason sets nothing aside.",
      bad: ProjectExample([
        "Sources/Ticker.swift": ProjectExample.spinner(
          "Ticker", above: "↓// bridgekeeper:disable:next undocumented_bridge\n")
      ]),
      good: ProjectExample([
        "Sources/Ticker.swift": ProjectExample.spinner(
          "Ticker",
          above: "// bridgekeeper:disable:next undocumented_bridge - goes with the old screen in May\n")
      ])),
    RuleInfo.superfluousDisable.id: RuleLesson(
      why:
        "A comment that outlives its finding hides the next one. A comment for a rule that is off, or off in that "
        + "file, cannot be called unused.",
      bad: ProjectExample([
        "Sources/Ticker.swift":
          "↓// bridgekeeper:disable:next undocumented_bridge - goes in May\nstruct Ticker {}\n"
      ]),
      good: ProjectExample([
        "Sources/Ticker.swift": ProjectExample.spinner(
          "Ticker", above: "// bridgekeeper:disable:next undocumented_bridge - goes in May\n")
      ])),
  ]
}
