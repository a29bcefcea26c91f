// The text as the parser gets it: of the same length, with what it must not see or would change painted over.

/// The bytes for the parser. Every byte stands where it stands in the document, so offsets and lines are the
/// same.
struct ParseSource {
  /// The bytes, with front matter blanked out, NUL replaced by a plain control character (the parser would
  /// put a character of three bytes there), and lone CR replaced by LF.
  private(set) var bytes: [UInt8]
  /// The length of the byte-order mark at the start, 0 or 3.
  let markLength: Int
  /// The front matter that was blanked out.
  let frontMatter: FrontMatter?

  init(_ text: [UInt8], lines: LineIndex) {
    bytes = text
    markLength = text.has("\u{FEFF}", at: 0) ? 3 : 0
    frontMatter = FrontMatter.find(in: text, lines: lines, start: markLength)
    for offset in bytes.indices {
      if bytes[offset] == UInt8.null { bytes[offset] = 0x01 }
      if bytes[offset] == UInt8.carriageReturn, bytes.at(offset + 1) != UInt8.lineFeed {
        bytes[offset] = UInt8.lineFeed
      }
    }
    if let frontMatter { blank(frontMatter.range) }
  }

  /// Replaces the bytes of `range` by spaces; line endings stay.
  mutating func blank(_ range: Range<Int>) {
    for offset in range where !bytes[offset].isLineEnding { bytes[offset] = UInt8.space }
  }
}

/// What one pass of the parser gives.
struct ParsedText {
  let blocks: [Block]
  let definitions: [LinkDefinition]
  var warnings: [DocumentWarning] = []

  init(_ source: ParseSource, lines: LineIndex) {
    let reader = BlockReader(bytes: source.bytes, lines: lines, markLength: source.markLength)
    blocks = reader.blocks(CMark.parse(Array(source.bytes[source.markLength...])))
    definitions = UncoveredLines(source.bytes, lines, blocks).definitions()
  }
}
