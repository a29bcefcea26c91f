// How the entries of a section begin: bold or plain, and what parts the title from the text.

import Markdown

/// The way in which a lead is written.
struct LeadStyle: Hashable {
  /// Whether the title is bold.
  var isBold: Bool
  /// What closes the title inside the bold: `:`, `.` or nothing.
  var closing: String = ""
  /// What stands between the title and the text, with blanks; empty where the title stands alone.
  var separator: String

  /// The house's way, for sections whose entries show none.
  static let house = LeadStyle(isBold: true, separator: " — ")

  /// Whether the title stands alone and the text below it.
  var isAlone: Bool { separator.isEmpty }

  init(isBold: Bool, closing: String = "", separator: String) {
    self.isBold = isBold
    self.closing = closing
    self.separator = separator
  }

  /// The style of a lead; nil when it shows none, as a struck-out one.
  init?(of text: TitleText, inlines: [Inline]) {
    let body = text.dropping(TitleFront(text.characters).length)
    guard EntryTitle.of(text).isMarked else {
      self.init(isBold: false, separator: Self.plainSeparator(of: body))
      return
    }
    let bold = body.markedFront
    let isStrong = inlines.contains { inline in
      guard case .strong = inline.kind else { return false }
      return inline.plainText.contains(bold.string)
    }
    let rest = String(body.dropping(bold.elements.count).characters)
    let closing = String(bold.string.dropFirst(bold.string.withoutClosingMarks.count))
    guard isStrong, let separator = Self.separator(at: rest, isClosed: !closing.isEmpty) else { return nil }
    self.init(isBold: true, closing: closing, separator: separator)
  }

  /// What parts a bold title from `rest`; nil where the sentence goes on.
  private static func separator(at rest: String, isClosed: Bool) -> String? {
    guard let first = rest.first(where: { !$0.isWhitespace }) else { return "" }
    if isClosed { return " " }
    guard ":：—–-→".contains(first) else { return nil }
    let blank = rest.prefix(while: \.isWhitespace)
    let mark = rest.dropFirst(blank.count).prefix { $0 == first }
    return (blank.isEmpty ? "" : " ") + mark + (first == "：" ? "" : " ")
  }

  private static func plainSeparator(of text: TitleText) -> String {
    let sentence = text.firstSentence
    let dashes = [" — ", " – ", " -- ", " → "].compactMap { mark in
      sentence.offset(of: mark).map { (mark, $0) }
    }
    if let first = dashes.min(by: { $0.1 < $1.1 }) { return first.0 }
    return sentence.offset(of: ": ") == nil ? ". " : ": "
  }

  /// A title without text.
  func title(_ title: String, front: LeadFront) -> String {
    guard isBold else { return front.outer + front.inner + title }
    let mark = title.last == "?" && closing == "." ? "" : closing
    return "\(front.outer)**\(front.inner)\(title)\(mark)**"
  }

  /// A title and its text.
  func lead(_ title: String, front: LeadFront, text: String) -> String {
    let head = self.title(title, front: front)
    return text.isEmpty ? head : head + separator + text
  }

  /// The style that most of these entries have; the latest of equals.
  static func prevailing(in entries: [WrittenEntry]) -> LeadStyle? {
    var counts: [LeadStyle: Int] = [:]
    let styles = entries.compactMap(\.leadStyle)
    for style in styles { counts[style, default: 0] += 1 }
    let most = counts.values.max()
    return styles.last { counts[$0] == most }
  }
}

extension WrittenEntry {
  /// The paragraph that holds the title, where that is no heading and no cell; in an alert the one below its
  /// mark.
  var leadBlock: Block? {
    guard [.item, .quote, .paragraph].contains(entry.form), let first = draft.blocks.first?.firstText else {
      return nil
    }
    var text = TitleText(first.inlines)
    guard text.dropAlertMark(), text.isEmpty else { return first }
    return draft.blocks.first?.children.dropFirst().first?.firstText ?? first
  }

  /// The text of the lead, without the mark of an alert.
  var leadText: TitleText? {
    guard let leadBlock else { return nil }
    var text = TitleText(leadBlock.inlines)
    _ = text.dropAlertMark()
    return text
  }

  /// How the lead is written.
  var leadStyle: LeadStyle? {
    guard let leadBlock, let leadText else { return nil }
    return LeadStyle(of: leadText, inlines: leadBlock.inlines)
  }
}
