// The title of an entry: its bold lead, or the first sentence up to a dash or colon, without what people put
// in front.

import Markdown

/// The title of an entry in plain text.
struct EntryTitle: Equatable {
  var text: String
  /// Whether it is marked as a title: a bold or struck-out lead.
  var isMarked: Bool

  /// The title that a lead paragraph gives.
  static func of(_ text: TitleText) -> EntryTitle {
    let front = TitleFront(text.characters)
    let body = text.dropping(front.length)
    let lead = body.markedFront
    if !lead.isEmpty, !isEmphasis(lead, before: body.dropping(lead.elements.count)) {
      return EntryTitle(text: lead.string.withoutClosingMarks, isMarked: true)
    }
    return EntryTitle(text: plain(body), isMarked: false)
  }

  /// The title that a heading gives.
  static func heading(_ text: String) -> String {
    let front = front(of: text)
    let rest = String(Array(text).dropFirst(front.length)).trimmed
    return rest.last == ":" ? String(rest.dropLast()).trimmed : rest
  }

  /// What stands in front of the title in a heading.
  static func front(of heading: String) -> TitleFront { TitleFront(Array(heading)) }

  /// A single bold word is emphasis, unless it or what follows has the mark of a title.
  private static func isEmphasis(_ lead: TitleText, before rest: TitleText) -> Bool {
    let word = lead.string
    guard !word.contains(where: \.isWhitespace), !word.unicodeScalars.contains(where: { $0.value >= 0x2E80 }),
      let last = word.last, !".:!?".contains(last)
    else { return false }
    guard let next = rest.elements.first(where: { !$0.character.isWhitespace })?.character else {
      return false
    }
    return !":–—-→.|(".contains(next)
  }

  private static func plain(_ text: TitleText) -> String {
    let sentence = text.firstSentence
    let dashes = [" — ", " – ", " -- ", " → "].compactMap { sentence.offset(of: $0) }
    let colon = sentence.offset(of: ": ")
    for offset in [dashes.min(), colon].compactMap({ $0 }) {
      let title = TitleText(sentence.elements[..<offset]).string.withoutClosingMarks
      if !title.isEmpty { return title }
    }
    return sentence.string.withoutClosingMarks
  }
}

extension String {
  /// The text without the punctuation that closes a title.
  var withoutClosingMarks: String {
    var rest = Substring(self)
    while let last = rest.last, ".:;,!。：".contains(last) || last.isWhitespace { rest.removeLast() }
    return rest.isEmpty ? self : String(rest)
  }
}
