// What the rule about the baseline teaches.

import Findings

extension RuleLesson {
  /// Why an item that sets nothing aside goes.
  static let fixedBaselineItem = RuleLesson(
    why: "An item that stays after its finding is fixed would set the same fault aside when it comes back. "
      + "`bridgekeeper check --prune-baseline` takes such items out. What a run did not judge is not fixed.",
    bad: ProjectExample([
      Baseline.fileName: baseline(mark: "↓"), "Sources/Spinner.swift": "struct Spinner: View {}\n",
    ]),
    good: ProjectExample([
      Baseline.fileName: baseline(), "Sources/Spinner.swift": ProjectExample.spinner(),
    ]))

  /// A baseline with one item.
  private static func baseline(mark: String = "") -> String {
    let (rule, file) = ("undocumented_bridge", "Sources/Spinner.swift")
    let fingerprint = Fingerprint.of(rule, "Spinner", "UIViewRepresentable \(file)")
    return """
      {
        "schema": "\(Baseline.schema)",
        "findings": [
      \(mark)    {"file": "\(file)", "rule": "\(rule)", "bridge": "Spinner", "fingerprint": "\(fingerprint)", \
      "message": "'Spinner' has no gotcha entry"}
        ]
      }

      """
  }
}
