// What is looked at before the parser sees a text: its size, and characters that YAML forbids. Checked here, because
// the C reader gives no line for them.

extension YAMLProblem {
  /// The first thing in a text that the parser must not see, nil for a sound text. The text has no byte-order mark.
  static func unreadable(_ text: Substring, limits: YAMLLimits) -> YAMLProblem? {
    guard text.utf8.count <= limits.bytes else {
      return YAMLProblem(
        place: YAMLPlace(line: 1, column: 1), problem: "the text is too long",
        reason: "it has \(text.utf8.count) bytes, and at most \(limits.bytes) are read",
        fix: "split the file or remove what is not needed")
    }
    guard let (offset, scalar) = text.unicodeScalars.enumerated().first(where: { !isAllowed($1) }) else {
      return nil
    }
    return YAMLProblem(
      place: place(of: offset, in: text), problem: "the character \(name(scalar)) is not allowed",
      reason: "YAML text holds no control characters",
      fix: "delete it, or write it as an escape in double quotes")
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x09, 0x0A, 0x0D, 0x85, 0xA0...0xD7FF: true
    case 0xFEFF, 0xFFFE, 0xFFFF: false
    default: scalar.value >= 0xE000
    }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The place of a character by its offset in characters.
  private static func place(of offset: Int, in text: Substring) -> YAMLPlace {
    var place = YAMLPlace(line: 1, column: 1)
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars.prefix(offset) {
      let breaks = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
      if !(scalar == "\n" && previous == "\r") {
        place = breaks ? YAMLPlace(line: place.line + 1, column: 1) : place
      }
      place.column += breaks ? 0 : 1
      previous = scalar
    }
    return place
  }
}
