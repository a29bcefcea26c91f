// Titles as keys: compared without markup, case and punctuation, or as the slug that a link to the heading
// has.

/// Compares entries' titles.
enum EntryTitle {
  /// The title as a slug: lower case, words joined by hyphens, nothing else but letters and digits.
  static func slug(_ title: String) -> String {
    title.lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
  }

  /// Whether the text names the entry with this title, by the title itself or by its slug.
  static func names(_ text: String, title: String) -> Bool {
    let slug = slug(text)
    return !slug.isEmpty && slug == self.slug(title)
  }
}
