// The lines that no block covers. Besides blank lines these are link definitions, which the parser drops from
// its tree.

/// The lines of a text outside all its leaf blocks.
struct UncoveredLines {
  private let bytes: [UInt8]
  private let lines: LineIndex
  private var covered: [Bool]

  init(_ bytes: [UInt8], _ lines: LineIndex, _ blocks: [Block]) {
    self.bytes = bytes
    self.lines = lines
    covered = Array(repeating: false, count: lines.count + 1)
    cover(blocks)
  }

  private mutating func cover(_ blocks: [Block]) {
    for block in blocks {
      switch block.kind {
      case .list, .item, .quote: cover(block.children)
      case .paragraph, .heading, .code, .html, .rule, .table, .row, .cell:
        for line in block.lines where covered.indices.contains(line) { covered[line] = true }
      }
    }
  }

  /// The definitions in these lines.
  func definitions() -> [LinkDefinition] {
    var result: [LinkDefinition] = []
    var run = InlineContent()
    for line in 1...lines.count {
      let range = lines.range(ofLine: line)
      let content = bytes.trimmingBlanks(LinePrefix(bytes, range).end..<range.upperBound)
      if covered[line] || content.isEmpty {
        result += run.definitions(lines).definitions
        run = InlineContent()
      } else {
        run.addLine(content, of: bytes, endingAt: lines.range(ofLine: line - 1).upperBound)
      }
    }
    return result + run.definitions(lines).definitions
  }
}
