// New entries as rows of a table: each column by its name, the rest in one sentence in the column for text.

import Markdown

/// The form of a section whose entries are rows of a table.
struct RowForm {
  private let model: SectionModel
  private let table: Block
  private let row: Block
  private let columns: TableColumns
  private let look: RowLook

  init?(_ model: SectionModel) {
    guard let row = model.last.draft.blocks.first,
      let table = model.section.found.blocks.first(where: { $0.isTable && $0.children.contains(row) }),
      let columns = TableColumns(table)
    else { return nil }
    (self.model, self.row, self.table, self.columns) = (model, row, table, columns)
    look = RowLook(of: row, in: table, document: model.document)
  }

  func insertions(of entry: PreparedEntry) -> [EntryInsertion] {
    let own = hasBoldTitle
    return [own, !own].map { isBold in
      model.insertion([look.line(cells(of: entry, isBold: isBold))], afterBlank: false, form: "a row")
    }
  }

  /// Whether the last title is bold. A plain one cannot hold a colon or a dash.
  private var hasBoldTitle: Bool {
    guard row.children.indices.contains(columns.title), let first = row.children[columns.title].inlines.first,
      case .strong = first.kind
    else { return false }
    return true
  }

  /// What stands for nothing in a cell.
  private static let nothing = "—"

  private func cells(of entry: PreparedEntry, isBold: Bool) -> [String] {
    let names = columns.head.map { $0.plainText.trimmed }
    let own = names.map { EntryField(label: $0) }
    let rest = entry.fields.filter { !own.contains($0.field) }
    let sentence = model.labels.sentence(rest)
    return names.indices.map { index in
      let field = own[index].flatMap { field in entry.fields.first { $0.field == field } }
      if let field { return field.value.withEscapedPipes }
      let title = index == columns.title ? (isBold ? "**\(entry.title)**" : entry.title) : ""
      let text = index == TableColumns.text(among: columns.head) ? sentence : ""
      let parts = [title, text].filter { !$0.isEmpty }
      if !parts.isEmpty { return parts.joined(separator: " — ").withEscapedPipes }
      return fact(names[index], at: index, of: entry) ?? Self.nothing
    }
  }

  /// What a column of facts holds for this entry.
  private func fact(_ name: String, at index: Int, of entry: PreparedEntry) -> String? {
    if TableColumns.isNumber(name) { return nextNumber(at: index) }
    let name = name.lowercased()
    let verified = findVerified(in: entry.fields.first { $0.field == .verified }?.value ?? "")
    switch name {
    case "date", "added": return verified.dates.first?.description
    case "platform", "platforms", "os", "version", "versions", "since":
      return verified.platforms.first.map { "\($0.platform.rawValue) \($0.highest)" }
    case "file", "files", "path", "location", "where": return path(of: entry)
    default:
      guard let platform = ApplePlatform(word: name) else { return nil }
      return verified.platforms.first { $0.platform == platform }.map { "\($0.highest)" }
    }
  }

  /// The path in the bridge's field, in backticks.
  private func path(of entry: PreparedEntry) -> String? {
    let bridge = entry.fields.first { $0.field == .bridge }?.value ?? ""
    return LineText.inlines(of: bridge).inlines.flattened.lazy.compactMap { inline -> String? in
      guard case .code(let text) = inline.kind, text.contains("/") else { return nil }
      return "`\(text)`"
    }.first
  }

  /// The number or id after the highest in the column.
  private func nextNumber(at index: Int) -> String? {
    let cells = table.children.dropFirst().compactMap { row in
      row.children.indices.contains(index) ? model.document.text(of: row.children[index].range) : nil
    }
    guard let last = cells.last(where: { $0.contains(where: \.isASCIIDigit) }) else { return nil }
    return last.numbered(after: cells)
  }
}

extension String {
  /// The text with a backslash before each pipe that has none, as a cell needs it.
  var withEscapedPipes: String {
    var result = ""
    for character in self {
      if character == "|", result.last != "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
