// The labels in a paragraph: at the start of a line, and the house's own inside a sentence.

import Markdown

/// The labels of a paragraph, in order.
struct ParagraphLabels {
  /// A label in a paragraph.
  struct Label {
    let text: String
    /// The bytes of the label, its markup and colon with it.
    let range: Range<Int>
    /// Whether it stands in running text, so that its value ends with the sentence.
    let isInSentence: Bool
  }

  private(set) var labels: [Label] = []

  init(_ paragraph: Block) {
    let inlines = paragraph.inlines
    var isLineStart = true
    for index in inlines.indices {
      let rest = inlines[index...]
      if isLineStart, let label = FieldLabel(startOf: rest) {
        add(label, isInSentence: false)
      } else if case .strong = inlines[index].kind,
        let label = FieldLabel(bold: inlines[index], before: rest.dropFirst().first),
        EntryField(label: label.text) != nil
      {
        add(label, isInSentence: false)
      }
      addPlain(inlines[index])
      isLineStart = inlines[index].kind == .softBreak || inlines[index].kind == .lineBreak
    }
  }

  private mutating func add(_ label: FieldLabel, isInSentence: Bool) {
    guard labels.last.map({ $0.range.upperBound <= label.range.lowerBound }) ?? true else { return }
    labels.append(Label(text: label.text, range: label.range, isInSentence: isInSentence))
  }

  /// The house's labels after a semicolon or a full stop in a plain text. Offsets hold only in a text without
  /// escapes.
  private mutating func addPlain(_ inline: Inline) {
    guard case .text(let text) = inline.kind, text.utf8.count == inline.range.count else { return }
    var offset = text.startIndex
    while let mark = text[offset...].firstIndex(where: { $0 == ";" || $0 == "." }) {
      offset = text.index(after: mark)
      let label = text[offset...].drop { $0 == " " }
      guard label.startIndex > offset || mark == text.startIndex else { continue }
      let start = inline.range.lowerBound + text.utf8.distance(from: text.startIndex, to: label.startIndex)
      if let found = FieldLabel(plain: label, at: start, houseOnly: true) { add(found, isInSentence: true) }
    }
  }
}
