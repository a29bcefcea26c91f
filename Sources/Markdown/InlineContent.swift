// The text that a paragraph, heading or cell gives to the inline parser, with the way back to the source:
// prefixes of quotes and lists, indents and the backslashes before a cell's pipes are left out of it.

/// Source bytes pieced together, each piece knowing where it came from.
struct InlineContent: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var pieces: [(start: Int, source: Int)] = []

  /// Adds the source bytes of `range`, and a line ending before them if this is not the first line.
  mutating func addLine(_ range: Range<Int>, of source: [UInt8], endingAt ending: Int) {
    if !pieces.isEmpty {
      pieces.append((bytes.count, ending))
      bytes.append(.lineFeed)
    }
    add(range, of: source)
  }

  /// Adds `text` that stands at `source`.
  mutating func append(_ text: ArraySlice<UInt8>, from source: Int) {
    pieces.append((bytes.count, source))
    bytes.append(contentsOf: text)
  }

  /// Adds the source bytes of `range`.
  mutating func add(_ range: Range<Int>, of source: [UInt8]) {
    pieces.append((bytes.count, range.lowerBound))
    bytes.append(contentsOf: source[range])
  }

  /// The source offset of the content's byte `offset`.
  func source(_ offset: Int) -> Int {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle } else { high = middle }
    }
    guard low < pieces.count else { return 0 }
    return pieces[low].source + max(0, offset - pieces[low].start)
  }

  /// The source range of a range of the content. It ends right after its last byte, not where the next piece
  /// begins.
  func source(_ range: Range<Int>) -> Range<Int> {
    let start = source(range.lowerBound)
    guard !range.isEmpty else { return start..<start }
    return start..<max(start, source(range.upperBound - 1) + 1)
  }
}
