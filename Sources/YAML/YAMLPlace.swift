// A place in YAML text. Nodes and problems both carry one, so that every message can say where to look.

/// A place in YAML text.
public struct YAMLPlace: Sendable, Hashable, Comparable {
  /// The line, 1-based. Lines end where YAML 1.1 ends them: LF, CR, CRLF, and U+0085, U+2028, U+2029.
  public var line: Int
  /// The column, 1-based, in characters (Unicode scalars, not bytes); a byte-order mark at the start is not
  /// counted.
  public var column: Int

  /// The place at a line and a column, both 1-based.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether one place stands before another in the text.
  public static func < (left: YAMLPlace, right: YAMLPlace) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
