// How the fields of a section's entries are labelled: the words, and the marks around them.

import Markdown

/// The labels that a new field takes in a section.
struct LabelStyle {
  /// The marks around a label.
  enum Marks { case boldColonInside, boldColonOutside, plain }

  /// The marks around labels on lines of their own.
  private(set) var marks: Marks = .boldColonInside
  /// The words that the section uses for a field, where they are not the house's.
  private var words: [EntryField: String] = [:]

  /// The house's style.
  static let house = LabelStyle(of: [], in: Document(""))

  /// The style of the given places; the latest counts, but a word of the house's own goes before a variant of
  /// it.
  init(of places: [FieldPlace], in document: Document) {
    for place in places {
      if let field = place.field, place.kind != .cell, words[field] != field.label {
        words[field] = place.label
      }
      guard place.kind == .labelled, let range = place.labelRange else { continue }
      let source = document.text(of: range)
      guard source.hasPrefix("**") || source.hasPrefix("__") else {
        marks = .plain
        continue
      }
      marks = source.hasSuffix(":") ? .boldColonOutside : .boldColonInside
    }
  }

  /// The words of a field's label.
  func word(_ field: EntryField) -> String { words[field] ?? field.label }

  /// A field on a line of its own.
  func line(_ field: EntryField, _ value: String) -> String {
    let word = word(field)
    switch marks {
    case .boldColonInside: return "**\(word):** \(value)"
    case .boldColonOutside: return "**\(word)**: \(value)"
    case .plain: return "\(word): \(value)"
    }
  }

  /// Fields in running text, parted by semicolons. Labels are bold where a value holds the marks that end a
  /// clause, since such a value ends at the next label only.
  func sentence(_ fields: [WrittenField]) -> String {
    let isBold = fields.contains { $0.value.withoutClosingMarks.holdsClauseEnd }
    return fields.map { field, value in
      let text = value.withoutClosingMarks
      return isBold ? "**\(word(field)):** \(text)" : "\(word(field)): \(text)"
    }.joined(separator: "; ")
  }
}

extension String {
  /// Whether a reader of running text would end a value inside this text: at a semicolon or full stop outside
  /// code.
  var holdsClauseEnd: Bool {
    let (inlines, document) = LineText.inlines(of: self)
    return inlines.flattened.contains { inline in
      guard case .text = inline.kind else { return false }
      return inline.range.contains { offset in
        let byte = document.bytes[offset]
        let isLast = offset + 1 >= document.bytes.count
        return (byte == UInt8(ascii: ";") || byte == UInt8(ascii: "."))
          && (isLast || document.bytes[offset + 1] == UInt8(ascii: " "))
      }
    }
  }
}
