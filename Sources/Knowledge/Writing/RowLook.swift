// How the rows of a table are drawn: pipes at the ends, blanks beside them, cells filled up to one width.

import Markdown

/// The look of a table's rows.
struct RowLook {
  private let indent: String
  private let hasOpeningPipe: Bool
  private let hasClosingPipe: Bool
  /// Whether blanks stand beside the pipes.
  private let isSpaced: Bool
  /// The widths of the cells in characters, blanks with them; empty where they are not filled up.
  private let widths: [Int]

  init(of row: Block, in table: Block, document: Document) {
    let rows = table.children.dropFirst().map {
      document.text(of: document.lines.range(ofLine: $0.lines.lowerBound))
    }
    let own = document.text(of: document.lines.range(ofLine: row.lines.lowerBound))
    indent = String(own.prefix { $0 == " " || $0 == "\t" })
    let text = own.trimmed
    hasOpeningPipe = text.hasPrefix("|")
    hasClosingPipe = text.hasSuffix("|") && !text.hasSuffix("\\|")
    let cells = Self.cells(of: text)
    isSpaced = cells.contains { $0.hasPrefix(" ") || $0.hasSuffix(" ") }
    let all = rows.map { Self.cells(of: $0.trimmed).map(\.count) }
    let isFilled = cells.contains { $0.hasSuffix("  ") } || all.count > 1 && all.allSatisfy { $0 == all[0] }
    widths = isFilled && isSpaced ? cells.map(\.count) : []
  }

  /// The cells of a row between its pipes.
  private static func cells(of row: String) -> [String] {
    var cells = [""]
    var previous: Character = " "
    for character in row {
      if character == "|", previous != "\\" {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
      previous = character
    }
    if row.hasPrefix("|") { cells.removeFirst() }
    if row.hasSuffix("|"), !cells.isEmpty { cells.removeLast() }
    return cells
  }

  /// A row with these cells.
  func line(_ texts: [String]) -> String {
    let cells = texts.enumerated().map { index, text in
      let cell = isSpaced ? " \(text) " : text
      let width = widths.indices.contains(index) ? widths[index] : 0
      return cell + String(repeating: " ", count: max(0, width - cell.count))
    }
    let row = cells.joined(separator: "|")
    let body = (hasOpeningPipe ? "|" : "") + row + (hasClosingPipe ? "|" : "")
    return indent + (hasOpeningPipe && hasClosingPipe ? body : body.trimmed)
  }
}
