// Days as numbers, for charts and for checking what somebody wrote; without clock, calendar or time zone.

/// Arithmetic with days of the Gregorian calendar.
public enum CalendarDay {
  /// Days since 1970-01-01 of a day written `2026-11-30`; nil where it is no such day.
  public static func number(of text: String) -> Int? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month),
      day >= 1, day <= number(year, month + 1) - number(year, month)
    else { return nil }
    return number(year, month) + day - 1
  }

  /// The number of a month's first day; a month above 12 is one of the next year.
  private static func number(_ year: Int, _ month: Int) -> Int {
    let (year, month) = month > 12 ? (year + 1, month - 12) : (year, month)
    // March is taken for the first month, so that the leap day is the last of its year.
    let shifted = month > 2 ? year : year - 1
    let day = (153 * ((month + 9) % 12) + 2) / 5
    return 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + day - 719_468
  }

  /// The starts of years, or of some months, between two days: seven at most.
  static func ticks(from first: Int, to last: Int) -> [(day: Int, words: String)] {
    let firstYear = 1970 + first / 366 - 1
    let lastYear = 1970 + last / 365 + 1
    guard first >= 0, lastYear >= firstYear else { return [] }
    for step in [1, 3, 6, 12, 24, 60, 120, 240] {
      let months = stride(from: firstYear * 12, through: lastYear * 12, by: 1).filter { month in
        step < 12 ? month % step == 0 : month % 12 == 0 && month / 12 % (step / 12) == 0
      }
      let days = months.map { (day: number($0 / 12, $0 % 12 + 1), month: $0) }
        .filter { (first...last).contains($0.day) }
      if days.count <= 7 { return days.map { ($0.day, words($0.month, step)) } }
    }
    return []
  }

  private static func words(_ month: Int, _ step: Int) -> String {
    let number = month % 12 + 1
    return step >= 12 ? "\(month / 12)" : "\(month / 12)-\(number < 10 ? "0" : "")\(number)"
  }
}
