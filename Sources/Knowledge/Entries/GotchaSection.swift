// A section of a memory file that holds gotcha entries.

/// A section of gotcha entries: a heading that speaks of gotchas and what stands below it.
public struct GotchaSection: Sendable, Equatable {
  /// The heading in plain text, without markup; a closing colon and emoji are kept.
  public var heading: String
  /// The heading's level, 1 to 6; 0 where a bold label or a tag opens the section instead.
  public var level: Int
  /// The heading's line, 1-based.
  public var line: Int
  /// The entries in the order of the document.
  public var entries: [GotchaEntry]

  /// A section with every part given.
  public init(heading: String, level: Int, line: Int, entries: [GotchaEntry]) {
    self.heading = heading
    self.level = level
    self.line = line
    self.entries = entries
  }
}
