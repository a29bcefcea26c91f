// The table of every bridge: all rows are there without scripts, and each bears what the page's script sorts and
// filters by.

import Findings
import Knowledge
import SwiftScan

/// The table of bridges with its filters.
struct HTMLBridgeTable {
  let rows: [ReportedBridge]
  /// For each dimension its groups, in the order of the choices.
  private let groups: [(dimension: InventoryDimension, groups: [InventoryGroup])]

  init(rows: [ReportedBridge]) {
    self.rows = rows
    groups = InventoryDimension.of(rows).map { ($0, $0.groups(of: rows)) }
  }

  /// The filters and the table; nothing where there is no bridge.
  var html: String {
    guard !rows.isEmpty else { return "" }
    return """
      \(filters)<div class="wide" role="region" tabindex="0" aria-label="The table of bridges">
      <table id="bridges">
      <caption>Every bridge, where it is and how it stands</caption>
      <thead><tr>\(heads)</tr></thead>
      <tbody>
      \(rows.map(row).joined())</tbody>
      </table>
      </div>

      """
  }

  /// Hidden until the script shows it: without scripts it would do nothing.
  private var filters: String {
    let choices = groups.map { dimension, groups in
      let options = groups.indices.map { place in
        "<option value=\"\(Self.flag(dimension, place))\">\(groups[place].words.inMarkup) (\(groups[place].count))</option>"
      }
      return
        "<label>\(dimension.rawValue.firstUpper) <select><option value=\"\">all</option>\(options.joined())</select></label>\n"
    }
    let marks = BridgeMark.allCases.enumerated().map { place, mark in
      let count = rows.count { $0.marks.contains(mark) }
      return "<option value=\"s\(place)\">\(mark.words) (\(count))</option>"
    }
    return """
      <form id="filters" hidden>
      <label>Search <input type="search" autocomplete="off" spellcheck="false"></label>
      \(choices.joined())<label>Stands out <select><option value="">all</option>\(marks.joined())</select></label>
      <button type="reset">Show all</button>
      <p id="shown" role="status">\(rows.count.of("bridge"))</p>
      </form>

      """
  }

  private var heads: String {
    let columns = [
      ("Bridge", "text"), ("Kind", "text"), ("Module", "text"), ("Entry", "text"), ("Hatch", "text"),
      ("Verdict", "number"), ("Uses", "number"), ("Findings", "number"), ("Stands out", "text"),
    ]
    return columns.map { name, sort in "<th scope=\"col\" data-sort=\"\(sort)\">\(name)</th>" }.joined()
  }

  private static func flag(_ dimension: InventoryDimension, _ place: Int) -> String {
    "\(dimension.rawValue.prefix(1))\(place)"
  }

  /// What the row is filtered by: one word for each dimension and mark.
  private func flags(_ row: ReportedBridge) -> String {
    let own = groups.compactMap { dimension, groups in
      groups.firstIndex { $0.key == dimension.key(of: row) }.map { Self.flag(dimension, $0) }
    }
    let marks = BridgeMark.allCases.enumerated().filter { row.marks.contains($0.element) }.map {
      "s\($0.offset)"
    }
    return (own + marks).joined(separator: " ")
  }

  private func row(_ row: ReportedBridge) -> String {
    let bridge = row.bridge
    let wraps = bridge.wraps.map { "<br><small>wraps <code><bdi>\($0.inMarkup)</bdi></code></small>" }
      .joined()
    let marks = row.marks.map { "<span class=\"mark \($0.rawValue)\">\($0.words)</span>" }
    let cells = [
      "<th scope=\"row\"><code><bdi>\(bridge.qualifiedName.inMarkup)</bdi></code><br><small><bdi>\(row.place.inMarkup)</bdi></small></th>",
      "<td>\(ReportText.kind(row))\(wraps)</td>",
      "<td><bdi>\((row.module ?? "").inMarkup)</bdi></td>",
      "<td>\(entry(row))</td>",
      "<td>\(row.hatch.map { "\($0.id.inMarkup)<br><small>\($0.category.name)</small>" } ?? "")</td>",
      "<td data-v=\"\(rank(row))\">\(verdict(row))</td>",
      "<td class=\"n\" data-v=\"\(bridge.uses ?? -1)\">\(bridge.uses.map(String.init) ?? "")</td>",
      "<td data-v=\"\(row.findings.count)\">\(findings(row))</td>",
      "<td>\(marks.joined(separator: " "))</td>",
    ]
    return "<tr data-is=\"\(flags(row))\">\(cells.joined())</tr>\n"
  }

  private func entry(_ row: ReportedBridge) -> String {
    guard let entry = row.entry else {
      return row.needsEntry
        ? "<strong class=\"bad\">none</strong>" : "<span class=\"soft\">none needed</span>"
    }
    return
      "<bdi>\(entry.title.inMarkup)</bdi><br><small><bdi>\("\(entry.file):\(entry.line)".inMarkup)</bdi></small>"
  }

  /// By the yes; what is not sure and not asked comes before those.
  private func rank(_ row: ReportedBridge) -> Int {
    switch row.verdict {
    case .notAsked: -2
    case .unsure: -1
    default: row.score.matrix.yes.count
    }
  }

  private func verdict(_ row: ReportedBridge) -> String {
    guard row.verdict != .notAsked else { return "<span class=\"soft\">\(row.verdict.words)</span>" }
    let yes = "<small>\(row.score.matrix.yes.count) yes</small>"
    guard !row.score.because.isEmpty else { return "\(row.verdict.words)<br>\(yes)" }
    return fold("\(row.verdict.words) \(yes)", row.score.because.map { "<bdi>\($0.inMarkup)</bdi>" })
  }

  private func findings(_ row: ReportedBridge) -> String {
    guard !row.findings.isEmpty else { return "0" }
    let items = row.findings.map {
      "\($0.severity.rawValue): <bdi>\($0.message.inMarkup)</bdi> <code>\($0.rule.inMarkup)</code>"
    }
    return fold(row.findings.count.of("finding"), items)
  }

  private func fold(_ words: String, _ items: [String]) -> String {
    "<details><summary>\(words)</summary><ul>\(items.map { "<li>\($0)</li>" }.joined())</ul></details>"
  }
}
