// Puts the report together: the inventory, the gate's findings, retirement, scores and costs.

import Findings
import Knowledge
import SwiftScan

extension Project {
  /// The report on the inventory.
  ///
  /// - Parameter history: what is asked of the history; nil for the present alone.
  public func inventoryReport(history: HistoryCall? = nil) throws(Failure) -> InventoryReport {
    let trend: Trend? = if let history { try trend(history) } else { nil }
    let checked = try check()
    let inspection = try inspect(countsUses: true, readsBacking: true)
    let retirement = try retirement(of: inspection)
    let scores = scores(of: inspection.inventory, retirement)
    var gate = gate(inspection)
    gate.retirement = retirement
    let rows = gate.retireRows(retirement, scores: scores)
    let reader = BridgeReader(
      project: self, inspection: inspection, retirement: retirement, scores: scores,
      modules: moduleNames(inspection.listed), rows: rows, findings: checked.report.openOnly.findings)
    return InventoryReport(
      day: effects.git.commitDay(root), bridges: inspection.inventory.bridges.indices.map(reader.bridge),
      gate: checked.report.openOnly.summary,
      retirements: RetireListing(rows: rows, asked: [], unlocked: []),
      memory: MemoryCost(
        files: inspection.memory.files.map(MemoryFileCost.init),
        entries: entryCosts(of: inspection.memory, inspection.matches, in: inspection, retirement.standings)
          .map(
            ReportedCost.init)),
      unresolved: inspection.inventory.unresolved, problems: inspection.shownProblems, trend: trend)
  }
}

extension Inspection {
  /// What could not be analysed, as `PATH:LINE: reason` lines.
  fileprivate var shownProblems: [String] {
    inventory.problems.map { "\($0.file):\($0.line): \($0.reason); \($0.fix)" }
      + memory.problems.map { "\($0.path):\($0.line): \($0.reason); \($0.fix)" }
  }
}

/// Gathers what is known of each bridge.
private struct BridgeReader {
  let project: Project
  let inspection: Inspection
  let retirement: Retirement
  let scores: [BridgeScore]
  let modules: ModuleNames
  /// When each bridge can go, by its identity.
  private let rows: [Identity: RetireRow]
  /// The open findings by file.
  private let findings: [String: [Finding]]

  private struct Identity: Hashable {
    var kind: BridgeKind
    var name: String
    var file: String
    var line: Int
    var column: Int

    init(_ bridge: Bridge) {
      (kind, name, file) = (bridge.kind, bridge.qualifiedName, bridge.file)
      (line, column) = (bridge.line, bridge.column)
    }
  }

  init(
    project: Project, inspection: Inspection, retirement: Retirement, scores: [BridgeScore],
    modules: ModuleNames, rows: [RetireRow], findings: [Finding]
  ) {
    self.project = project
    self.inspection = inspection
    self.retirement = retirement
    self.scores = scores
    self.modules = modules
    self.rows = Dictionary(rows.map { (Identity($0.bridge), $0) }) { first, _ in first }
    self.findings = Dictionary(grouping: findings, by: \.location.file)
  }

  /// The bridge at a place of the inventory.
  func bridge(_ place: Int) -> ReportedBridge {
    let bridge = inspection.inventory.bridges[place]
    let entry = inspection.matches.entry(ofBridge: place)
    var row = ReportedBridge(
      bridge: bridge, module: modules.module(of: bridge.file), needsEntry: project.config.needsEntry(bridge),
      entry: entry.map(ReportedEntry.init),
      hatch: (retirement.standings[place].match?.hatch).map {
        ReportedHatch(id: $0.id, category: $0.category)
      }, score: scores[place],
      retirement: rows[Identity(bridge)], findings: findings(about: bridge, entry), marks: [])
    row.marks = BridgeMark.allCases.filter { bears($0, row, retirement.standings[place]) }
    return row
  }

  /// Those in its lines or that name it, and those of its entry.
  private func findings(about bridge: Bridge, _ entry: EntryReference?) -> [Finding] {
    let own = findings[bridge.file, default: []].filter {
      $0.bridge == bridge.qualifiedName || bridge.declaration.contains($0.location.line)
    }
    guard let place = entry?.location else { return own }
    return own + findings[place.file, default: []].filter { $0.location == place }
  }

  private func bears(_ mark: BridgeMark, _ row: ReportedBridge, _ standing: BridgeStanding) -> Bool {
    switch mark {
    case .undocumented: row.needsEntry && row.entry == nil
    case .stale: row.findings.contains { $0.rule == DocumentationRule.staleVerification.info.id }
    case .superseded: row.needsEntry && standing.supersededSince != nil
    case .canGo: row.retirement?.group == .now
    case .canGoLater: if case .with = row.retirement?.group { true } else { false }
    case .look: row.retirement?.group == .look
    case .scoresZero: row.needsEntry && row.verdict == .stayNative
    }
  }
}
