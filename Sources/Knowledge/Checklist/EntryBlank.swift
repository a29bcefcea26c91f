// The mark of an answer that a person still has to give: drafts carry it, and no check takes it for an
// answer.

/// Marks the blanks of a drafted entry.
public enum EntryBlank {
  /// What stands in a draft where only a person knows the answer.
  public static let mark = "FILL IN:"

  /// Whether a text still has a blank.
  public static func stands(in text: String) -> Bool {
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "F")) {
      rest = rest[start...]
      if rest.starts(with: mark.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
