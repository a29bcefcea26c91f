// The canonical form: a heading, and a bullet with a bold label for each field.

/// Writes entries in canonical form.
enum CanonicalEntry {
  /// The heading of a section that the writer makes.
  static let sectionHeading = "Known Gotchas"
  /// The deepest heading that Markdown has.
  private static let deepestLevel = 6

  /// The lines of an entry below a section heading of `level`; a bullet where no deeper heading fits.
  static func lines(_ entry: PreparedEntry, below level: Int) -> [String] {
    guard level < deepestLevel else { return [bullet(entry)] }
    let fields = entry.fields.map { "- " + LabelStyle.house.line($0.field, $0.value) }
    return [heading(entry.title, level: level + 1)] + (fields.isEmpty ? [] : [""] + fields)
  }

  /// A heading with number signs.
  static func heading(_ text: String, level: Int) -> String {
    String(repeating: "#", count: level) + " " + text
  }

  /// An entry as one bullet.
  static func bullet(_ entry: PreparedEntry) -> String {
    let text = LabelStyle.house.sentence(entry.fields)
    return "- " + LeadStyle.house.lead(entry.title, front: LeadFront(), text: text)
  }
}
