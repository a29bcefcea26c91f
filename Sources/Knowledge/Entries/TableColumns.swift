// Which column of a table holds the titles of its entries.

import Markdown

/// The columns of a table of entries.
struct TableColumns {
  /// The cells of the head.
  let head: [Block]
  /// The index of the column with the titles.
  let title: Int

  private static let titles: Set<String> = [
    "gotcha", "issue", "problem", "pitfall", "symptom", "title", "what",
  ]
  private static let numbers: Set<String> = ["#", "id", "no", "nr", "num", "number", "№", ""]
  private static let facts: Set<String> = [
    "date", "added", "since", "version", "versions", "ios", "macos", "watchos", "tvos", "visionos", "ipados",
    "os",
    "platform", "platforms", "xcode", "swift", "area", "category", "module", "layer", "file", "files", "path",
    "location", "where", "severity", "priority", "status", "type", "owner",
  ]

  init?(_ table: Block) {
    guard let head = table.children.first?.children, !head.isEmpty else { return nil }
    self.head = head
    title = Self.title(among: head)
  }

  private static func title(among head: [Block]) -> Int {
    let names = head.map { name($0.plainText) }
    return names.firstIndex { titles.contains($0) }
      ?? names.firstIndex { !numbers.contains($0) && !facts.contains($0) } ?? 0
  }

  /// The index of the column for text: the first that holds neither title, number, fact nor field; else the
  /// title's.
  static func text(among head: [Block]) -> Int {
    let title = title(among: head)
    return head.indices.first { index in
      let name = name(head[index].plainText)
      return index != title && !numbers.contains(name) && !facts.contains(name)
        && EntryField(label: name) == nil
    } ?? title
  }

  /// The cell of a row that holds its title: the title column's, or the first with text when that is empty.
  func titleCell(of row: Block) -> Block? {
    let cells = row.children
    if cells.indices.contains(title), !cells[title].plainText.trimmed.isEmpty { return cells[title] }
    return cells.first { !Placeholder.isEmpty($0.plainText) }
  }

  /// Whether a column's name says that it numbers the rows.
  static func isNumber(_ name: String) -> Bool { numbers.contains(Self.name(name)) }

  /// Whether a column's name says that it dates the rows.
  static func isDate(_ name: String) -> Bool { ["date", "added"].contains(Self.name(name)) }

  private static func name(_ text: String) -> String {
    let name = text.trimmed.lowercased()
    return name.last == "." || name.last == ":" ? String(name.dropLast()) : name
  }
}
