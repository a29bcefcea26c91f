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

  /// Control characters, line separators, and the marks that turn the direction of text around.
  static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
