// Which findings a run about a change tells: those in its files, those in documents, and those elsewhere that the
// change itself made.

import Findings
import SwiftScan

extension Project {
  /// The findings of a run as its reach narrows them.
  ///
  /// - Parameter baseline: the baseline's file where it is not the usual one.
  func told(
    _ findings: [Finding], _ reach: Reach, _ change: Change?, _ rules: RuleSelection, baseline: String?
  ) throws(Failure) -> [Finding] {
    let below = findings.filter { reach.isBelow($0.location.file) }
    guard let change else { return below }
    func isOwn(_ finding: Finding) -> Bool {
      reach.holds(finding.location.file) || finding.rule == Finding.alwaysCounting
    }
    let elsewhere = below.filter { !isOwn($0) && $0.status == .open }
    return below.filter(isOwn) + (try made(by: change, among: elsewhere, rules, baseline))
  }

  /// The findings that were not open before: their entry or their item of the baseline went, or the configuration, a
  /// deployment target or a type in another file is no longer what it was. Only where there are any to ask about, what was there before is
  /// judged as well.
  private func made(
    by change: Change, among findings: [Finding], _ rules: RuleSelection, _ baseline: String?
  ) throws(Failure) -> [Finding] {
    guard !findings.isEmpty, !change.paths.isEmpty else { return [] }
    let snapshot = try change.before()
    guard let project = before(snapshot, change) else { return findings }
    let judged = try project.judged(by: rules)
    try requireWhole(judged.inspection, change)
    let open = project.openFindings(judged, rules, baseline)
    var known: [Identity: Int] = [:]
    for finding in open { known[Identity(finding), default: 0] += 1 }
    return findings.sorted { $0.location < $1.location }.filter { finding in
      known[Identity(finding), default: 0] -= 1
      return known[Identity(finding), default: 0] < 0
    }
  }

  /// What the baseline leaves open; one that cannot be used leaves all.
  private func openFindings(
    _ judged: JudgedProject, _ rules: RuleSelection, _ baseline: String?
  ) -> [Finding] {
    let scope = baselineScope(
      judged.inspection, paths: [], rules: rules, unsuppressible: judged.unsuppressible)
    let settled = try? settle(judged.findings, by: BaselineCall(file: baseline), scope) { _ in nil }
    return (settled?.findings ?? judged.findings).filter { $0.status == .open }
  }

  /// The project as it was; nil where its root was not there. A configuration that could not be read then says
  /// nothing: today's goes for both.
  private func before(_ snapshot: Snapshot, _ change: Change) -> Project? {
    let effects = snapshot.effects(over: change.disk)
    guard effects.files.kind(root) == .folder else { return nil }
    let opened = try? Project.open(root: root, configFile: change.configFile, effects: effects)
    return opened ?? Project(root: root, config: config, effects: effects)
  }

  /// A partial clone may lack what files held before, and this program fetches nothing.
  private func requireWhole(_ inspection: Inspection, _ change: Change) throws(Failure) {
    let files =
      inspection.inventory.problems.filter { $0.reason == Snapshot.absent.reason }.map(\.file)
      + inspection.memory.problems.filter { $0.reason == Snapshot.absent.reason }.map(\.path)
    guard let file = files.min() else { return }
    throw Failure(
      "cannot tell what the change made: git does not give '\(file)' as it was before",
      reason: "this clone is a partial one",
      fix: "run 'git diff --stat \(change.base)' once, which fetches what is missing",
      exit: .noInput)
  }
}

/// What makes two findings the same one.
private struct Identity: Hashable {
  var rule: String
  var fingerprint: String
  var file: String

  init(_ finding: Finding) {
    (rule, fingerprint, file) = (finding.rule, finding.fingerprint, finding.location.file)
  }
}
