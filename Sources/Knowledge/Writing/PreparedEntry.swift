// An entry's content in the spelling in which it is written, and how it must read afterwards.

import Markdown

/// A field with its value in one line.
typealias WrittenField = (field: EntryField, value: String)

/// A content that is fit to be written.
struct PreparedEntry {
  /// The title as Markdown: text and code.
  var title: String
  /// The title as it must read.
  var plainTitle: String
  /// The fields in canonical order with their values in one line.
  var fields: [WrittenField]
  /// What was changed in the title, and what its writer should know of it.
  var warnings: [String] = []

  /// Above this many characters a title is no longer one that people look up.
  private static let titleLength = 60

  /// Prepares a content.
  init(_ content: EntryContent) throws(EntryWriteProblem) {
    (title, plainTitle, warnings) = try Self.title(content.title)
    fields = try Self.fields(content.fields)
  }

  /// The fields as they are written, in canonical order.
  static func fields(_ given: [EntryField: [String]]) throws(EntryWriteProblem) -> [WrittenField] {
    var fields: [WrittenField] = []
    for field in EntryField.allCases {
      guard let values = given[field] else { continue }
      var lines: [String] = []
      for value in values { lines.append(try LineText.value(value, of: field.label)) }
      guard !lines.isEmpty else {
        throw EntryWriteProblem(
          kind: .content, reason: "no value is given for \(field.label)",
          fix: "give one, or leave the field out")
      }
      fields.append((field, lines.joined(separator: ", ")))
    }
    return fields
  }

  /// The title as it is written, as it must read, and what was changed.
  static func title(
    _ given: String
  ) throws(EntryWriteProblem) -> (title: String, plain: String, warnings: [String]) {
    var title = LineText.withoutMarkup(try LineText.value(given, of: "title")).withoutClosingMarks
    var warnings: [String] = []
    let characters = Array(LineText.plain(title))
    let front = String(characters.prefix(TitleFront(characters).length))
    if !front.isEmpty, title.hasPrefix(front) {
      title = String(title.dropFirst(front.count))
      warnings.append(
        "'\(front.trimmed)' in front of the title is left out: it would not be read as part of it")
    }
    if title.hasSuffix(" #") { title = String(title.dropLast()) + "\\#" }
    let plain = LineText.plain(title)
    guard !Placeholder.isEmpty(plain), TitleFront(Array(plain)).length == 0 else {
      throw EntryWriteProblem(
        kind: .content,
        reason: "the title '\(given.trimmed)' says nothing once numbers and marks are taken off",
        fix: "name the gap in a few words")
    }
    if plain.count > titleLength {
      warnings.append("the title has \(plain.count) characters; \(titleLength) are easier to look up")
    }
    return (title, plain, warnings)
  }

  /// Whether two titles are the same title.
  static func sameTitle(_ left: String, _ right: String) -> Bool { key(left) == key(right) }

  private static func key(_ title: String) -> String {
    title.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
