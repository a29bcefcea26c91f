// The report's formats with names that are meant to break them: the page stays well-formed, loads nothing and has one
// script; the JSON parses; the Markdown's tables keep their columns.

import Foundation
import Testing

@testable import BridgekeeperKit

@Suite struct ReportPageTests {
  static let hostile = [
    "<script>alert(1)</script>", "]]>", "--><img src=x onerror=alert(1)>", "\"quoted\" 'too'",
    "\u{1B}[31mred",
    "two\nlines", "\u{202E}gnp.exe", "a|b", "`code`", "</style></title>", "&amp;", "emoji 🧵",
  ]

  private func report(_ files: [String: String]) throws -> InventoryReport {
    let table = TableFileSystem(files)
    let effects = table.effects
    return try Project.open(root: TableFileSystem.root, effects: effects).inventoryReport()
  }

  private func bridge(_ name: String) -> String {
    """
    import SwiftUI
    struct \(name): UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ view: UILabel, context: Context) {}
    }

    """
  }

  private func hostileFiles() -> [String: String] {
    var files: [String: String] = [:]
    var entries = "## Known Gotchas\n"
    for (place, text) in Self.hostile.enumerated() {
      let path = "Sources/\(text.replacing("/", with: "|"))/Odd\(place).swift"
      files[path] = bridge("Odd\(place)")
      let title = text.replacing("\n", with: " ")
      entries += "\n### \(title)\n\n- **Gap:** `\(title)` is missing.\n- **Bridge:** `Odd\(place)`\n"
    }
    files["CLAUDE.md"] = entries
    files["Plain.swift"] = bridge("Plain")
    return files
  }

  @Test func thePageIsWellFormed() throws {
    for files in [[:], ["Plain.swift": bridge("Plain")], hostileFiles()] {
      let page = InventoryFormat.html.render(try report(files))
      #expect(PageCheck(page).problems == [])
    }
  }

  @Test func thePageHasEveryBridgeAndNothingForeign() throws {
    let page = InventoryFormat.html.render(try report(hostileFiles()))
    for place in Self.hostile.indices { #expect(page.contains("<bdi>Odd\(place)</bdi>")) }
    #expect(page.components(separatedBy: "<script").count == 2)
    for word in ["<img", "http://", "https://", "@import", "url(", "\u{1B}", "\u{202E}"] {
      #expect(!page.contains(word), "\(word)")
    }
    for tag in PageCheck(page).tags { #expect(!tag.contains(" on") && !tag.contains(" src="), "\(tag)") }
  }

  @Test func theJSONHasEveryName() throws {
    let text = InventoryFormat.json.render(try report(hostileFiles()))
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(document?["schema"] as? String == "bridgekeeper/report/1")
    let bridges = try #require(document?["bridges"] as? [[String: Any]])
    #expect(bridges.count == Self.hostile.count + 1)
    #expect(bridges.contains { ($0["file"] as? String)?.contains("two\nlines") == true })
    #expect(!text.contains("\u{202E}") && text.hasSuffix("}\n"))
  }

  @Test func theTablesOfTheMarkdownKeepTheirColumns() throws {
    let text = InventoryFormat.markdown.render(try report(hostileFiles()))
    var columns = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        columns = 0
        continue
      }
      let bars = line.replacing("\\|", with: "").count { $0 == "|" }
      if columns == 0 { columns = bars }
      #expect(bars == columns, "\(line)")
    }
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    // In a code span markup is text.
    let outside = text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter {
      $0.offset % 2 == 0
    }
    #expect(!outside.contains { $0.element.contains("<") })
  }
}

/// A page as far as a small reader can judge it.
struct PageCheck {
  private static let void: Set<String> = ["meta", "br", "input", "rect", "line", "polyline", "polygon"]

  /// The tags, with what stands in them.
  private(set) var tags: [String] = []
  /// What is wrong.
  private(set) var problems: [String] = []

  init(_ page: String) {
    var open: [String] = []
    var ids: Set<String> = []
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      guard let end = rest[start...].firstIndex(of: ">") else {
        problems.append("a tag is never closed")
        break
      }
      let tag = String(rest[rest.index(after: start)..<end])
      rest = rest[rest.index(after: end)...]
      tags.append(tag)
      let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
      if tag.hasPrefix("!") { continue }
      if tag.hasPrefix("/") {
        if open.popLast() != name { problems.append("</\(name)> closes another element") }
      } else if !Self.void.contains(name) {
        open.append(name)
        // What stands in a script or a style is no markup.
        if name == "script" || name == "style" {
          rest = rest.range(of: "</\(name)>").map { rest[$0.lowerBound...] } ?? ""
        }
      }
      if let id = tag.components(separatedBy: " id=\"").dropFirst().first?.prefix(while: { $0 != "\"" }) {
        if !ids.insert(String(id)).inserted { problems.append("the id '\(id)' is there twice") }
      }
      if tag.count(where: { $0 == "\"" }) % 2 == 1 { problems.append("<\(tag)> has an open quote") }
    }
    if !open.isEmpty { problems.append("open in the end: \(open)") }
  }
}
