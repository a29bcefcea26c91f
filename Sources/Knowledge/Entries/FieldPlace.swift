// Where a field of an entry stands in the document, so that a writer can change it and nothing else.

import Markdown

/// One place where an entry gives a field.
struct FieldPlace {
  /// How the field is written there.
  enum Kind {
    /// On a line of its own, or in bold within a paragraph; the value goes on to the next label.
    case labelled
    /// In running text; the value ends with the clause.
    case sentence
    /// As a cell of a table, the label in the table's head or first column.
    case cell
    /// Below its label, in blocks of their own.
    case nested
  }

  /// The label as written, without markup and colon.
  let label: String
  /// The house's field that the label means, if it means one.
  let field: EntryField?
  /// How the field is written there.
  let kind: Kind
  /// The bytes of the label with its markup and colon; nil for cells and nested values.
  let labelRange: Range<Int>?
  /// The bytes of the value, without blanks at either end; in running text without closing marks.
  let valueRange: Range<Int>
  /// The paragraph or cell that holds the value.
  let text: Block
  /// The list item that holds the field, when it stands in one inside the entry.
  let item: Block?
}
