// The gate: every bridge has a sound gotcha entry, and every entry has its bridge.

import Findings
import Knowledge
import SwiftScan

/// What a run of the gate came to.
public struct CheckResult: Sendable {
  /// The findings, sorted.
  public var report: Report
  /// For each undocumented bridge, in the order of the findings: the entry to fill in.
  public var drafts: [EntryDraft]
  /// How many Swift files the scan was given.
  public var sourceCount: Int
  /// The memory files that were read, relative to the root, sorted.
  public var memoryFiles: [String]
  /// Names that look like a bridge's protocol or class and are declared nowhere in the sources.
  public var unresolved: [Unresolved]
  /// What was done with the baseline; nil where there is none.
  public var baseline: BaselineOutcome?
  /// How many of the Swift files changed, where the run was about a change.
  public var changedCount: Int?
}

/// What the rules and comment commands made of a project, before anything narrowed it or set it aside.
struct JudgedProject: Sendable {
  var findings: [Finding]
  var gate: Gate
  var inspection: Inspection
  /// The ids of rules whose findings may not be set aside.
  var unsuppressible: Set<String>
}

/// The rules that judge in a run, by what they look at.
struct JudgingRules: Sendable {
  let documentation: [DocumentationRule]
  /// The rules over code.
  let code: [RuleInfo]

  /// The rules that a selection and a configuration leave.
  init(_ rules: RuleSelection, _ config: Config) {
    let widened = rules.widened
    documentation = DocumentationRule.all.filter { widened.judges($0.info, config) }
    code = BridgeRule.all.map(\.info).filter { widened.judges($0, config) }
  }

  /// Whether hatches and deployment targets are needed.
  var needsRetirement: Bool { documentation.contains(where: \.needsRetirement) }
}

extension Project {
  /// Runs the gate.
  ///
  /// - Parameter paths: files and folders, relative to the root, to which the findings are narrowed; none for
  ///   all. The
  ///   whole project is scanned all the same.
  /// - Parameter rules: which rules judge.
  /// - Parameter baseline: what is done with the baseline.
  /// - Parameter change: what changed, where the findings are to be narrowed to that.
  /// - Parameter former: the report of a former run, to say what is new.
  public func check(
    paths: [String] = [], rules: RuleSelection = RuleSelection(), baseline: BaselineCall = BaselineCall(),
    change: Change? = nil, former: FormerReport? = nil
  ) throws(Failure) -> CheckResult {
    try checked(try judged(by: rules), paths, rules, baseline, change, former)
  }

  /// What a run of the gate makes of a project that was judged.
  func checked(
    _ judged: JudgedProject, _ paths: [String], _ rules: RuleSelection, _ baseline: BaselineCall,
    _ change: Change?, _ former: FormerReport?
  ) throws(Failure) -> CheckResult {
    let (gate, inspection) = (judged.gate, judged.inspection)
    let scope = baselineScope(
      inspection, paths: paths, changed: change?.paths(below: root), rules: rules,
      unsuppressible: judged.unsuppressible)
    let settled = try settle(judged.findings, by: baseline, scope) {
      rules.severity(of: .fixedBaselineItem, in: config, at: $0)
    }
    let told = try told(settled.findings, scope.reach, change, rules, baseline: baseline.file) + settled.idle
    let compared = former.map { $0.compared(with: told, scope) }
    let needing = gate.needingEntry.filter { scope.reach.isBelow(inspection.inventory.bridges[$0].file) }
    let report = Report(
      findings: compared?.findings ?? told, bridges: needing.count,
      documented: needing.count { !inspection.matches.ofBridge[$0].isEmpty },
      entries: inspection.matches.entries.count, fixed: compared?.fixed)
    return CheckResult(
      report: report, drafts: drafts(for: report, gate), sourceCount: inspection.sourceCount,
      memoryFiles: inspection.memory.files.map(\.path), unresolved: inspection.inventory.unresolved,
      baseline: settled.outcome,
      changedCount: scope.changed.map { changed in inspection.listed.sources.count(where: changed.contains) })
  }

  /// Judges the whole project.
  func judged(by rules: RuleSelection) throws(Failure) -> JudgedProject {
    let judges = JudgingRules(rules, config)
    let plan = try planScan(for: judges)
    return try judged(inspection(plan, scan(plan)), by: rules, judges)
  }

  /// Plans the scan that the rules need.
  func planScan(for judges: JudgingRules) throws(Failure) -> ScanPlan {
    try planScan(countsUses: judges.needsRetirement, rules: Set(judges.code.map(\.id)))
  }

  /// Judges what a scan found.
  func judged(
    _ inspection: Inspection, by rules: RuleSelection, _ judges: JudgingRules
  ) throws(Failure) -> JudgedProject {
    let widened = rules.widened
    var gate = gate(inspection)
    if judges.needsRetirement { gate.retirement = try retirement(of: inspection) }
    let all =
      judges.documentation.flatMap { [gate] in $0.findings(in: gate, widened) }
      + codeFindings(inspection.inventory.ruleHits, widened)
    let unsuppressible = Set(config.unsuppressible + [DocumentationRule.unreadableSource.info.id])
    let aside = SetAside(
      commands: commands(inspection), known: Set(RuleSelection.known), unsuppressible: unsuppressible,
      judged: judges.documentation.map(\.info) + judges.code)
    func weight(_ info: RuleInfo, _ file: String) -> Severity? {
      widened.severity(of: info, in: config, at: file)
    }
    return JudgedProject(
      findings: aside.applied(to: all, severity: weight).filter { rules.selects($0.rule) }, gate: gate,
      inspection: inspection, unsuppressible: unsuppressible)
  }

  func gate(_ inspection: Inspection) -> Gate {
    let opened = Set(inspection.inventory.bridges.filter(config.needsEntry).map(\.file))
    let agents = agentView(inspection.listed, memory: inspection.memory, opening: opened)
    return Gate(
      config: config, inventory: inspection.inventory, memory: inspection.memory, matches: inspection.matches,
      agents: agents, judgedEntries: inspection.judgedEntries)
  }

  private func drafts(for report: Report, _ gate: Gate) -> [EntryDraft] {
    let undocumented = report.openOnly.findings.filter {
      $0.rule == DocumentationRule.undocumentedBridge.info.id
    }
    guard !undocumented.isEmpty else { return [] }
    let places = Dictionary(
      gate.inventory.bridges.indices.map { place in
        let bridge = gate.inventory.bridges[place]
        return (BridgeLine(file: bridge.file, line: bridge.line), place)
      }
    ) { first, _ in first }
    let asked = undocumented.compactMap { finding -> (place: Int, source: Location)? in
      places[BridgeLine(file: finding.location.file, line: finding.location.line)]
        .map { ($0, finding.location) }
    }
    let mentions = gate.memory.firstMentions(of: Set(asked.map { gate.inventory.bridges[$0.place].name }))
    return asked.map { draft(ofBridge: $0.place, $0.source, mentions, gate) }
  }
}

/// Where a bridge is declared.
private struct BridgeLine: Hashable {
  var file: String
  var line: Int
}

extension Project {
  private func draft(
    ofBridge place: Int, _ source: Location, _ mentions: Memory.Mentions, _ gate: Gate
  ) -> EntryDraft {
    let bridge = gate.inventory.bridges[place]
    let home = EntryHome(of: bridge.file, memory: gate.memory, agents: gate.agents)
    var draft = EntryDraft(bridge, home: home, mention: mentions[bridge.name])
    draft.source = source
    draft.files = [home.file] + copies(of: home.file, in: gate.memory)
    draft.hatch = gate.hatch(ofBridge: place)
    return draft
  }
}

extension Gate {
  /// The hatch that a bridge follows whatever gap it was written for; nil where there is none, or nobody asked. One that
  /// SwiftUI has overtaken is no reason for the bridge, and would be due to go as soon as it was written down.
  fileprivate func hatch(ofBridge place: Int) -> Hatch? {
    guard let standing = retirement?.standings[place], standing.match?.basis == .only,
      standing.supersededSince == nil
    else { return nil }
    return standing.match?.hatch
  }
}

extension Path {
  /// Whether a path is the other one or a folder above it; the empty path is the root.
  static func holds(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || folder == "." || relative(path, to: folder) != nil
  }
}
