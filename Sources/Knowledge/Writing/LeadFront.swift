// What stands in front of titles in a section, and how it goes on for the next entry: numbers, ids, emoji,
// words.

/// What stands in front of a title.
struct LeadFront: Equatable {
  /// Before the bold, or before the title where nothing is bold.
  var outer = ""
  /// Inside the bold.
  var inner = ""

  /// The front of the entry after these.
  ///
  /// Numbers and ids go on from the highest of their kind in `all`. Dates are left out, since only the
  /// entry's writer knows one. Emoji stay where all have the same, or where `keepsEmoji` says that they make
  /// the entry.
  static func next(after fronts: [LeadFront], numbersOf all: [LeadFront], keepsEmoji: Bool = false)
    -> LeadFront
  {
    guard let last = fronts.last else { return LeadFront() }
    let text = last.outer + last.inner
    guard !text.contains("`"), !text.hasDate else { return LeadFront() }
    let agree = fronts.allSatisfy { $0.outer.shape == last.outer.shape && $0.inner.shape == last.inner.shape }
    let isWritten = text.contains { $0.isLetter || $0.isASCIIDigit }
    guard isWritten || agree || keepsEmoji else { return LeadFront() }
    return LeadFront(
      outer: last.outer.numbered(after: all.map(\.outer)), inner: last.inner.numbered(after: all.map(\.inner))
    )
  }
}

extension WrittenEntry {
  /// What stands in front of the entry's title.
  var leadFront: LeadFront {
    guard entry.form != .heading else { return LeadFront(outer: headingFront) }
    guard let text = leadText else { return LeadFront() }
    let front = text.elements.prefix(TitleFront(text.characters).length)
    // In front of a title code is a date or a key of its own.
    if front.contains(where: \.isCode) { return LeadFront(outer: "`") }
    return LeadFront(
      outer: String(front.filter { $0.run == 0 }.map(\.character)),
      inner: String(front.filter { $0.run > 0 }.map(\.character)))
  }

  private var headingFront: String {
    guard let heading = draft.blocks.first else { return "" }
    let text = heading.headingText
    return String(text.prefix(EntryTitle.front(of: text).length))
  }
}

extension String {
  /// The text with `0` for each run of digits: fronts of one shape differ in their numbers alone.
  fileprivate var shape: String {
    var result = ""
    for character in self where !(character.isASCIIDigit && result.last == "0") {
      result.append(character.isASCIIDigit ? "0" : character)
    }
    return result
  }

  /// Whether a date such as `2026-01-31` stands in the text.
  fileprivate var hasDate: Bool { shape.contains("0-0-0") }

  /// The text with a number after the highest among `others` that are the same but for this number.
  func numbered(after others: [String]) -> String {
    guard let range = lastNumber else { return self }
    let highest = others.compactMap { other -> Int? in
      guard let number = other.lastNumber, other[..<number.lowerBound] == self[..<range.lowerBound] else {
        return nil
      }
      return Int(other[number])
    }.max()
    guard let highest, highest < Int.max else { return self }
    let digits = String(highest + 1)
    let isPadded = self[range].first == "0"
    let zeros = isPadded ? max(0, self[range].count - digits.count) : 0
    return self[..<range.lowerBound] + String(repeating: "0", count: zeros) + digits
      + self[range.upperBound...]
  }

  /// The last run of digits.
  private var lastNumber: Range<String.Index>? {
    guard let end = lastIndex(where: \.isASCIIDigit) else { return nil }
    let start = self[...end].lastIndex { !$0.isASCIIDigit }.map { index(after: $0) } ?? startIndex
    return start..<index(after: end)
  }
}
