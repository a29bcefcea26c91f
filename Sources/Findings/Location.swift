// A place in a file.

/// A place in a file: where a finding begins and ends.
public struct Location: Sendable, Equatable, Comparable {
  /// The file's path, relative to the root, with `/` between folders.
  public var file: String
  /// The first line, 1-based.
  public var line: Int
  /// The first column: UTF-8 bytes before it on its line, plus one.
  public var column: Int
  /// The last line, 1-based.
  public var endLine: Int
  /// The column after the last byte, counted as `column` is.
  public var endColumn: Int

  /// A place with every part given; without an end it is empty.
  public init(file: String, line: Int = 1, column: Int = 1, endLine: Int? = nil, endColumn: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.endLine = endLine ?? line
    self.endColumn = endColumn ?? column
  }

  /// Whether the left place comes before the right one: by file (its bytes), line, column, then end.
  public static func < (left: Self, right: Self) -> Bool {
    if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
    return (left.line, left.column, left.endLine, left.endColumn)
      < (right.line, right.column, right.endLine, right.endColumn)
  }
}
