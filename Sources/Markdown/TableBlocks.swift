// Reading tables. The parser gives a table the lines of the paragraph it was made from, and its cells'
// columns are off behind escaped pipes, so rows are split again from the source.

extension BlockReader {
  /// A table with its rows and cells.
  func table(_ node: ParsedNode, alignments: [Block.Table.Alignment], in around: Surroundings) -> Block {
    let delimiter = delimiterLine(of: node, columns: alignments.count, in: around)
    var rows: [Block] = []
    for (index, row) in node.children.enumerated() {
      let line = index == 0 ? max(1, delimiter - 1) : row.startLine
      rows.append(self.row(row, isHead: index == 0, line: line, of: node, in: around))
    }
    let first = max(1, delimiter - 1)
    let last = max(delimiter, rows.last?.lines.upperBound ?? 0)
    let start = content(ofLine: first, of: node, in: around).lowerBound
    return Block(
      kind: .table(Block.Table(alignments: alignments, delimiterLine: delimiter)),
      range: range(from: start, toLine: last), lines: first...max(first, last), children: rows, inlines: [])
  }

  /// The text of a paragraph that stands directly above a table's head; the parser gives it no position.
  func paragraph(_ node: ParsedNode, aboveHeadOf table: ParsedNode, in around: Surroundings) -> Block? {
    guard case .table(let alignments) = table.kind else { return nil }
    let head = delimiterLine(of: table, columns: alignments.count, in: around) - 1
    let first = table.startLine
    let last = max(first, head - 1)
    let placed = ParsedNode(
      kind: .paragraph, startLine: first, endLine: last, startColumn: table.startColumn, literal: "",
      children: node.children)
    return text(placed, kind: .paragraph, lines: first...last, in: around)
  }

  /// The line of the delimiter row: right above the first row of the body, else the first line that can be
  /// it.
  private func delimiterLine(of node: ParsedNode, columns: Int, in around: Surroundings) -> Int {
    if node.children.count > 1 { return max(2, node.children[1].startLine - 1) }
    var first: Int?
    var line = node.startLine + 1
    while line <= lines.count {
      let text = bytes.trimmingBlanks(content(ofLine: line, of: node, in: around))
      if text.isEmpty { break }
      if isDelimiterRow(text), cells(in: text).count == columns {
        if cells(in: content(ofLine: line - 1, of: node, in: around)).count == columns { return line }
        first = first ?? line
      }
      line += 1
    }
    return first ?? min(lines.count, max(2, line - 1))
  }

  private func isDelimiterRow(_ content: Range<Int>) -> Bool {
    content.allSatisfy {
      let byte = bytes[$0]
      return byte == "|" || byte == "-" || byte == ":" || byte.isBlank
    }
  }

  private func row(
    _ node: ParsedNode, isHead: Bool, line: Int, of table: ParsedNode, in around: Surroundings
  ) -> Block {
    let text = bytes.trimmingBlanks(content(ofLine: line, of: table, in: around))
    let ranges = cells(in: text)
    var cells: [Block] = []
    for (index, cell) in node.children.enumerated() {
      // The parser adds empty cells to a short row and drops those of a long one.
      let range = index < ranges.count ? ranges[index] : text.upperBound..<text.upperBound
      var reader = InlineReader(cellContent(range))
      let inlines = reader.read(cell.children)
      cells.append(Block(kind: .cell, range: range, lines: line...line, children: [], inlines: inlines))
    }
    return Block(kind: .row(isHead: isHead), range: text, lines: line...line, children: cells, inlines: [])
  }

  /// The cells of a row, each without the blanks at its ends.
  private func cells(in row: Range<Int>) -> [Range<Int>] {
    let row = bytes.trimmingBlanks(row)
    var result: [Range<Int>] = []
    var offset = row.lowerBound
    if offset < row.upperBound, bytes[offset] == "|" { offset += 1 }
    var start = offset
    while offset < row.upperBound {
      // Any backslash right before a pipe escapes it, even one that is escaped itself.
      if bytes[offset] == "|", bytes[offset - 1] != "\\" || offset == start {
        result.append(bytes.trimmingBlanks(start..<offset))
        start = offset + 1
      }
      offset += 1
    }
    let rest = bytes.trimmingBlanks(min(start, row.upperBound)..<row.upperBound)
    if !rest.isEmpty { result.append(rest) }
    return result
  }

  /// A cell's content: a backslash before a pipe is not part of it.
  private func cellContent(_ cell: Range<Int>) -> InlineContent {
    var content = InlineContent()
    var start = cell.lowerBound
    for offset in cell where bytes[offset] == "\\" && offset + 1 < cell.upperBound && bytes[offset + 1] == "|"
    {
      content.add(start..<offset, of: bytes)
      start = offset + 1
    }
    content.add(min(start, cell.upperBound)..<cell.upperBound, of: bytes)
    return content
  }
}
