// What people put in front of a title and is no part of it: emoji, a checkbox, a date, "Pitfall 4:", "UI-3:",
// "G4.", "3.".

/// The decorations at the front of a title.
struct TitleFront: Equatable {
  /// How many characters they have; 0 when nothing would be left of the title.
  private(set) var length = 0
  /// Whether there is a number or an id.
  private(set) var hasNumber = false
  /// Whether there is a word such as "Gotcha:" or "Pitfall 4 —".
  private(set) var hasLabel = false

  private let characters: [Character]

  init(_ characters: [Character]) {
    self.characters = characters
    var position = 0
    while let next = step(from: position), next > position { position = next }
    if characters[position...].contains(where: { !$0.isWhitespace }) {
      length = position
    } else {
      hasLabel = false
    }
  }

  static func == (left: TitleFront, right: TitleFront) -> Bool {
    left.length == right.length && left.characters == right.characters
  }

  /// The end of the decoration at `position`.
  private mutating func step(from position: Int) -> Int? {
    guard let first = at(position) else { return nil }
    if first.isWhitespace || first.isPictograph { return position + 1 }
    if let end = checkbox(at: position) ?? date(at: position) { return end }
    if let end = label(at: position) {
      hasLabel = true
      return end
    }
    guard let end = number(at: position) ?? id(at: position) else { return nil }
    hasNumber = true
    return end
  }

  private func at(_ position: Int) -> Character? { position < characters.count ? characters[position] : nil }

  private func skip(_ position: Int, while condition: (Character) -> Bool) -> Int {
    var end = position
    while let next = at(end), condition(next) { end += 1 }
    return end
  }

  /// The end of `:`, a full stop, or a dash with the white space around it, which part a decoration from the
  /// title.
  private func separator(at position: Int, stops: Bool = true) -> Int? {
    var end = skip(position, while: \.isWhitespace)
    guard let mark = at(end) else { return nil }
    let isClose = mark == ":" || mark == "：" || stops && (mark == "." || mark == ")")
    guard isClose && end == position || isClose && mark != "." || "—–-".contains(mark) else { return nil }
    end = skip(end) { $0 == mark }
    guard let next = at(end) else { return end }
    return next.isWhitespace || mark == "：" || mark == "—" ? skip(end, while: \.isWhitespace) : nil
  }

  private func checkbox(at position: Int) -> Int? {
    guard at(position) == "[", at(position + 2) == "]", let mark = at(position + 1), " xX".contains(mark)
    else { return nil }
    return position + 3
  }

  /// `2026-04-19`, in brackets or not, with a time or not, and a separator after it or not.
  private func date(at position: Int) -> Int? {
    let opening = at(position)
    let isOpen = opening == "[" || opening == "("
    var end = position + (isOpen ? 1 : 0)
    for (index, width) in [4, 2, 2].enumerated() {
      if index > 0 {
        guard at(end) == "-" else { return nil }
        end += 1
      }
      guard skip(end, while: \.isASCIIDigit) == end + width else { return nil }
      end += width
    }
    if isOpen {
      end = skip(end) { $0 != "]" && $0 != ")" && ($0.isASCIIDigit || $0 == ":" || $0 == " ") }
      guard at(end) == (opening == "[" ? "]" : ")") else { return nil }
      end += 1
    }
    return separator(at: end) ?? (at(end).map { $0.isWhitespace } ?? true ? end : nil)
  }

  private static let words: Set<String> = [
    "gotcha", "pitfall", "footgun", "landmine", "quirk", "trap", "issue", "problem", "bug", "mistake",
    "caveat",
    "limitation", "workaround", "lesson", "known issue", "known bug", "known problem", "known limitation",
  ]

  /// "Gotcha:", "Pitfall 4 —", "Issue #12.": a number may stand before the separator.
  private func label(at position: Int) -> Int? {
    var end = skip(position) { $0.isLetter }
    if String(characters[position..<end]).lowercased() == "known", at(end) == " " {
      end = skip(end + 1) { $0.isLetter }
    }
    guard Self.words.contains(String(characters[position..<end]).lowercased()) else { return nil }
    var number = skip(end, while: \.isWhitespace)
    if at(number) == "#" { number += 1 }
    let numberEnd = skip(number, while: \.isASCIIDigit)
    return numberEnd > number ? separator(at: numberEnd) : separator(at: end, stops: false)
  }

  /// `3.`, `7)`, `2.6 `, `#12 `
  private func number(at position: Int) -> Int? {
    let hasSign = at(position) == "#"
    let start = position + (hasSign ? 1 : 0)
    var end = skip(start, while: \.isASCIIDigit)
    guard end > start else { return nil }
    var isDotted = false
    while at(end) == ".", let next = at(end + 1), next.isASCIIDigit {
      isDotted = true
      end = skip(end + 1, while: \.isASCIIDigit)
    }
    if let after = separator(at: end), end - start < 5 { return after }
    return (isDotted || hasSign) && at(end)?.isWhitespace == true ? end + 1 : nil
  }

  /// Names of standards that look like ids.
  private static let standards: Set<String> = [
    "UTF", "ISO", "SHA", "HTTP", "RFC", "MD", "AES", "IEEE", "FIPS",
  ]

  /// `UI-31:`, `G4.`
  private func id(at position: Int) -> Int? {
    let letters = skip(position) { $0.isASCII && $0.isUppercase }
    guard letters > position, letters - position <= 8 else { return nil }
    let hasHyphen = at(letters) == "-"
    guard !Self.standards.contains(String(characters[position..<letters])) else { return nil }
    let start = letters + (hasHyphen ? 1 : 0)
    let end = skip(start, while: \.isASCIIDigit)
    guard end > start, hasHyphen || letters == position + 1 && end - start <= 2 else { return nil }
    return separator(at: end)
  }
}

extension Character {
  var isASCIIDigit: Bool { isASCII && isNumber }
}
