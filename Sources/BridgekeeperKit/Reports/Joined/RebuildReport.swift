// A report's document → the report, with every path below the repository's name.

import Findings
import Knowledge
import SwiftScan

extension ReportDocument {
  /// The report of the repository with this name; nil where a row says what no report would.
  func report(named name: String) -> InventoryReport? {
    let place = RepositoryPlace(name: name)
    let rows = bridges.compactMap(place.bridge)
    let retirements =
      retire.now.compactMap { place.retirement($0, .now) }
      + retire.next.compactMap { row in place.targets(row).flatMap { place.retirement(row, .with($0)) } }
      + retire.look.compactMap { place.retirement($0, .look) }
    let numbers =
      [summary.errors, summary.warnings, summary.baselined, summary.suppressed]
      + memory.files.flatMap { [$0.bytes, $0.entries, $0.entryBytes] } + memory.entries.map(\.bytes)
    guard rows.count == bridges.count, numbers.allSatisfy(RepositoryPlace.numbers.contains),
      retirements.count == retire.now.count + retire.next.count + retire.look.count
    else { return nil }
    let needing = rows.filter(\.needsEntry)
    return InventoryReport(
      day: day, bridges: rows,
      gate: Report.Summary(
        bridges: needing.count, documented: needing.count { $0.entry != nil }, entries: memory.entries.count,
        errors: summary.errors, warnings: summary.warnings, baselined: summary.baselined,
        suppressed: summary.suppressed),
      retirements: RetireListing(rows: retirements, asked: [], unlocked: []),
      memory: MemoryCost(files: memory.files.map(place.file), entries: memory.entries.map(place.cost)),
      unresolved: unresolved.map { Unresolved(name: $0.name, file: place.path($0.file), line: $0.line) },
      problems: problems.map(place.path), repositories: [name])
  }
}

/// Rows of one repository's document as values.
private struct RepositoryPlace {
  /// What lines, bytes and counts can be.
  static let numbers = 0...(1 << 40)
  private static let lines = 1...(1 << 31)

  let name: String

  func path(_ file: String) -> String { "\(name)/\(file)" }

  func bridge(_ row: ReportDocument.BridgeRow) -> ReportedBridge? {
    guard var bridge = bridge(row.name, row.qualifiedName, row.kind, row.file, row.line, row.lines),
      let context = Bridge.Context(rawValue: row.context), let verdict = BridgeVerdict(rawValue: row.verdict)
    else { return nil }
    bridge.column = row.column
    (bridge.wraps, bridge.conditions) = (row.wraps, row.conditions)
    (bridge.uses, bridge.context) = (row.uses, context)
    let marks = row.marks.compactMap(BridgeMark.init)
    let findings = row.findings.compactMap(finding)
    guard marks.count == row.marks.count, findings.count == row.findings.count else { return nil }
    let category = row.category.flatMap(HatchCategory.init)
    let hatch = row.hatch.flatMap { id in category.map { ReportedHatch(id: id, category: $0) } }
    let rebuilt = ReportedBridge(
      bridge: bridge, module: row.module, needsEntry: row.needsEntry, entry: row.gotcha.map(entry),
      hatch: hatch, score: score(row.score, verdict), retirement: nil, findings: findings, marks: marks,
      repository: name)
    return rebuilt.verdict == verdict && (hatch?.id == row.hatch) ? rebuilt : nil
  }

  private func bridge(
    _ name: String, _ qualifiedName: String, _ kind: String, _ file: String, _ line: Int, _ count: Int
  ) -> Bridge? {
    guard let kind = BridgeKind(rawValue: kind), Self.lines.contains(line), Self.lines.contains(count) else {
      return nil
    }
    return Bridge(
      name: name, qualifiedName: qualifiedName, kind: kind, file: path(file), line: line, column: 1,
      declaration: line...(line + count - 1))
  }

  private func score(_ row: ReportDocument.ScoreRow, _ verdict: BridgeVerdict) -> BridgeScore {
    let answers: [(MatrixQuestion, Bool)] = [
      (.apiGap, row.apiGap), (.performance, row.performance), (.systemComponent, row.systemComponent),
      (.gestureComplexity, row.gestureComplexity),
    ]
    return BridgeScore(
      matrix: DecisionMatrix(yes: Set(answers.filter(\.1).map(\.0))), because: row.because,
      reach: verdict == .unsure ? .own : .known)
  }

  private func entry(_ row: ReportDocument.EntryRow) -> ReportedEntry {
    ReportedEntry(file: path(row.file), line: row.line, title: row.title)
  }

  private func finding(_ row: ReportDocument.FindingRow) -> Finding? {
    Severity(rawValue: row.severity).map { severity in
      Finding(
        rule: row.rule, severity: severity, message: row.message,
        location: Location(file: path(row.file), line: row.line), fingerprint: row.fingerprint)
    }
  }

  func retirement(_ row: ReportDocument.RetirementRow, _ group: RetireGroup) -> RetireRow? {
    guard var bridge = bridge(row.name, row.qualifiedName, row.kind, row.file, row.line, row.lines) else {
      return nil
    }
    bridge.uses = row.uses
    return RetireRow(
      bridge: bridge, entry: row.gotcha.map(entry), hatch: row.hatch, group: group, because: row.because)
  }

  /// The deployment targets that a bridge waits for; nil where one is none.
  func targets(_ row: ReportDocument.RetirementRow) -> [PlatformSince]? {
    let needs = row.needs ?? [:]
    let targets = needs.compactMap { name, version in
      BuildPlatform(rawValue: name).flatMap { platform in
        VersionNumber(version).map { PlatformSince(platform, $0) }
      }
    }
    return targets.isEmpty || targets.count < needs.count ? nil : targets.sorted()
  }

  func file(_ row: ReportDocument.FileRow) -> MemoryFileCost {
    MemoryFileCost(
      path: path(row.path), bytes: row.bytes, entryBytes: row.entryBytes, entries: row.entries)
  }

  func cost(_ row: ReportDocument.CostRow) -> ReportedCost {
    ReportedCost(
      place: ReportedEntry(file: path(row.path), line: row.line, title: row.title), bytes: row.bytes,
      bridges: row.bridges, advice: row.advice, because: row.because)
  }
}
