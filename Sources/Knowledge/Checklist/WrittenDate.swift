// A date as people write it into an entry: a day, or a month only.

/// A date that a text names, to the day or to the month.
public struct WrittenDate: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The year, four digits.
  public var year: Int
  /// The month, 1 to 12.
  public var month: Int
  /// The day of the month, 1 to 31; nil where only the month is written.
  public var day: Int?

  /// A date of its parts; nil for a month or day that no calendar has.
  public init?(year: Int, month: Int, day: Int? = nil) {
    guard (1990...2199).contains(year), (1...12).contains(month), (1...31).contains(day ?? 1) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Whether one date is earlier than another; a month without a day comes before its days.
  public static func < (left: WrittenDate, right: WrittenDate) -> Bool {
    (left.year, left.month, left.day ?? 0) < (right.year, right.month, right.day ?? 0)
  }

  /// The date as `2026-11-02`, or `2026-11` without a day.
  public var description: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))" + (day.map { "-" + two($0) } ?? "")
  }

  /// The dates among a text's pieces: `2026-11-02`, `2026-11`, `2 November 2026`, `November 2, 2026`,
  /// `November 2026`.
  static func all(in tokens: [ProseToken]) -> [WrittenDate] {
    tokens.indices.compactMap { index in
      numeric(tokens[index]) ?? spelled(at: index, in: tokens)
    }
  }

  private static func numeric(_ token: ProseToken) -> WrittenDate? {
    let parts = token.raw.split(separator: "-").map { part in part.allSatisfy(\.isASCII) ? Int(part) : nil }
    guard token.kind == .number, (2...3).contains(parts.count), token.raw.prefix(4).allSatisfy(\.isNumber),
      let year = parts[0], let month = parts[1]
    else { return nil }
    guard parts.count == 3 else { return WrittenDate(year: year, month: month) }
    guard let day = parts[2] else { return nil }
    return WrittenDate(year: year, month: month, day: day)
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let fullMonths = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november",
    "december",
  ]

  /// A date around the name of a month, which must begin with a capital.
  private static func spelled(at index: Int, in tokens: [ProseToken]) -> WrittenDate? {
    let token = tokens[index]
    guard token.kind == .word, token.raw.first?.isUppercase == true,
      let month = months.firstIndex(of: token.lower) ?? fullMonths.firstIndex(of: token.lower)
    else { return nil }
    func number(_ offset: Int) -> Int? {
      let place = index + offset
      guard tokens.indices.contains(place), tokens[place].kind == .number else { return nil }
      return Int(tokens[place].raw.prefix { $0.isNumber })
    }
    if let year = number(1), year > 31 { return WrittenDate(year: year, month: month + 1, day: number(-1)) }
    guard let day = number(1) else { return nil }
    return (number(2) ?? number(3)).flatMap { WrittenDate(year: $0, month: month + 1, day: day) }
  }
}
