// The report as one HTML page: nothing is loaded, everything can be read without scripts, and with them the table
// sorts and filters.

import Findings
import Knowledge
import SwiftScan

extension InventoryFormat {
  /// A page for people: light and dark, printable, for keyboards and screen readers.
  static let html = InventoryFormat(name: "html") { HTMLInventory($0).text }
}

/// The report as a page.
private struct HTMLInventory {
  /// Entries in the list of those that cost most.
  private static let dearest = 10
  /// A longer list is folded away.
  private static let longList = 20

  let report: InventoryReport

  init(_ report: InventoryReport) { self.report = report }

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="\(HTMLPageScript.policy)">
    <title>Bridges: \(report.summary)</title>
    <style>
    \(HTMLPageStyle.text)
    </style>
    </head>
    <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header>
    <h1>Bridges</h1>
    <p>\(ReportText.sentences(report).joined(separator: " "))\(day)</p>
    \(navigation)</header>
    <main id="content" tabindex="-1">
    \(tiles)\(parts.map(\.html).joined())</main>
    <script>\(HTMLPageScript.text)</script>
    </body>
    </html>

    """
  }

  private var day: String { report.day.map { " The last commit is of \($0)." } ?? "" }

  /// The sections that have something to show.
  private var parts: [(id: String, title: String, html: String)] {
    let all = [
      ("trend", "Over time", trend), ("todo", "To do", todo), ("go", "Can go", retirements),
      ("inventory", "Inventory", inventory), ("memory", "Memory files", memory),
      ("bridges", "Every bridge", HTMLBridgeTable(rows: report.bridges).html),
      ("problems", "Not analysed", problems),
    ]
    return all.filter { !$0.2.isEmpty }.map { id, title, body in
      let html = """
        <section aria-labelledby="\(id)-heading">
        <h2 id="\(id)-heading" tabindex="-1">\(title)</h2>
        \(body)</section>

        """
      return (id, title, html)
    }
  }

  private var navigation: String {
    guard !parts.isEmpty else { return "" }
    let links = parts.map { "<li><a href=\"#\($0.id)-heading\">\($0.title)</a></li>" }.joined()
    return "<nav aria-label=\"Sections\"><ul>\(links)</ul></nav>\n"
  }

  private var tiles: String {
    let needing = report.needing.count
    let numbers: [(name: String, number: String, tone: String)] = [
      ("bridges", "\(report.bridges.count)", ""),
      ("documented", "\(report.documented) of \(needing)", report.documented < needing ? "bad" : "good"),
      ("can go now", "\(report.bridges(.canGo).count)", report.bridges(.canGo).isEmpty ? "" : "good"),
      ("can go later", "\(report.bridges(.canGoLater).count)", ""),
      ("superseded", "\(report.bridges(.superseded).count)", tone(.superseded)),
      ("stale", "\(report.bridges(.stale).count)", tone(.stale)),
      ("score 0", "\(report.bridges(.scoresZero).count)", tone(.scoresZero)),
      ("memory tokens", "\(report.memory.tokens)", ""),
    ]
    let cells = numbers.map {
      "<div class=\"\($0.tone)\"><dt>\($0.name)</dt><dd>\($0.number)</dd></div>\n"
    }
    return "<dl class=\"tiles\">\n\(cells.joined())</dl>\n"
  }

  private func tone(_ mark: BridgeMark) -> String { report.bridges(mark).isEmpty ? "" : "warn" }

  private var trend: String {
    guard let trend = report.trend else { return "" }
    let rows = trend.points.map { point in
      "<tr><th scope=\"row\">\(point.commit.day)</th><td class=\"n\">\(point.bridges)</td>"
        + "<td class=\"n\">\(point.documented)</td><td class=\"n\">\(point.count(.uikitInSwiftUI))</td>"
        + "<td class=\"n\">\(point.count(.swiftUIInUIKit))</td>"
        + "<td><code>\(point.commit.id.prefix(12))</code></td></tr>\n"
    }
    return """
      <p>\(trend.sentence.inMarkup).</p>
      \(HTMLTrendChart(points: trend.points).html)\(trend.notes.map { "<p class=\"soft\">\($0.firstUpper.inMarkup).</p>\n" }.joined())\
      <details><summary>The numbers</summary>
      \(HTMLTable.open("The inventory by commit", ["date", "bridges", "documented", "all UIKit in SwiftUI", "all SwiftUI in UIKit", "commit"]))\(rows.joined())\(HTMLTable.close)</details>

      """
  }

  private var todo: String {
    ReportText.todo.compactMap { mark, heading in
      let rows = report.bridges(mark)
      guard !rows.isEmpty else { return nil }
      let items = rows.map {
        "<li><code><bdi>\($0.bridge.qualifiedName.inMarkup)</bdi></code> <small><bdi>\($0.place.inMarkup)</bdi></small></li>\n"
      }
      return """
        <details\(rows.count <= Self.longList ? " open" : "")>
        <summary><h3>\(heading.firstUpper) <span class="count">\(rows.count)</span></h3></summary>
        <ul class="names">
        \(items.joined())</ul>
        </details>

        """
    }.joined()
  }

  private var retirements: String {
    let parts = report.retirements.parts.filter { !$0.rows.isEmpty }
    guard !parts.isEmpty else { return "" }
    let most = parts.map(\.rows.count).max() ?? 1
    let bars = parts.map { part in
      HTMLTally.Bar(
        words: part.heading, count: part.rows.count, note: "\(part.rows.reduce(0) { $0 + $1.lines })")
    }
    let summary = HTMLTally(
      caption: "When bridges can go", heads: ["when", "bridges", "lines"], bars: bars, most: most
    ).html
    return summary + parts.map(retirement).joined()
  }

  private func retirement(_ part: RetireListing.Part) -> String {
    let rows = part.rows.map { row in
      "<tr><th scope=\"row\"><code><bdi>\(row.bridge.qualifiedName.inMarkup)</bdi></code><br>"
        + "<small><bdi>\("\(row.bridge.file):\(row.bridge.line)".inMarkup)</bdi></small></th>"
        + "<td class=\"n\">\(row.lines)</td><td class=\"n\">\(row.uses)</td>"
        + "<td><bdi>\(row.because.inMarkup)</bdi></td></tr>\n"
    }
    return """
      <details\(part.rows.count <= Self.longList ? " open" : "")>
      <summary><h3>\(part.heading.firstUpper.inMarkup) <span class="count">\(part.rows.count)</span></h3></summary>
      \(HTMLTable.open("\(part.heading.firstUpper): \(RetireListing.sum(part.rows))", ["bridge", "lines", "uses", "why"]))\(rows.joined())\(HTMLTable.close)</details>

      """
  }

  private var inventory: String {
    guard !report.bridges.isEmpty else { return "" }
    let tallies = InventoryDimension.of(report.bridges).map { dimension in
      HTMLTally(
        caption: dimension.title, heads: [dimension.rawValue, "bridges", "documented"],
        bars: dimension.groups(of: report.bridges).map {
          HTMLTally.Bar(words: $0.words, count: $0.count, note: $0.documentation)
        }, most: report.bridges.count
      ).html
    }
    return "<div class=\"columns\">\n\(tallies.joined())</div>\n"
  }

  private var memory: String {
    guard !report.memory.files.isEmpty else { return "" }
    let files = report.memory.files.map {
      "<tr><th scope=\"row\"><code><bdi>\($0.path.inMarkup)</bdi></code></th><td class=\"n\">\($0.bytes)</td>"
        + "<td class=\"n\">\($0.tokens)</td><td class=\"n\">\($0.entries)</td><td class=\"n\">\($0.entryBytes)</td></tr>\n"
    }
    let table =
      HTMLTable.open(
        "What the memory files cost; a token is four bytes",
        ["file", "bytes", "tokens", "entries", "bytes of entries"]) + files.joined() + HTMLTable.close
    return table + dearest
  }

  private var dearest: String {
    let entries = report.memory.entries.prefix(Self.dearest).map { cost in
      "<tr><th scope=\"row\"><bdi>\(cost.place.title.inMarkup)</bdi><br><small><bdi>"
        + "\("\(cost.place.file):\(cost.place.line)".inMarkup)</bdi></small></th>"
        + "<td class=\"n\">\(cost.tokens)</td><td><bdi>\(cost.because.inMarkup)</bdi></td></tr>\n"
    }
    guard !entries.isEmpty else { return "" }
    return HTMLTable.open("The entries that cost most", ["entry", "tokens", "what can be done"])
      + entries.joined() + HTMLTable.close
  }

  private var problems: String {
    guard !report.problems.isEmpty else { return "" }
    return "<p>What these files hold is in no count.</p>\n<ul>\n"
      + report.problems.map { "<li><bdi>\($0.inMarkup)</bdi></li>\n" }.joined() + "</ul>\n"
  }
}

/// A plain table that scrolls by itself where it is wider than the page.
enum HTMLTable {
  /// Columns of numbers, which stand at the right.
  private static let numbers: Set<String> = [
    "bridges", "documented", "lines", "uses", "bytes", "tokens", "entries", "bytes of entries",
    "all UIKit in SwiftUI", "all SwiftUI in UIKit",
  ]

  /// A table up to its first row.
  ///
  /// - Parameter caption: plain words, which may hold names from the sources.
  static func open(_ caption: String, _ heads: [String]) -> String {
    let cells = heads.map {
      "<th scope=\"col\"\(numbers.contains($0) ? " class=\"n\"" : "")>\($0.firstUpper)</th>"
    }
    return """
      <div class="wide" role="region" tabindex="0" aria-label="\(caption.inMarkup)">
      <table>
      <caption>\(caption.inMarkup)</caption>
      <thead><tr>\(cells.joined())</tr></thead>
      <tbody>

      """
  }

  /// The end of a table.
  static let close = "</tbody>\n</table>\n</div>\n"
}
