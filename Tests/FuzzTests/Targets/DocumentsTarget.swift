// Documents that are handed back: a part, a former report, a report to be joined. Each is read, or refused as bad
// input, and what was read can be printed in every format.

import Findings
import SwiftScan

@testable import BridgekeeperKit
@testable import BridgekeeperKitTests

extension FuzzTarget {
  static let documents = FuzzTarget(
    name: "documents", inputs: 100, seeds: { made.map { Array($0.utf8) } },
    words: [
      "{", "}", "[", "]", "\"", ",", ":", "null", "true", "-1", "0", "1e9", "0.5", "9223372036854775807",
      "\"schema\":", "\"line\":", "\"column\":", "\"lines\":", "\"kind\":\"UIViewRepresentable\"",
      "\"severity\":",
      "\"error\"", "\"file\":\"../a\"", "\"file\":\"/a\"", "\"day\":\"2026-02-30\"", "\"status\":\"open\"",
      "\\u0000",
      "\"needs\":{\"iOS\":\"17.0\"}", "\"verdict\":", "\"marks\":", "\"context\":", "\"bytes\":",
    ]
  ) { bytes in
    var table = project
    table.files["\(TableFileSystem.root)/x.json"] = bytes
    let files = table.effects.files
    return [
      fault { () throws(Failure) in
        let parts = try JoinedParts([try NamedPart("/project/x.json", as: "x", files)], version: "1")
        let whole = try Project.open(root: TableFileSystem.root, effects: project.effects)
        return print(try whole.merge(parts).report, whole)
      },
      fault { () throws(Failure) in
        let former = try FormerReport.read("/project/x.json", as: "x", files)
        let whole = try Project.open(root: TableFileSystem.root, effects: project.effects)
        return print(try whole.check(former: former).report, whole)
      },
      fault { () throws(Failure) in
        let one = try NamedInventory("a=x.json", from: TableFileSystem.root, files)
        let report = try InventoryReport(joining: [
          one, try NamedInventory("b=x.json", from: "/project", files),
        ])
        return InventoryFormat.all.allSatisfy { !$0.render(report).isEmpty } ? nil : "an empty page"
      },
    ].lazy.compactMap { $0 }.first
  }

  /// What is wrong, unless it is refused as it should be.
  private static func fault(_ work: () throws(Failure) -> String?) -> String? {
    do throws(Failure) {
      return try work()
    } catch {
      return [.badInput, .noInput, .usage].contains(error.exit)
        ? nil : "ends with \(error.exit): \(error.problem)"
    }
  }

  private static func print(_ report: Report, _ project: Project) -> String? {
    let context = project.reportContext(for: report, rules: RuleSelection(), readsTexts: true)
    for reporter in Reporter.all {
      let text = reporter.render(report, context)
      let isJSON = ["json", "sarif", "gitlab", "rdjson"].contains(reporter.name)
      if isJSON, JSONValue(json: text.utf8) == nil { return "\(reporter.name) prints no JSON" }
    }
    return nil
  }

  /// As little as has something in each part of a document.
  private static let project = TableFileSystem([
    "Map.swift": """
    import SwiftUI
    // bridgekeeper:disable:next public_bridge - a sample
    struct Map: UIViewRepresentable {
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
    }
    struct Tiles: UIViewRepresentable {}
    """,
    "CLAUDE.md": "## Known Gotchas\n\n- **Map:** `Map` takes no tiles.\n",
  ])

  /// Documents as the program prints them.
  private static let made: [String] = {
    guard let whole = try? Project.open(root: TableFileSystem.root, effects: project.effects),
      let shard = Shard(1, of: 1), let json = Reporter.named("json"),
      let inventory = InventoryFormat.named("json"),
      let part = try? whole.part(shard, paths: [], rules: RuleSelection(), version: "1"),
      let checked = try? whole.check(), let report = try? whole.inventoryReport()
    else { return [] }
    return [
      part.document, json.render(checked.report, Reporter.Context(root: TableFileSystem.root)),
      inventory.render(report),
    ]
  }()
}
