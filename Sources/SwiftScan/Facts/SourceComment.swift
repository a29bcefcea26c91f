// A comment that speaks to this program, as a plain fact.

/// A comment that begins with `bridgekeeper:`.
public struct SourceComment: Sendable, Equatable, Codable {
  /// The file's path as it was given to the scan.
  public var file: String
  /// The lines of the comment, 1-based.
  public var lines: ClosedRange<Int>
  /// UTF-8 bytes before the comment on its line, plus one.
  public var column: Int
  /// The bytes of the comment with its marks, counted from the start of the file with its byte-order mark.
  public var range: Range<Int>
  /// The text without the comment's marks and white space at either end.
  public var text: String

  /// A comment with every part given.
  public init(file: String, lines: ClosedRange<Int>, column: Int, range: Range<Int>, text: String) {
    self.file = file
    self.lines = lines
    self.column = column
    self.range = range
    self.text = text
  }
}
