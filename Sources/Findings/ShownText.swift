// Text from the sources, made safe to show: a file name or a title may hold newlines and terminal escapes.

extension String {
  /// The text on one line with control characters shown as `\u{…}`, so that it can neither forge a line of a
  /// report nor steer a terminal.
  public var oneLine: String {
    guard unicodeScalars.contains(where: Self.steers) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      guard Self.steers(scalar) else { return text.unicodeScalars.append(scalar) }
      text += scalar == "\n" || scalar == "\t" ? " " : "\\u{\(String(scalar.value, radix: 16))}"
    }
  }

  /// The text as it may be shown in a terminal, or where one may show it later: what a terminal obeys is written out as
  /// `\u{1b}`, but for the ends of lines, tabs, and the given sequences.
  public func inert(but own: Set<String> = []) -> String {
    guard unicodeScalars.contains(where: Self.commands) else { return self }
    var text = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "\u{1B}", let mine = own.first(where: { rest.starts(with: $0.unicodeScalars) }) {
        text.append(contentsOf: mine.unicodeScalars)
        rest = rest.dropFirst(mine.unicodeScalars.count)
        continue
      }
      rest = rest.dropFirst()
      let endsLine = scalar == "\r" && rest.first == "\n"
      if Self.commands(scalar), !endsLine {
        text.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// What a terminal obeys: control characters of both sets, less newline and tab.
  private static func commands(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0: true
    default: false
    }
  }

  /// Control characters, line separators, and the marks that turn the direction of text around.
  static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
