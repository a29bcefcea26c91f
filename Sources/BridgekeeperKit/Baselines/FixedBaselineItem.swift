// Items that set nothing aside any more. A baseline that keeps them would let the same fault come back
// unseen.

import Findings

extension RuleInfo {
  /// A finding at the item's line, so that every format tells of it and `--strict` fails.
  static let fixedBaselineItem = RuleInfo(
    id: "fixed_baseline_item", summary: "The baseline holds an item that sets nothing aside any more.",
    severity: .warning)
}

extension BaselineItem {
  /// What is to be said of the item when it sets nothing aside.
  ///
  /// - Parameter path: the baseline file.
  /// - Parameter command: the command that takes the item out.
  func finding(
    _ idleness: BaselineMatch.Idleness, in path: String, severity: Severity, command: String
  ) -> Finding {
    let subject = bridge.map { "'\(rule)' of '\($0)' in '\(file)'" } ?? "'\(rule)' in '\(file)'"
    let standing =
      switch idleness {
      case .fixed: "stands in the baseline and is fixed"
      case .surplus: "stands in the baseline more often than it is found"
      case .suppressed: "stands in the baseline and is set aside by a comment already"
      case .unknownRule: "stands in the baseline, and there is no such rule"
      case .unsuppressible: "stands in the baseline and may not be set aside in this project"
      }
    return Finding(
      rule: RuleInfo.fixedBaselineItem.id, severity: severity,
      message: "\(subject) \(standing): run `\(command)` to take it out",
      location: Location(file: path, line: line), bridge: bridge,
      fingerprint: Fingerprint.of(RuleInfo.fixedBaselineItem.id, file, rule, fingerprint), fix: command)
  }
}
