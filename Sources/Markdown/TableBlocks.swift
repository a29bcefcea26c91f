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
    return text(placed, kind: .paragraph, lines: first...last, in: around, isAboveTable: true)
  }

  /// The line of the delimiter row: right above the first row of the body, else the first line that can be
  /// it. It is never lazy, and no line that would make a heading of the text above it.
  private func delimiterLine(of node: ParsedNode, columns: Int, in around: Surroundings) -> Int {
    if node.children.count > 1 { return max(2, node.children[1].startLine - 1) }
    var line = node.startLine + 1
    while line <= lines.count {
      let text = bytes.trimmingBlanks(content(ofLine: line, of: node, in: around))
      if text.isEmpty { break }
      if let row = markup(ofLine: line, in: around).map(cells(in:)), row.count == columns,
        row.allSatisfy(isDelimiter), !isUnderline(line, in: around),
        cells(in: content(ofLine: line - 1, of: node, in: around)).count == columns
      {
        return line
      }
      line += 1
    }
    return min(lines.count, max(2, line - 1))
  }

  /// Whether a cell is hyphens, with a colon at either end or not.
  private func isDelimiter(_ cell: Range<Int>) -> Bool {
    let text = bytes[bytes.skippingSpace(from: cell.lowerBound, to: cell.upperBound)..<cell.upperBound]
    let start = text.first == UInt8(ascii: ":") ? 1 : 0
    let hyphens = text.dropFirst(start).prefix { $0 == "-" }.count
    let rest = text.dropFirst(start + hyphens)
    return hyphens > 0 && (rest.first == UInt8(ascii: ":") ? rest.dropFirst() : rest).allSatisfy(\.isSpace)
  }

  private func row(
    _ node: ParsedNode, isHead: Bool, line: Int, of table: ParsedNode, in around: Surroundings
  ) -> Block {
    let content = content(ofLine: line, of: table, in: around)
    let text = bytes.trimmingBlanks(content)
    let ranges = cells(in: content)
    var cells: [Block] = []
    for (index, cell) in node.children.enumerated() {
      // The parser adds empty cells to a short row and drops those of a long one.
      let range = index < ranges.count ? ranges[index] : text.upperBound..<text.upperBound
      var content = InlineContent()
      content.add(range, of: bytes)
      var reader = InlineReader(content.unescapingPipes)
      let inlines = reader.read(cell.children)
      cells.append(Block(kind: .cell, range: range, lines: line...line, children: [], inlines: inlines))
    }
    return Block(kind: .row(isHead: isHead), range: text, lines: line...line, children: cells, inlines: [])
  }

  /// The cells of a row, each without the blanks at its ends. Blanks before the first pipe, which only a lazy
  /// line has, are a cell.
  private func cells(in content: Range<Int>) -> [Range<Int>] {
    let end = max(content.lowerBound, bytes.trimmingBlanks(content).upperBound)
    var result: [Range<Int>] = []
    var start = content.lowerBound
    if start < end, bytes[start] == "|" { start = bytes.skippingSpace(from: start + 1, to: end) }
    var offset = start
    while offset < end {
      // Any backslash right before a pipe escapes it, even one that is escaped itself.
      if bytes[offset] == "|", bytes[offset - 1] != "\\" || offset == start {
        result.append(bytes.trimmingBlanks(start..<offset))
        start = bytes.skippingSpace(from: offset + 1, to: end)
        offset = start
      } else {
        offset += 1
      }
    }
    let rest = bytes.trimmingBlanks(start..<end)
    if !rest.isEmpty { result.append(rest) }
    return result
  }
}

extension InlineContent {
  /// The content of a cell, or of a text above a table: a backslash before a pipe is not part of it.
  var unescapingPipes: InlineContent {
    var copy = InlineContent()
    for (index, piece) in pieces.enumerated() {
      let end = index + 1 < pieces.count ? pieces[index + 1].start : bytes.count
      var start = piece.start
      for offset in start..<end where bytes[offset] == "\\" && offset + 1 < end && bytes[offset + 1] == "|" {
        copy.append(bytes[start..<offset], from: source(start))
        start = offset + 1
      }
      copy.append(bytes[start..<end], from: source(start))
    }
    return copy
  }
}
