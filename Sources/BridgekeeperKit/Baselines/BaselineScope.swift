// What a run looked at. An item that was not judged is not fixed, and a finding that may not be set aside is
// never one.

import Findings
import Knowledge
import SwiftScan

/// What a run looked at, as far as a baseline has to know.
struct BaselineScope: Sendable {
  /// The ids of all rules.
  var known: Set<String>
  /// The ids of the rules that judged.
  var judged: Set<String>
  /// The ids of rules whose findings may not be set aside.
  var unsuppressible: Set<String>
  /// Files and folders to which the run was narrowed; none for all.
  var paths: [String] = []
  /// The files to whose code a run about a change was narrowed; nil for all.
  var changed: Set<String>?
  /// Whether every file could be analysed. What one of them hides may be what is missing elsewhere.
  var isComplete = true
  /// Whether a file is gone: then a finding of its in another file is one that moved.
  var isGone: @Sendable (_ file: String) -> Bool = { _ in false }
  /// Whether a file is there and was left out of the run.
  var isLeftOut: @Sendable (_ file: String) -> Bool = { _ in false }

  /// Whether a rule that judged elsewhere is off in a file.
  var isOff: @Sendable (_ rule: String, _ file: String) -> Bool = { _, _ in false }

  /// Whether a baseline may hold a finding of this rule.
  func mayHold(_ rule: String) -> Bool { !unsuppressible.contains(rule) }

  /// Where the run looked.
  var reach: Reach { Reach(paths: paths, changed: changed) }

  /// Whether the run was narrowed to a place that holds this file.
  func reaches(_ file: String) -> Bool { reach.holds(file) }
}

extension Project {
  /// What a run with these rules and paths looks at.
  func baselineScope(
    _ inspection: Inspection, paths: [String], changed: Set<String>? = nil, rules: RuleSelection,
    unsuppressible: Set<String>
  ) -> BaselineScope {
    let sources = Set(inspection.listed.sources)
    let others = Set(inspection.listed.all).union(inspection.memory.files.map(\.path))
    var judged = Set(RuleSelection.infos.filter { rules.judges($0, config) }.map(\.id))
    // A comment is called unused only where all of its rules judge.
    if !rules.only.isEmpty || !rules.without.isEmpty { judged.remove(RuleInfo.superfluousDisable.id) }
    return BaselineScope(
      known: Set(RuleSelection.known), judged: judged,
      unsuppressible: unsuppressible.union([RuleInfo.fixedBaselineItem.id]), paths: paths, changed: changed,
      isComplete: inspection.inventory.problems.isEmpty && inspection.memory.problems.isEmpty,
      isGone: { effects.files.kind(absolute($0)) == nil },
      isLeftOut: { file in
        let isSeen = file.hasSuffix(".swift") ? sources.contains(file) : others.contains(file)
        return !isSeen && effects.files.kind(absolute(file)) != nil
      },
      isOff: { isOff($0, at: $1, rules) })
  }

  /// Whether overrides turn a rule off in a file. Where they turn any off, no comment is called unused either.
  private func isOff(_ rule: String, at file: String, _ rules: RuleSelection) -> Bool {
    guard let info = RuleSelection.infos.first(where: { $0.id == rule }) else { return false }
    if rule == RuleInfo.superfluousDisable.id, config.overrides.contains(where: { $0.holds(file) }) {
      return true
    }
    return rules.severity(of: info, in: config, at: file) == nil
  }
}
