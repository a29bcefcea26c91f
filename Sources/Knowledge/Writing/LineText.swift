// A text that a person gave, made fit to stand in one line of an entry: nothing in it can open a block, an
// import or a comment, and a formatter leaves it as it is.

import Markdown

/// Turns given texts into Markdown of one line.
enum LineText {
  /// How often a text is read again after a repair; each repair leaves less to do.
  private static let rounds = 6
  /// Put in front of a text while it is read, so that it cannot begin with anything but a paragraph.
  private static let front = "x "

  /// The value of a field in one line.
  ///
  /// Stray markup is escaped, words that look like an import come to stand in backticks, bare URLs become
  /// links with the host as their text. What is Markdown already stays.
  static func value(_ text: String, of name: String) throws(EntryWriteProblem) -> String {
    var line = try oneLine(text, of: name)
    for _ in 0..<rounds {
      let document = Document(front + line)
      guard let repaired = try? document.applying(LineRepair(document).edits) else { break }
      let next = withoutFront(repaired.text)
      if next == line, document.imports.isEmpty, document.blocks.count == 1 { return line }
      line = next
    }
    throw EntryWriteProblem(
      kind: .content, reason: "the \(name) cannot be written in one line without changing what it means",
      fix: "put code in backticks, and words that begin with an at sign")
  }

  /// The text with each run of white space as one space.
  private static func oneLine(_ text: String, of name: String) throws(EntryWriteProblem) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !Placeholder.isEmpty(line) else {
      throw EntryWriteProblem(
        kind: .content, reason: "the \(name) is empty", fix: "give it at least one word, or leave it out")
    }
    guard !line.unicodeScalars.contains(where: \.isUnwritable) else {
      throw EntryWriteProblem(
        kind: .content, reason: "the \(name) holds a control character", fix: "take it out")
    }
    return line
  }

  /// The inlines of a line, and the document in which their ranges count.
  static func inlines(of line: String) -> (inlines: [Inline], document: Document) {
    let document = Document(front + line)
    return (document.blocks.first?.inlines ?? [], document)
  }

  /// The text of a line without markup.
  static func plain(_ line: String) -> String {
    withoutFront(inlines(of: line).inlines.plainText).trimmed
  }

  /// The line with nothing but text and code in it: bold and links give their text.
  static func withoutMarkup(_ line: String) -> String {
    let (inlines, document) = inlines(of: line)
    return withoutFront(inlines.map { source(of: $0, in: document) }.joined()).trimmed
  }

  /// Counted in bytes: a combining character would make one of itself and the blank.
  private static func withoutFront(_ text: String) -> String {
    String(decoding: text.utf8.dropFirst(front.utf8.count), as: UTF8.self)
  }

  private static func source(of inline: Inline, in document: Document) -> String {
    switch inline.kind {
    case .strong, .emphasis, .strikethrough, .link, .image:
      return inline.children.map { source(of: $0, in: document) }.joined()
    case .softBreak, .lineBreak: return " "
    case .text, .code, .html: return document.text(of: inline.range)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character has no place in a line of text: control characters and marks that turn the
  /// direction of what follows.
  fileprivate var isUnwritable: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value) || value == 0xFEFF
  }
}
