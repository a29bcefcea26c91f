// Reading headings and code blocks, whose ends the parser gets wrong.

extension BlockReader {
  /// A heading, with number signs or underlined.
  func heading(_ node: ParsedNode, level: Int, in around: Surroundings) -> Block {
    let line = content(ofLine: node.startLine, of: node, in: around)
    let signs = bytes.run(of: UInt8(ascii: "#"), from: line.lowerBound, to: line.upperBound)
    let afterSigns = line.lowerBound + signs
    if signs == level, afterSigns == line.upperBound || bytes[afterSigns].isBlank {
      return atxHeading(node, level: level, content: line)
    }
    let underline = underline(of: node, in: around)
    let last = max(node.startLine, underline - 1)
    var block = text(node, kind: .paragraph, lines: node.startLine...last, in: around)
    block.kind = .heading(Block.Heading(level: level, style: .setext, titleRange: block.range))
    let end = min(lines.count, max(last, underline))
    block.range = range(from: block.range.lowerBound, toLine: end)
    block.lines = block.lines.lowerBound...end
    return block
  }

  private func atxHeading(_ node: ParsedNode, level: Int, content line: Range<Int>) -> Block {
    let title = bytes.trimmingBlanks(min(line.upperBound, line.lowerBound + level)..<line.upperBound)
    var end = title.upperBound
    while end > title.lowerBound, bytes[end - 1] == "#" { end -= 1 }
    let isClosed = end < title.upperBound && (end == title.lowerBound || bytes[end - 1].isBlank)
    let titleRange = isClosed ? bytes.trimmingBlanks(title.lowerBound..<end) : title
    var content = InlineContent()
    content.add(titleRange, of: bytes)
    var reader = InlineReader(content)
    let heading = Block.Heading(level: level, style: .atx(closed: isClosed), titleRange: titleRange)
    var block = leaf(node, .heading(heading), lineCount: 1)
    block.inlines = reader.read(node.children)
    return block
  }

  /// The line below a heading's text. A lazy line is none, nor is one that has only definitions above it.
  private func underline(of node: ParsedNode, in around: Surroundings) -> Int {
    var line = node.startLine + 1
    while line < lines.count {
      if isUnderline(line, in: around) {
        let above = content(ofLines: node.startLine...line - 1, of: node, in: around)
        if definitionLength(of: above) > 0 || above.definitions(lines).end == 0 { return line }
      }
      line += 1
    }
    return line
  }

  /// Whether a line underlines the paragraph above it.
  func isUnderline(_ line: Int, in around: Surroundings) -> Bool {
    guard let content = markup(ofLine: line, in: around) else { return false }
    return isUnderline(bytes.trimmingBlanks(content))
  }

  /// The content of a line that may be more than text of the paragraph above it: one that continues all
  /// containers and is not indented like code.
  func markup(ofLine line: Int, in around: Surroundings) -> Range<Int>? {
    let range = lines.range(ofLine: line)
    var (place, matched) = around.containers.strip(range, of: bytes)
    guard matched == around.containers.count, place.skipBlanks(4, in: bytes, to: range.upperBound) < 4 else {
      return nil
    }
    return place.offset..<range.upperBound
  }

  private func isUnderline(_ text: Range<Int>) -> Bool {
    guard let first = bytes.at(text.lowerBound), first == "=" || first == "-", !text.isEmpty else {
      return false
    }
    return text.allSatisfy { bytes[$0] == first }
  }

  /// A block of raw HTML.
  func html(_ node: ParsedNode) -> Block {
    var block = leaf(node, .rule, lineCount: node.literal.lineCount)
    block.kind = .html(isComment: isOnlyComments(block.range))
    return block
  }

  private func isOnlyComments(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if bytes[offset].isSpace {
        offset += 1
      } else if bytes.has("<!--", at: offset) {
        offset =
          bytes.offset(of: "-->", from: offset + 2, to: range.upperBound).map { $0 + 3 } ?? range.upperBound
      } else {
        return false
      }
    }
    return true
  }

  /// An indented code block.
  func indented(_ node: ParsedNode) -> Block {
    var block = leaf(node, .rule, lineCount: node.literal.lineCount)
    block.kind = .code(Block.Code(fence: nil, contentRange: block.range))
    return block
  }

  /// A fenced code block.
  func fenced(_ node: ParsedNode, info: String, in around: Surroundings) -> Block {
    let start = start(of: node)
    let end = lines.range(ofLine: node.startLine).upperBound
    let byte = bytes.at(start) ?? UInt8(ascii: "`")
    let length = bytes.run(of: byte, from: start, to: end)
    let count = node.literal.lineCount
    let lastInside = min(lines.count, node.startLine + count)
    let isClosed = isClosing(node.startLine + count + 1, byte: byte, length: length, in: around)
    var block = leaf(node, .rule, lineCount: count + 1)
    if isClosed {
      let last = node.startLine + count + 1
      block.lines = node.startLine...last
      block.range = range(from: start, toLine: last)
    }
    let first = lines.fullRange(ofLine: node.startLine).upperBound
    block.kind = .code(
      Block.Code(
        fence: Block.Fence(byte: byte, length: length, info: info, isClosed: isClosed),
        contentRange: first..<max(first, lines.fullRange(ofLine: lastInside).upperBound)))
    return block
  }

  /// Whether a line closes a fence of `length` of `byte`.
  private func isClosing(_ line: Int, byte: UInt8, length: Int, in around: Surroundings) -> Bool {
    guard line <= lines.count, let fence = markup(ofLine: line, in: around) else { return false }
    let run = bytes.run(of: byte, from: fence.lowerBound, to: fence.upperBound)
    let rest = bytes.trimmingBlanks(min(fence.upperBound, fence.lowerBound + run)..<fence.upperBound)
    return run >= length && rest.isEmpty
  }
}
