// The YAML block that may open a file between two lines of three hyphens. CommonMark does not know it and
// would read it as a rule and a heading, so it is found here and hidden from the parser.

/// The front matter of a document: the block between `---` on the first line and the next `---` or `...`
/// line.
public struct FrontMatter: Sendable, Equatable {
  /// The bytes from the opening `---` to the end of the closing line, without its ending.
  public let range: Range<Int>
  /// The lines from the opening to the closing marker, 1-based; the first is 1.
  public let lines: ClosedRange<Int>
  /// The bytes between the two marker lines, with the last inner line's ending.
  public let innerRange: Range<Int>
  /// The raw text between the two marker lines.
  public let inner: String

  /// Finds the front matter of a text whose content (after a byte-order mark) begins at `start`.
  ///
  /// A text may also open with a plain rule. So the block counts only when it is closed and holds nothing, or
  /// at least one line that begins with a key and a colon.
  static func find(in bytes: [UInt8], lines: LineIndex, start: Int) -> FrontMatter? {
    let first = start..<lines.range(ofLine: 1).upperBound
    guard lines.count > 1, isMarker(bytes, first, "---") else { return nil }
    var hasKey = false
    var hasText = false
    for line in 2...lines.count {
      let range = lines.range(ofLine: line)
      if isMarker(bytes, range, "---") || isMarker(bytes, range, "...") {
        guard hasKey || !hasText else { return nil }
        let inner = lines.range(ofLine: 2).lowerBound..<range.lowerBound
        return FrontMatter(
          range: start..<range.upperBound, lines: 1...line, innerRange: inner, inner: bytes.string(inner))
      }
      hasText = hasText || !bytes.trimmingBlanks(range).isEmpty
      hasKey = hasKey || beginsWithKey(bytes, range)
    }
    return nil
  }

  private static func isMarker(_ bytes: [UInt8], _ line: Range<Int>, _ marker: StaticString) -> Bool {
    bytes.has(marker, at: line.lowerBound)
      && bytes.trimmingBlanks(line) == line.lowerBound..<line.lowerBound + 3
  }

  private static func beginsWithKey(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    var offset = line.lowerBound
    while offset < line.upperBound, isKeyByte(bytes[offset]) { offset += 1 }
    guard offset > line.lowerBound, offset < line.upperBound, bytes[offset] == ":" else { return false }
    return offset + 1 == line.upperBound || bytes[offset + 1].isBlank
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == "_" || byte == "-" || byte == "." || byte == "\"" || byte == "'"
  }
}
