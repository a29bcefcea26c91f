// Turns cmark-gfm's blocks into blocks with byte ranges. Only start lines, start columns of blocks and the
// ends of paragraphs are taken from the parser; every other end is worked out from the source, where the
// parser is wrong.

/// Reads the blocks of one text.
struct BlockReader: Sendable {
  /// The bytes that the parser saw, at the offsets of the document.
  let bytes: [UInt8]
  let lines: LineIndex
  /// The length of the byte-order mark, which the parser did not see.
  let markLength: Int

  /// The quotes and items around a block, and where the innermost of them opened.
  struct Surroundings {
    var containers: [Container] = []
    var openLine = 0
    var openPlace = LinePlace(offset: 0, column: 0)
  }

  init(bytes: [UInt8], lines: LineIndex, markLength: Int) {
    self.bytes = bytes
    self.lines = lines
    self.markLength = markLength
  }

  /// The blocks of `nodes`.
  func blocks(_ nodes: [ParsedNode], in around: Surroundings = Surroundings()) -> [Block] {
    var result: [Block] = []
    for (index, node) in nodes.enumerated() {
      let following = index + 1 < nodes.count ? nodes[index + 1] : nil
      if let block = block(node, before: following, in: around) { result.append(block) }
    }
    return result
  }

  private func block(
    _ node: ParsedNode, before following: ParsedNode?, in around: Surroundings
  ) -> Block? {
    switch node.kind {
    case .paragraph:
      if node.startLine == 0, let table = following { return paragraph(node, aboveHeadOf: table, in: around) }
      let last = max(node.startLine, min(node.endLine, lines.count))
      return text(node, kind: .paragraph, lines: node.startLine...last, in: around)
    case .heading(let level): return heading(node, level: level, in: around)
    case .code(let isFenced, let info):
      return isFenced ? fenced(node, info: info, in: around) : indented(node)
    case .html: return html(node)
    case .rule: return leaf(node, .rule, lineCount: 1)
    case .quote: return quote(node, in: around)
    case .list(let delimiter, let start): return list(node, delimiter: delimiter, start: start, in: around)
    case .table(let alignments): return table(node, alignments: alignments, in: around)
    default: return nil
    }
  }

  /// The offset of a node's first byte.
  func start(of node: ParsedNode) -> Int {
    let column = node.startColumn + (node.startLine == 1 ? markLength : 0)
    return lines.offset(line: node.startLine, column: column)
  }

  /// A block that ends with the last line that is not blank of `lineCount` lines.
  func leaf(_ node: ParsedNode, _ kind: Block.Kind, lineCount: Int) -> Block {
    let first = node.startLine
    var last = min(lines.count, max(first, first + lineCount - 1))
    while last > first, bytes.trimmingBlanks(lines.range(ofLine: last)).isEmpty { last -= 1 }
    return Block(
      kind: kind, range: range(from: start(of: node), toLine: last), lines: first...last, children: [],
      inlines: [])
  }

  /// The bytes from `start` to the end of a line, without the blanks there.
  func range(from start: Int, toLine last: Int) -> Range<Int> {
    let line = lines.range(ofLine: last)
    let trimmed = bytes.trimmingBlanks(min(max(line.lowerBound, start), line.upperBound)..<line.upperBound)
    return start..<max(start, trimmed.upperBound)
  }

  /// The content of a line of a block, after the prefixes of the containers around it.
  func content(ofLine line: Int, of node: ParsedNode, in around: Surroundings) -> Range<Int> {
    let range = lines.range(ofLine: line)
    if line == node.startLine { return start(of: node)..<range.upperBound }
    return around.containers.content(of: range, in: bytes)
  }

  /// A paragraph, or a heading with `kind`, over the given lines; definitions at its start are left out.
  func text(
    _ node: ParsedNode, kind: Block.Kind, lines span: ClosedRange<Int>, in around: Surroundings,
    isAboveTable: Bool = false
  ) -> Block {
    var content = self.content(ofLines: span, of: node, in: around)
    let used =
      isAboveTable ? definitionLength(aboveTable: content, in: around) : definitionLength(of: content)
    let first = lines.line(at: content.source(used))
    if used > 0 { content = content.dropping(used) }
    let from = used > 0 ? content.source(0) : start(of: node)
    if isAboveTable { content = content.unescapingPipes }
    var reader = InlineReader(content)
    let inlines = reader.read(node.children)
    return Block(
      kind: kind, range: range(from: from, toLine: span.upperBound),
      lines: min(first, span.upperBound)...span.upperBound, children: [], inlines: inlines)
  }

  /// The content of some lines of a block, without the blanks at the end of the last.
  func content(ofLines span: ClosedRange<Int>, of node: ParsedNode, in around: Surroundings) -> InlineContent
  {
    var result = InlineContent()
    for line in span {
      var range = content(ofLine: line, of: node, in: around)
      if line == span.upperBound { range = self.range(from: range.lowerBound, toLine: line) }
      result.addLine(range, of: bytes, endingAt: lines.range(ofLine: max(1, line - 1)).upperBound)
    }
    return result
  }

  /// How many bytes the definitions at the start of a paragraph have. A paragraph of definitions alone is not
  /// in the tree, so all of the content cannot be definitions.
  func definitionLength(of content: InlineContent) -> Int {
    let end = content.definitions(lines).end
    return end < content.bytes.count ? end : 0
  }

  /// The same for a paragraph above a table's head. The parser leaves definitions in its text, but for those
  /// that it took out when the line below them might have made a heading of them.
  private func definitionLength(aboveTable content: InlineContent, in around: Surroundings) -> Int {
    let end = definitionLength(of: content)
    return isUnderline(lines.line(at: content.source(end)), in: around) ? end : 0
  }
}

extension InlineContent {
  /// The definitions at the start of the content, and the end of their lines.
  func definitions(_ lines: LineIndex) -> (definitions: [LinkDefinition], end: Int) {
    var end = 0
    var result: [LinkDefinition] = []
    while let found = DefinitionSource(bytes, at: end) {
      let range = source(end..<found.end)
      result.append(
        LinkDefinition(
          label: bytes.string(found.label), destination: bytes.string(found.destination), range: range,
          lines: lines.line(
            at: range.lowerBound)...lines.line(at: max(range.lowerBound, range.upperBound - 1))))
      end = found.next
      if found.next >= bytes.count { break }
    }
    return (result, end)
  }

  /// The content without its first bytes.
  func dropping(_ count: Int) -> InlineContent {
    var copy = InlineContent()
    var position = count
    for index in pieces.indices {
      let end = index + 1 < pieces.count ? pieces[index + 1].start : bytes.count
      guard end > position else { continue }
      copy.append(bytes[position..<end], from: source(position))
      position = end
    }
    return copy
  }
}

extension String {
  /// The number of lines, the last one with or without an ending.
  var lineCount: Int {
    let endings = utf8.count { $0 == UInt8.lineFeed }
    return utf8.last == UInt8.lineFeed || isEmpty ? endings : endings + 1
  }
}
