// Reports of many repositories as one: totals add up, and nothing is lost but the history.

import Findings
import Foundation
import Testing

@testable import BridgekeeperKit

@Suite struct JoinedInventoryTests {
  private func report(_ seed: UInt64) throws -> InventoryReport {
    let table = TableFileSystem(GeneratedProject(seed: seed).files)
    return try Project.open(root: TableFileSystem.root, effects: table.effects).inventoryReport()
  }

  private func json(_ report: InventoryReport) throws -> JSONValue {
    let text = try #require(InventoryFormat.named("json")).render(report)
    return try #require(JSONValue(json: Array(text.utf8)))
  }

  private func joined(_ reports: [InventoryReport]) throws -> InventoryReport {
    var files = TableFileSystem([:])
    for (place, report) in reports.enumerated() {
      let text = try #require(InventoryFormat.named("json")).render(report)
      files.files["/reports/r\(place).json"] = Array(text.utf8)
    }
    let named = try reports.indices.shuffled().map {
      try NamedInventory("r\($0).json", from: "/reports", files.effects.files)
    }
    return try InventoryReport(joining: named)
  }

  @Test(arguments: [[1], [1, 2], [3, 4, 5, 6], [7, 7]] as [[UInt64]])
  func totalsAddUp(seeds: [UInt64]) throws {
    let reports = try seeds.map(report)
    let all = try json(try joined(reports))
    let each = try reports.map(json)
    func sum(_ path: [String]) -> Int {
      each.reduce(0) { $0 + (path.reduce($1) { $0[$1] ?? .null }.int ?? 0) }
    }
    for key in [
      "bridges", "needing", "documented", "entries", "errors", "warnings", "baselined", "suppressed",
      "memoryBytes",
    ] {
      #expect(all["summary"]?[key]?.int == sum(["summary", key]), "\(key)")
    }
    for mark in BridgeMark.allCases {
      #expect(all["marks"]?[mark.rawValue]?.int == sum(["marks", mark.rawValue]), "\(mark)")
    }
    for list in ["bridges", "problems", "unresolved"] {
      #expect(
        all[list]?.elements?.count == each.reduce(0) { $0 + ($1[list]?.elements?.count ?? 0) }, "\(list)")
    }
    let counts = all["counts"]?["repository"]?.elements ?? []
    #expect(
      counts.reduce(0) { $0 + ($1["bridges"]?.int ?? 0) } == all["summary"]?["bridges"]?.int)
  }

  /// The rows of a report that was joined alone are its own, below its name.
  @Test(arguments: UInt64(0)..<6) func rowsStayWhatTheyWere(seed: UInt64) throws {
    let one = try report(seed)
    let alone = try joined([one])
    for name in ["markdown", "html"] {
      let format = try #require(InventoryFormat.named(name))
      #expect(format.render(alone).contains("r0/"))
    }
    let (before, after) = (
      try json(one)["bridges"]?.elements ?? [], try json(alone)["bridges"]?.elements ?? []
    )
    #expect(before.count == after.count)
    for (left, right) in zip(before, after) {
      for key in [
        "name", "kind", "line", "column", "lines", "wraps", "uses", "verdict", "score", "marks", "hatch",
      ] {
        #expect(left[key] == right[key], "\(key)")
      }
      #expect(right["file"]?.text == "r0/" + (left["file"]?.text ?? ""))
      #expect(right["repository"]?.text == "r0")
    }
  }
}
