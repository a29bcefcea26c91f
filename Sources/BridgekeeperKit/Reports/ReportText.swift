// What the formats for people say in the same words.

import Findings
import Knowledge
import SwiftScan

/// Words of the report.
enum ReportText {
  /// The marks that something is to be done about, each with its heading, the most pressing first.
  static let todo: [(mark: BridgeMark, heading: String)] = [
    (.undocumented, "without an entry"), (.superseded, "superseded by SwiftUI"),
    (.stale, "not verified on the newest version"),
    (.scoresZero, "the first candidates to delete: they score 0"),
  ]

  /// What the report comes to.
  static func sentences(_ report: InventoryReport) -> [String] {
    guard !report.bridges.isEmpty else { return ["There is no bridge in the sources."] }
    let needing = report.needing.count
    let open = report.gate.errors + report.gate.warnings
    let later = report.bridges(.canGoLater).count
    return [
      "\(report.bridges.count.of("bridge")), of which \(needing) \(needing == 1 ? "needs" : "need") an entry and "
        + "\(report.documented) \(report.documented == 1 ? "has" : "have") one.",
      "\(report.bridges(.canGo).count.of("bridge")) can go now, \(later) with a later deployment target.",
      "The gate has \(open.of("open finding")).",
    ]
  }

  /// `UIViewRepresentable, test`.
  static func kind(_ row: ReportedBridge) -> String {
    let context = row.bridge.context == .app ? "" : ", \(row.bridge.context.rawValue)"
    return row.bridge.kind.rawValue + context
  }

  /// `bridge now, 2 yes`.
  static func verdict(_ row: ReportedBridge) -> String {
    row.verdict == .notAsked ? row.verdict.words : "\(row.verdict.words), \(row.score.matrix.yes.count) yes"
  }

  /// The rules with open findings about a bridge, each with its number.
  static func rules(_ row: ReportedBridge) -> [(rule: String, count: Int)] {
    Dictionary(grouping: row.findings, by: \.rule).map { (rule: $0.key, count: $0.value.count) }
      .sorted { $0.rule < $1.rule }
  }
}

extension String {
  /// The text with a capital at its start.
  var firstUpper: String { prefix(1).uppercased() + dropFirst() }
}
