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
  private let document: Document

  init(_ paragraph: Block, in document: Document) {
    self.document = document
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
      let closesLead = index > 0 && inlines[index - 1].closesLead
      addPlain(inlines[index], isAfterLead: closesLead)
      isLineStart = inlines[index].kind == .softBreak || inlines[index].kind == .lineBreak
    }
  }

  private mutating func add(_ label: FieldLabel, isInSentence: Bool) {
    guard labels.last.map({ $0.range.upperBound <= label.range.lowerBound }) ?? true else { return }
    labels.append(Label(text: label.text, range: label.range, isInSentence: isInSentence))
  }

  /// The house's labels in a plain text after a mark: the end of a clause or sentence, or what parts a title
  /// from its text. With `isAfterLead` one may also begin the text. The source is read, so that escapes
  /// before a label do not hide it.
  private mutating func addPlain(_ inline: Inline, isAfterLead: Bool) {
    guard case .text = inline.kind else { return }
    let text = document.text(of: inline.range)
    guard text.utf8.contains(UInt8(ascii: ":")) else { return }
    var previous: Character = isAfterLead ? "." : " "
    var offset = text.startIndex
    while offset < text.endIndex {
      let isStart = offset == text.startIndex
      if isStart && isAfterLead { addLabel(at: offset, of: text, in: inline) }
      let mark = text[offset]
      offset = text.index(after: offset)
      if Self.ends(mark, after: previous), isStart || offset < text.endIndex && text[offset] == " " {
        addLabel(at: offset, of: text, in: inline)
      }
      previous = mark
    }
  }

  private mutating func addLabel(at offset: String.Index, of text: String, in inline: Inline) {
    let label = text[offset...].drop { $0 == " " }
    let start = inline.range.lowerBound + text.utf8.distance(from: text.startIndex, to: label.startIndex)
    if let found = FieldLabel(plain: label, at: start, houseOnly: true) { add(found, isInSentence: true) }
  }

  /// Whether a label may follow `mark`. A hyphen must stand by itself.
  private static func ends(_ mark: Character, after previous: Character) -> Bool {
    switch mark {
    case ";", ".", "!", "?", ":", "。", "！", "？", "—", "–", "→": return true
    case "-": return previous == " " || previous == "-"
    default: return false
    }
  }
}

extension Inline {
  /// Whether the element is a bold text that ends like a title with its mark inside: `**Title.**`,
  /// `**Title:**`.
  fileprivate var closesLead: Bool {
    guard case .strong = kind, let last = plainText.trimmed.last else { return false }
    return ".:?!".contains(last)
  }
}
