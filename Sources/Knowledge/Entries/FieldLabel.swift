// A label at the start of a text: `**Gap:** …`, `**Gap**: …`, `Why: …`.

import Markdown

/// A label and where its value begins.
struct FieldLabel {
  /// The label as written, without markup and colon.
  let text: String
  /// Whether it is bold.
  let isBold: Bool
  /// The bytes of the label, its markup and colon with it.
  let range: Range<Int>

  /// The label at the start of a paragraph.
  init?(startOf block: Block) {
    guard case .paragraph = block.kind else { return nil }
    self.init(startOf: block.inlines[...])
  }

  /// The label at the start of some inlines: a bold text with a colon, or the name of a field with one.
  init?(startOf inlines: ArraySlice<Inline>) {
    guard let first = inlines.first else { return nil }
    switch first.kind {
    case .strong: self.init(bold: first, before: inlines.dropFirst().first)
    case .text(let text): self.init(plain: text[...], at: first.range.lowerBound)
    default: return nil
    }
  }

  /// A bold text whose colon stands inside or right after it. A dash will do for the house's own fields.
  init?(bold: Inline, before next: Inline?) {
    let text = bold.plainText.trimmed
    guard !text.isEmpty, text.split(separator: " ").count <= 5 else { return nil }
    isBold = true
    if let last = text.last, last == ":" || last == "：" {
      self.text = String(text.dropLast()).trimmed
      range = bold.range
      return
    }
    guard let next, case .text(let rest) = next.kind else { return nil }
    let blanks = rest.prefix { $0 == " " }
    let mark = rest.dropFirst(blanks.count).first
    let isDash =
      EntryField(label: text) != nil && blanks.count == 1 && mark.map { "—–-".contains($0) } ?? false
    guard let mark, mark == ":" || isDash else { return nil }
    self.text = text
    range = bold.range.lowerBound..<next.range.lowerBound + blanks.utf8.count + mark.utf8.count
  }

  /// The name of a field and a colon at the start of a plain text.
  init?(plain text: Substring, at offset: Int, houseOnly: Bool = false) {
    let label = text.prefix { $0.isASCII && ($0.isLetter || $0 == " ") }
    guard text.dropFirst(label.count).first == ":", let first = label.first, first.isLetter,
      houseOnly ? EntryField(label: String(label)) != nil : EntryField.isLabel(String(label))
    else { return nil }
    self.text = String(label).trimmed
    isBold = false
    range = offset..<offset + label.utf8.count + 1
  }
}
