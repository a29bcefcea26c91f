// The report as scripts read it: `bridgekeeper/report/1`.

import Findings
import Knowledge
import SwiftScan

extension InventoryFormat {
  /// One document with everything that the other formats show.
  static let json = InventoryFormat(name: "json") { report in
    var document: [String: JSONValue] = [
      "schema": "bridgekeeper/report/1", "root": ".", "day": JSONValue(report.day),
      "summary": summary(report), "counts": counts(report), "marks": marks(report),
      "retire": retire(report.retirements), "memory": memory(report.memory),
      "bridges": .array(report.bridges.map(bridge)),
      "unresolved": .array(
        report.unresolved.map {
          ["name": .string($0.name), "file": .string($0.file), "line": .int($0.line)]
        }),
      "problems": JSONValue(report.problems), "trend": report.trend.map(trend) ?? .null,
    ]
    if !report.repositories.isEmpty { document["repositories"] = JSONValue(report.repositories) }
    return JSONValue.object(document).document
  }

  private static func summary(_ report: InventoryReport) -> JSONValue {
    [
      "bridges": .int(report.bridges.count), "needing": .int(report.needing.count),
      "documented": .int(report.documented), "entries": .int(report.memory.entries.count),
      "errors": .int(report.gate.errors), "warnings": .int(report.gate.warnings),
      "baselined": .int(report.gate.baselined), "suppressed": .int(report.gate.suppressed),
      "memoryBytes": .int(report.memory.bytes), "memoryTokens": .int(report.memory.tokens),
    ]
  }

  private static func counts(_ report: InventoryReport) -> JSONValue {
    .object(
      Dictionary(
        uniqueKeysWithValues: InventoryDimension.of(report.bridges).map { dimension in
          let groups = dimension.groups(of: report.bridges).map { group -> JSONValue in
            [
              "name": JSONValue(group.key), "bridges": .int(group.count), "needing": .int(group.needing),
              "documented": .int(group.documented),
            ]
          }
          return (dimension.rawValue, .array(groups))
        }))
  }

  private static func marks(_ report: InventoryReport) -> JSONValue {
    .object(
      Dictionary(
        uniqueKeysWithValues: BridgeMark.allCases.map {
          ($0.rawValue, JSONValue.int(report.bridges($0).count))
        }))
  }

  private static func retire(_ listing: RetireListing) -> JSONValue {
    [
      "now": .array(listing.rows.filter { $0.group == .now }.map(RetireListing.row)),
      "next": .array(
        listing.rows.filter { if case .with = $0.group { true } else { false } }.map(RetireListing.row)),
      "look": .array(listing.rows.filter { $0.group == .look }.map(RetireListing.row)),
    ]
  }

  private static func memory(_ memory: MemoryCost) -> JSONValue {
    [
      "files": .array(
        memory.files.map {
          [
            "path": .string($0.path), "bytes": .int($0.bytes), "tokens": .int($0.tokens),
            "entries": .int($0.entries), "entryBytes": .int($0.entryBytes),
          ]
        }),
      "entries": .array(
        memory.entries.map {
          [
            "path": .string($0.place.file), "line": .int($0.place.line), "title": .string($0.place.title),
            "bytes": .int($0.bytes), "tokens": .int($0.tokens),
            "bridges": JSONValue($0.bridges), "advice": .string($0.advice),
            "because": .string($0.because),
          ]
        }),
    ]
  }

  private static func bridge(_ row: ReportedBridge) -> JSONValue {
    let bridge = row.bridge
    let gotcha: JSONValue? = row.entry.map {
      ["file": .string($0.file), "line": .int($0.line), "title": .string($0.title)]
    }
    var document: [String: JSONValue] = [
      "name": .string(bridge.name), "qualifiedName": .string(bridge.qualifiedName),
      "kind": .string(bridge.kind.rawValue), "direction": .string(bridge.kind.direction.rawValue),
      "file": .string(bridge.file), "line": .int(bridge.line), "column": .int(bridge.column),
      "lines": .int(bridge.declaration.count), "module": JSONValue(row.module),
      "wraps": JSONValue(bridge.wraps), "conditions": JSONValue(bridge.conditions),
      "context": .string(bridge.context.rawValue), "needsEntry": .bool(row.needsEntry),
      "gotcha": gotcha ?? .null, "hatch": JSONValue(row.hatch?.id),
      "category": JSONValue(row.hatch?.category.rawValue), "score": row.score.row,
      "verdict": .string(row.verdict.rawValue), "uses": JSONValue(bridge.uses),
      "marks": JSONValue(row.marks.map(\.rawValue)), "findings": .array(row.findings.map(finding)),
    ]
    document["repository"] = row.repository.map(JSONValue.string)
    return .object(document)
  }

  private static func finding(_ finding: Finding) -> JSONValue {
    [
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message), "file": .string(finding.location.file),
      "line": .int(finding.location.line), "fingerprint": .string(finding.fingerprint),
    ]
  }

  private static func trend(_ trend: Trend) -> JSONValue {
    [
      "commits": .int(trend.commits), "cut": .bool(trend.isCut), "notes": JSONValue(trend.notes),
      "points": .array(
        trend.points.map { point in
          [
            "commit": .string(point.commit.id), "date": .string(point.commit.day),
            "bridges": .int(point.bridges), "documented": .int(point.documented),
            "uikit-in-swiftui": .int(point.count(.uikitInSwiftUI)),
            "swiftui-in-uikit": .int(point.count(.swiftUIInUIKit)),
            "kinds": .object(
              Dictionary(
                uniqueKeysWithValues: point.kinds.map { ($0.key.rawValue, JSONValue.int($0.value)) })),
            "unreadable": .int(point.unreadable),
          ]
        }),
    ]
  }
}
