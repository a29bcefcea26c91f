// The forms in which people write entries. A writer follows the form of its section.

/// The form in which an entry is written.
public enum EntryForm: String, Sendable, CaseIterable {
  /// A heading and what stands below it.
  case heading
  /// An item of a list.
  case item
  /// A row of a table.
  case row
  /// A block quote or an alert.
  case quote
  /// A paragraph with a bold or emoji lead and what follows it, or a plain paragraph.
  case paragraph
  /// A whole section: a heading with the singular word.
  case section
}
