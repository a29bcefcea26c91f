// What the rules about comment commands teach.

import Findings

extension RuleLesson {
  /// Why a comment needs a reason.
  static let disableWithoutReason = RuleLesson(
    why: "Nobody can tell a finding that was looked at from one that was in the way, so a comment without a "
      + "reason sets nothing aside.",
    bad: ProjectExample([
      "Sources/Ticker.swift": ProjectExample.spinner(
        "Ticker", above: "↓// bridgekeeper:disable:next undocumented_bridge\n")
    ]),
    good: ProjectExample([
      "Sources/Ticker.swift": ProjectExample.spinner(
        "Ticker",
        above: "// bridgekeeper:disable:next undocumented_bridge - goes with the old screen in May\n")
    ]))

  /// Why a comment that does nothing goes.
  static let superfluousDisable = RuleLesson(
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
    ]))
}
