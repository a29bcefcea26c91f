// HTML comments of a document. Agents are not shown them, so they carry commands and metadata.

/// An HTML comment outside code.
public struct Comment: Sendable, Equatable {
  /// The bytes from `<!--` to `-->`.
  public let range: Range<Int>
  /// The lines of the comment, 1-based.
  public let lines: ClosedRange<Int>
  /// The bytes between `<!--` and `-->`.
  public let innerRange: Range<Int>
  /// The text between `<!--` and `-->`, as written.
  public let inner: String
  /// Whether the comment is a block or part of one, not inside a paragraph's text.
  public let isBlock: Bool
  /// Whether a `-->` was found; without one the comment ends where its block ends.
  public let isClosed: Bool

  /// The comments in `blocks`, in the order of the text.
  static func find(in blocks: [Block], bytes: [UInt8], lines: LineIndex) -> [Comment] {
    blocks.flatMap { block -> [Comment] in
      if block.isHTML { return find(in: block.range, isBlock: true, bytes, lines) }
      let inner = find(in: block.children, bytes: bytes, lines: lines)
      let inlines = block.inlines.flattened.flatMap { inline -> [Comment] in
        guard case .html = inline.kind else { return [] }
        return find(in: inline.range, isBlock: false, bytes, lines)
      }
      return inner + inlines
    }
  }

  private static func find(
    in range: Range<Int>, isBlock: Bool, _ bytes: [UInt8], _ lines: LineIndex
  ) -> [Comment] {
    var result: [Comment] = []
    var offset = range.lowerBound
    while let start = bytes.offset(of: "<!--", from: offset, to: range.upperBound) {
      let inner = start + 4
      // `<!-->` is an empty comment.
      let close = bytes.offset(of: "-->", from: start + 2, to: range.upperBound)
      let end = close.map { $0 + 3 } ?? range.upperBound
      let innerRange = inner..<max(inner, close ?? range.upperBound)
      result.append(
        Comment(
          range: start..<max(end, inner), lines: lines.line(at: start)...lines.line(at: max(start, end - 1)),
          innerRange: innerRange, inner: bytes.string(innerRange), isBlock: isBlock, isClosed: close != nil))
      offset = max(end, inner)
    }
    return result
  }
}
