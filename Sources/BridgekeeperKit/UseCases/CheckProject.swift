// The gate: every bridge has a sound gotcha entry, and every entry has its bridge.

import Findings
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
}

extension Project {
  /// Runs the gate.
  ///
  /// - Parameter paths: files and folders, relative to the root, to which the findings are narrowed; none for
  ///   all. The
  ///   whole project is scanned all the same.
  /// - Parameter rules: which rules judge.
  /// - Parameter baseline: what is done with the baseline.
  public func check(
    paths: [String] = [], rules: RuleSelection = RuleSelection(), baseline: BaselineCall = BaselineCall()
  ) throws(Failure) -> CheckResult {
    let documentation = DocumentationRule.all.filter { rules.judges($0.info, config) }
    let code = BridgeRule.all.map(\.info).filter { rules.judges($0, config) }
    let needsRetirement = documentation.contains(where: \.needsRetirement)
    let inspection = try inspect(countsUses: needsRetirement, rules: Set(code.map(\.id)))
    var gate = gate(inspection)
    if needsRetirement { gate.retirement = try retirement(of: inspection) }
    let all =
      documentation.flatMap { [gate] in $0.findings(in: gate, rules) }
      + codeFindings(inspection.inventory.ruleHits, rules)
    let unsuppressible = Set(config.unsuppressible + [DocumentationRule.unreadableSource.info.id])
    let aside = SetAside(
      commands: commands(inspection), known: Set(RuleSelection.known), unsuppressible: unsuppressible,
      judged: documentation.map(\.info) + code)
    func weight(_ info: RuleInfo, _ file: String) -> Severity? {
      rules.severity(of: info, in: config, at: file)
    }
    let settled = try settle(
      aside.applied(to: all, severity: weight), by: baseline,
      baselineScope(inspection, paths: paths, rules: rules, unsuppressible: unsuppressible)
    ) { weight(.fixedBaselineItem, $0) }
    let findings = settled.findings
      .filter { finding in paths.isEmpty || paths.contains { Path.holds($0, finding.location.file) } }
    let needing = gate.needingEntry.filter { place in
      paths.isEmpty || paths.contains { Path.holds($0, inspection.inventory.bridges[place].file) }
    }
    let report = Report(
      findings: findings + settled.idle, bridges: needing.count,
      documented: needing.count { !inspection.matches.ofBridge[$0].isEmpty },
      entries: inspection.matches.entries.count)
    return CheckResult(
      report: report, drafts: drafts(for: report, gate), sourceCount: inspection.sourceCount,
      memoryFiles: inspection.memory.files.map(\.path), unresolved: inspection.inventory.unresolved,
      baseline: settled.outcome)
  }

  func gate(_ inspection: Inspection) -> Gate {
    let opened = Set(inspection.inventory.bridges.filter(config.needsEntry).map(\.file))
    let agents = agentView(inspection.listed, memory: inspection.memory, opening: opened)
    return Gate(
      config: config, inventory: inspection.inventory, memory: inspection.memory, matches: inspection.matches,
      agents: agents)
  }

  private func drafts(for report: Report, _ gate: Gate) -> [EntryDraft] {
    let undocumented = report.openOnly.findings.filter {
      $0.rule == DocumentationRule.undocumentedBridge.info.id
    }
    return undocumented.compactMap { finding in
      gate.inventory.bridges
        .first { $0.file == finding.location.file && $0.line == finding.location.line }
        .map { bridge in
          EntryDraft(
            bridge, home: EntryHome(of: bridge.file, memory: gate.memory, agents: gate.agents),
            mention: gate.memory.firstMention(of: bridge.name))
        }
    }
  }
}

extension Path {
  /// Whether a path is the other one or a folder above it; the empty path is the root.
  static func holds(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || folder == "." || relative(path, to: folder) != nil
  }
}
