// Where the lines of a text begin and end: byte offsets to lines and columns, and back.

/// The lines of a text. A line ends at LF, CRLF or a lone CR; lines are 1-based, offsets count UTF-8 bytes
/// from 0.
public struct LineIndex: Sendable, Equatable {
  /// The offset of each line's first byte, ascending; the first is 0.
  private let starts: [Int]
  /// The offset of each line's end without its ending; one for each of `starts`.
  private let ends: [Int]
  /// The number of bytes of the text.
  public let byteCount: Int

  /// The lines of UTF-8 `bytes`.
  public init(_ bytes: [UInt8]) {
    var starts = [0]
    var ends: [Int] = []
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      guard byte == .lineFeed || byte == .carriageReturn else { continue }
      ends.append(offset - 1)
      if byte == .carriageReturn, offset < bytes.count, bytes[offset] == .lineFeed { offset += 1 }
      starts.append(offset)
    }
    ends.append(bytes.count)
    self.starts = starts
    self.ends = ends
    self.byteCount = bytes.count
  }

  /// The number of lines. A text that ends in a line ending has an empty line after it, as in an editor.
  public var count: Int { starts.count }

  /// The 1-based line that holds byte `offset`; a line's ending belongs to the line. Offsets outside the text
  /// give the first or the last line.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of 1-based `line` without its ending; empty at the text's edge for lines that are not there.
  public func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1 else { return 0..<0 }
    guard line <= starts.count else { return byteCount..<byteCount }
    return starts[line - 1]..<ends[line - 1]
  }

  /// The bytes of 1-based `line` with its ending; empty at the text's edge for lines that are not there.
  public func fullRange(ofLine line: Int) -> Range<Int> {
    guard line >= 1 else { return 0..<0 }
    guard line <= starts.count else { return byteCount..<byteCount }
    return starts[line - 1]..<(line < starts.count ? starts[line] : byteCount)
  }

  /// The bytes from the first byte of the first line to the end of the last line, without the last line's
  /// ending.
  public func range(ofLines lines: ClosedRange<Int>) -> Range<Int> {
    let start = range(ofLine: lines.lowerBound).lowerBound
    return start..<max(start, range(ofLine: lines.upperBound).upperBound)
  }

  /// The 1-based UTF-8 column of byte `offset` in its line: bytes from the line's start, plus 1.
  public func column(at offset: Int) -> Int {
    max(0, min(offset, byteCount)) - starts[line(at: offset) - 1] + 1
  }

  /// The byte offset of a 1-based line and 1-based UTF-8 column, kept inside the line.
  public func offset(line: Int, column: Int) -> Int {
    let range = range(ofLine: line)
    return min(range.upperBound, range.lowerBound + max(0, column - 1))
  }
}
