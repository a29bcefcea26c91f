// The text of a lead as single characters that know whether they are code, bold or struck out: a title ends
// at marks that count only outside code.

import Markdown

/// A lead paragraph's characters with their markup.
struct TitleText {
  /// A character of the text.
  struct Element {
    var character: Character
    /// Whether it stands in a code span.
    var isCode: Bool
    /// The bold or struck-out run it stands in, by a number; 0 outside any.
    var run: Int
  }

  private(set) var elements: [Element] = []
  private var runs = 0

  init(_ inlines: [Inline]) {
    add(inlines, run: 0)
  }

  init(_ elements: some Sequence<Element>) {
    self.elements = Array(elements)
  }

  private mutating func add(_ inlines: [Inline], run: Int) {
    for inline in inlines {
      switch inline.kind {
      case .strong, .strikethrough:
        runs += 1
        add(inline.children, run: runs)
      case .emphasis, .link, .image: add(inline.children, run: run)
      case .code(let text): append(text, isCode: true, run: run)
      case .text, .softBreak, .lineBreak, .html: append(inline.plainText, isCode: false, run: run)
      }
    }
  }

  private mutating func append(_ text: String, isCode: Bool, run: Int) {
    elements += text.map { Element(character: $0, isCode: isCode, run: run) }
  }

  var isEmpty: Bool { elements.allSatisfy(\.character.isWhitespace) }
  var string: String { String(elements.map(\.character)).trimmed }
  var characters: [Character] { elements.map(\.character) }

  /// Whether the first character is an emoji.
  var beginsWithEmoji: Bool { elements.first { !$0.character.isWhitespace }?.character.isPictograph ?? false }

  /// The text without its first `count` characters.
  func dropping(_ count: Int) -> TitleText { TitleText(elements.dropFirst(count)) }

  /// The characters at the front that stand in one bold or struck-out run.
  var markedFront: TitleText {
    guard let run = elements.first?.run, run > 0 else { return TitleText([Element]()) }
    return TitleText(elements.prefix { $0.run == run })
  }

  /// The first sentence, without its closing mark.
  var firstSentence: TitleText {
    for index in elements.indices where endsSentence(index) { return TitleText(elements[..<index]) }
    return self
  }

  private func endsSentence(_ index: Int) -> Bool {
    let element = elements[index]
    guard !element.isCode else { return false }
    switch element.character {
    case "。", "！", "？": return true
    case ".", "!", "?":
      guard index + 1 < elements.count else { return true }
      return elements[index + 1].character.isWhitespace && !endsAbbreviation(index)
    default: return false
    }
  }

  private func endsAbbreviation(_ index: Int) -> Bool {
    let word = elements[..<index].reversed().prefix { !$0.character.isWhitespace && $0.character != "(" }
    return Self.abbreviations.contains(String(word.reversed().map(\.character)).lowercased())
  }

  private static let abbreviations: Set<String> = [
    "e.g", "i.e", "vs", "etc", "cf", "approx", "incl", "resp", "no",
  ]

  /// The offset of the first `mark` outside code, or nil.
  func offset(of mark: String) -> Int? {
    let wanted = Array(mark)
    guard elements.count >= wanted.count else { return nil }
    return (0...elements.count - wanted.count).first { start in
      wanted.indices.allSatisfy {
        !elements[start + $0].isCode && elements[start + $0].character == wanted[$0]
      }
    }
  }

  /// Drops a mark such as `[!NOTE]` from the front and tells whether there was one.
  mutating func dropAlertMark() -> Bool {
    guard elements.count > 3, elements[0].character == "[", elements[1].character == "!",
      let end = elements.firstIndex(where: { $0.character == "]" }), end > 2,
      elements[2..<end].allSatisfy({ $0.character.isLetter })
    else { return false }
    elements = Array(elements[(end + 1)...].drop { $0.character.isWhitespace })
    return true
  }
}

extension Character {
  /// Whether the character is an emoji or a sign that people use as one.
  var isPictograph: Bool {
    guard let first = unicodeScalars.first, !isASCII else { return false }
    return first.properties.isEmojiPresentation || first.properties.isEmoji
      || unicodeScalars.contains { $0.value == 0xFE0F }
  }
}
