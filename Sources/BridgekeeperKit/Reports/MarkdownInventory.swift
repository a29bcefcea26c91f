// The report as Markdown: for a ticket, a wiki, or the summary of a job.

import Findings
import Knowledge
import SwiftScan

extension InventoryFormat {
  /// Headings, lists and tables, in the order in which people ask.
  static let markdown = InventoryFormat(name: "markdown") { MarkdownInventory($0).text }
}

/// The report as Markdown. A table's cells end at no mark of their own.
private struct MarkdownInventory {
  /// Entries in the list of those that cost most.
  private static let dearest = 10

  let report: InventoryReport

  init(_ report: InventoryReport) { self.report = report }

  var text: String {
    let sections = [
      head, trend, section("To do", todo), section("Can go", retirements), section("Inventory", counts),
      section("Memory files", memory), section("Every bridge", bridges), section("Not analysed", problems),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func section(_ title: String, _ body: String) -> String {
    body.isEmpty ? "" : "## \(title)\n\n\(body)"
  }

  private var head: String {
    let day = report.day.map { " The last commit is of \($0)." } ?? ""
    return "# Bridges\n\n\(ReportText.sentences(report).joined(separator: " "))\(day)\n"
  }

  private var trend: String {
    guard let trend = report.trend else { return "" }
    let rows = trend.points.map {
      [$0.commit.day, "\($0.bridges)", "\($0.documented)", "`\($0.commit.id.prefix(12))`"]
    }
    return section(
      "Over time",
      "\(trend.sentence).\n\n" + table(["date", "bridges", "documented", "commit"], rows)
        + "\n" + trend.notes.map { "\($0.firstUpper).\n" }.joined())
  }

  private var todo: String {
    ReportText.todo.compactMap { mark, heading in
      let rows = report.bridges(mark)
      guard !rows.isEmpty else { return nil }
      return "**\(heading.firstUpper)** (\(rows.count))\n\n"
        + rows.map { "- \($0.bridge.qualifiedName.asCodeSpan) in \($0.place.asCodeSpan)\n" }.joined()
    }.joined(separator: "\n")
  }

  private var retirements: String {
    report.retirements.parts.filter { !$0.rows.isEmpty }.map { part in
      "**\(part.heading.firstUpper)**: \(RetireListing.sum(part.rows))\n\n"
        + table(
          ["bridge", "where", "lines", "uses", "why"],
          part.rows.map { row in
            [
              code(row.bridge.qualifiedName), code("\(row.bridge.file):\(row.bridge.line)"), "\(row.lines)",
              "\(row.uses)", prose(row.because),
            ]
          })
    }.joined(separator: "\n")
  }

  private var counts: String {
    guard !report.bridges.isEmpty else { return "" }
    return InventoryDimension.of(report.bridges).map { dimension in
      table(
        [dimension.title.lowercased(), "bridges", "documented"],
        dimension.groups(of: report.bridges).map { [prose($0.words), "\($0.count)", $0.documentation] })
    }.joined(separator: "\n")
  }

  private var memory: String {
    guard !report.memory.files.isEmpty else { return "" }
    let files = report.memory.files.map {
      [code($0.path), "\($0.bytes)", "\($0.tokens)", "\($0.entries)", "\($0.entryBytes)"]
    }
    let entries = report.memory.entries.prefix(Self.dearest).map { cost in
      [
        prose(cost.place.title), code("\(cost.place.file):\(cost.place.line)"), "\(cost.tokens)",
        prose(cost.because),
      ]
    }
    let dearest =
      entries.isEmpty
      ? ""
      : "\nThe entries that cost most:\n\n"
        + table(["entry", "where", "tokens", "what can be done"], entries)
    return table(["file", "bytes", "tokens", "entries", "bytes of entries"], files) + dearest
  }

  private var bridges: String {
    guard !report.bridges.isEmpty else { return "" }
    return table(
      ["bridge", "where", "kind", "wraps", "entry", "hatch", "verdict", "uses", "findings", "stands out"],
      report.bridges.map { row in
        [
          code(row.bridge.qualifiedName), code(row.place), prose(ReportText.kind(row)),
          row.bridge.wraps.map(code).joined(separator: ", "), entry(row),
          row.hatch.map { prose($0.id) } ?? "",
          ReportText.verdict(row), row.bridge.uses.map(String.init) ?? "", findings(row),
          row.marks.map(\.words).joined(separator: ", "),
        ]
      })
  }

  private func entry(_ row: ReportedBridge) -> String {
    guard let entry = row.entry else { return row.needsEntry ? "**none**" : "none needed" }
    return "\(prose(entry.title)) (\(code("\(entry.file):\(entry.line)")))"
  }

  private func findings(_ row: ReportedBridge) -> String {
    ReportText.rules(row).map { code($0.rule) + ($0.count > 1 ? " × \($0.count)" : "") }
      .joined(separator: ", ")
  }

  private var problems: String {
    report.problems.map { "- \($0.asMarkdownProse)\n" }.joined()
  }

  private func table(_ heads: [String], _ rows: [[String]]) -> String {
    let lines = [heads, heads.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  private func code(_ text: String) -> String { inCell(text.asCodeSpan) }

  private func prose(_ text: String) -> String { inCell(text.asMarkdownProse) }

  /// Every bar escaped once, those in code spans too: a table is taken apart before its cells are read.
  private func inCell(_ text: String) -> String {
    text.replacing("\\|", with: "|").replacing("|", with: "\\|")
  }
}
