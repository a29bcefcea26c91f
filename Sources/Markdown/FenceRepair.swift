// The remedy for a closing fence with text after it. CommonMark does not take such a line for an end, so
// everything up to the next bare fence becomes code: in one real file 168 lines with three documented
// bridges.
//
// The rule: a line inside an open fence looks like its end when it stands at the fence's indent, has at least
// as many of the same character, and more text after them than an info string has (two words or more, no
// attributes, no second fence). The text is read again as if the fence had closed there, and at the next such
// lines too. That reading counts only if it explains more than the lines themselves: fewer fences that are
// never closed, fewer lines inside code that open or end a fence, fewer fences that open with a sentence.

/// Parses a text and repairs fences that were meant to close.
enum FenceRepair {
  /// How often the text is parsed again, so that a hostile one costs a bounded number of passes.
  private static let passes = 12

  /// A reading of the text, and what was blanked out for it.
  private struct Reading {
    var source: ParseSource
    var parse: ParsedText
    var suspects: FenceSuspects

    init(_ source: ParseSource, _ lines: LineIndex) {
      self.source = source
      parse = ParsedText(source, lines: lines)
      suspects = FenceSuspects(source.bytes, lines, parse.blocks)
    }

    /// The text read again as if a fence closed at `end`.
    func closing(at end: FenceSuspects.End, _ lines: LineIndex) -> Reading {
      var source = self.source
      source.blank(end.text)
      var next = Reading(source, lines)
      next.parse.warnings = parse.warnings + [end.warning]
      return next
    }
  }

  /// The reading of `source`, with a warning for each fence that was closed.
  static func parse(_ source: ParseSource, lines: LineIndex) -> ParsedText {
    var best = Reading(source, lines)
    var current = best
    var repairs = 0
    var line = 0
    // A line that explains nothing is left alone, and the next one tried in its place.
    var refused = 0
    for _ in 0..<passes {
      if let end = current.suspects.ends.first(where: { $0.line > max(line, refused) }) {
        current = current.closing(at: end, lines)
        repairs += 1
        line = end.line
        guard current.suspects.count < best.suspects.count - repairs else { continue }
        best = current
      } else {
        guard let first = best.suspects.ends.first(where: { $0.line > refused }) else { break }
        refused = first.line
        current = best
      }
      repairs = 0
      line = 0
    }
    return best.parse
  }
}

/// What looks wrong about the fences of a text.
private struct FenceSuspects {
  /// A line inside a fence that looks like its end.
  struct End {
    let line: Int
    /// The bytes after the fence characters.
    let text: Range<Int>
    /// The lines of the code block it stands in.
    let block: ClosedRange<Int>
    /// Whether that block is closed further down.
    let isClosed: Bool

    var warning: DocumentWarning {
      let end = isClosed ? "ends at \(block.upperBound)" : "is never closed"
      return DocumentWarning(
        line: line,
        reason:
          "a fence opened at line \(block.lowerBound) \(end); line \(line) looks like its end "
          + "and is read as such: put the text after it on a line of its own")
    }
  }

  private(set) var ends: [End] = []
  /// The ends, the lines inside fences that look like the opening of one, the fences that are never closed,
  /// and those that open with a sentence.
  private(set) var count = 0
  private let bytes: [UInt8]
  private let lines: LineIndex

  init(_ bytes: [UInt8], _ lines: LineIndex, _ blocks: [Block]) {
    self.bytes = bytes
    self.lines = lines
    look(at: blocks)
  }

  private mutating func look(at blocks: [Block]) {
    for block in blocks {
      look(at: block.children)
      guard case .code(let code) = block.kind, let fence = code.fence else { continue }
      if !fence.isClosed { count += 1 }
      if isMoreThanInfo(Array(fence.info.utf8), fence) { count += 1 }
      look(inside: block, fence)
    }
  }

  private mutating func look(inside block: Block, _ fence: Block.Fence) {
    guard block.lines.count > 1 else { return }
    let indent = block.range.lowerBound - lines.range(ofLine: block.lines.lowerBound).lowerBound
    let last = fence.isClosed ? block.lines.upperBound - 1 : block.lines.upperBound
    guard last > block.lines.lowerBound else { return }
    for line in block.lines.lowerBound + 1...last {
      guard let text = textAfterFence(in: line, fence, indent: indent) else { continue }
      count += 1
      guard isMoreThanInfo(Array(bytes[text]), fence) else { continue }
      ends.append(End(line: line, text: text, block: block.lines, isClosed: fence.isClosed))
    }
  }

  /// The text after a fence at the start of a line, when there is both.
  private func textAfterFence(in line: Int, _ fence: Block.Fence, indent: Int) -> Range<Int>? {
    let range = lines.range(ofLine: line)
    var start = range.lowerBound
    while start < range.upperBound, bytes[start].isBlank || bytes[start] == ">" { start += 1 }
    let length = bytes.run(of: fence.byte, from: start, to: range.upperBound)
    guard length >= fence.length, abs(start - range.lowerBound - indent) <= 3 else { return nil }
    let text = bytes.trimmingBlanks(start + length..<range.upperBound)
    return text.isEmpty ? nil : text
  }

  private func isMoreThanInfo(_ text: [UInt8], _ fence: Block.Fence) -> Bool {
    let words = text.split { $0.isBlank }
    guard words.count > 1 else { return false }
    if text.contains(where: { $0 == "=" || $0 == "{" }), words.count < 4 { return false }
    return !words.contains { $0.count { $0 == fence.byte } >= fence.length }
  }
}
