// A new entry as lines, and the place where they go: one of the ways to write it that are tried in turn.

/// A way to write a new entry.
struct EntryInsertion {
  /// The 1-based line below which it goes; 0 is the start of the document.
  var anchor: Int
  /// Its lines, without endings.
  var lines: [String]
  /// Whether a blank line parts it from what is above.
  var isAfterBlank: Bool
  /// The form in words: "a bullet".
  var form: String
  /// Whether the lines begin with the heading of a new section.
  var makesSection = false

  /// The same with or without the blank line above.
  func afterBlank(_ isAfterBlank: Bool) -> EntryInsertion {
    var copy = self
    copy.isAfterBlank = isAfterBlank
    return copy
  }
}
