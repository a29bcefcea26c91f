// How long work takes, as people write it: 20m, 4h, 2d; a day is eight hours.

/// Reads and writes working times.
public enum WorkTime {
  private static let units: [(letter: Character, minutes: Int)] = [("d", 480), ("h", 60), ("m", 1)]
  /// A thousand working days: what is more is a slip.
  private static let longest = 480_000

  /// The minutes of a text such as `20m`, `4h`, `2d` or `1h30m`; nil for one that is none.
  public static func minutes(_ text: String) -> Int? {
    var total = 0
    var digits = ""
    for letter in text.lowercased() {
      if letter.isASCII, letter.isNumber {
        digits.append(letter)
        continue
      }
      guard let unit = units.first(where: { $0.letter == letter }), let number = Int(digits),
        number <= longest
      else { return nil }
      total += number * unit.minutes
      digits = ""
    }
    return digits.isEmpty && !text.isEmpty && total <= longest ? total : nil
  }

  /// The minutes in the largest units: `1d`, `1h30m`, `0m`.
  public static func words(_ minutes: Int) -> String {
    var rest = minutes
    var words = ""
    for unit in units where rest >= unit.minutes {
      words += "\(rest / unit.minutes)\(unit.letter)"
      rest %= unit.minutes
    }
    return words.isEmpty ? "0m" : words
  }
}
