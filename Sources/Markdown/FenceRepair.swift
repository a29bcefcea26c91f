// The remedy for a closing fence with text after it. CommonMark does not take such a line for an end, so everything up to
// the next bare fence becomes code: in one real file 168 lines with three documented bridges.
//
// The rule: a line inside an open fence looks like its end when it stands at the fence's indent, has at least as many of
// the same character, and more text after them than an info string has (two words or more, no attributes, no second
// fence). The text is read again as if the fence had closed there. That reading counts only if it explains more than
// the line itself: fewer fences that are never closed, or fewer lines inside code that open or end a fence.

/// Parses a text and repairs fences that were meant to close.
enum FenceRepair {
  /// How many lines are tried, so that a hostile text costs a bounded number of passes.
  private static let trials = 8

  /// The reading of `source`, with a warning for each fence that was closed.
  static func parse(_ source: ParseSource, lines: LineIndex) -> ParsedText {
    var source = source
    var best = ParsedText(source, lines: lines)
    var refused: Set<Int> = []
    for _ in 0..<trials {
      var suspects = FenceSuspects(source.bytes, lines, best.blocks)
      guard let suspect = suspects.ends.first(where: { !refused.contains($0.line) }) else { break }
      var repaired = source
      repaired.blank(suspect.text)
      var trial = ParsedText(repaired, lines: lines)
      let before = suspects.count
      suspects = FenceSuspects(repaired.bytes, lines, trial.blocks)
      // The line itself is one suspect less in any case.
      guard suspects.count < before - 1 else {
        refused.insert(suspect.line)
        continue
      }
      trial.warnings = best.warnings + [suspect.warning]
      (source, best) = (repaired, trial)
    }
    return best
  }
}

/// What looks wrong about the fences of a text.
private struct FenceSuspects {
  /// A line inside a fence that looks like its end.
  struct End {
    let line: Int
    /// The bytes after the fence characters.
    let text: Range<Int>
    let warning: DocumentWarning
  }

  private(set) var ends: [End] = []
  /// The ends, the lines inside fences that look like the opening of one, and the fences that are never closed.
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
      guard isMoreThanInfo(text, fence) else { continue }
      let reason =
        "a fence opened at line \(block.lines.lowerBound) ends at \(block.lines.upperBound); "
        + "line \(line) looks like its end and is read as such: put the text after it on a line of its own"
      ends.append(End(line: line, text: text, warning: DocumentWarning(line: line, reason: reason)))
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

  private func isMoreThanInfo(_ text: Range<Int>, _ fence: Block.Fence) -> Bool {
    let words = bytes[text].split { $0.isBlank }
    guard words.count > 1 else { return false }
    if bytes[text].contains(where: { $0 == "=" || $0 == "{" }), words.count < 4 { return false }
    return !words.contains { $0.count { $0 == fence.byte } >= fence.length }
  }
}
