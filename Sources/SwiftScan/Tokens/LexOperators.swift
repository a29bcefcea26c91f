// Operators, question marks and `#`: which side an operator is bound to, and what a `#` begins.

extension Lexer {
  // MARK: Operators

  mutating func operatorSign(_ startsLine: Bool) {
    let start = at
    guard skipOperatorSigns() else { return giveUp() }
    if let slash = (start..<at).first(where: { text[$0] == UInt8(ascii: "/") }),
      regex(from: slash, operatorAt: start, startsLine)
    {
      return
    }
    cutAtComment(start)
    add(operatorKind(start), start, startsLine: startsLine)
  }

  /// Goes over the signs of an operator; false where there is none.
  private mutating func skipOperatorSigns() -> Bool {
    let start = at
    let beginsWithPoint = text[start] == UInt8(ascii: ".")
    while at < text.count {
      switch text[at] {
      case UInt8(ascii: "."):
        if at > start, !beginsWithPoint { return true }
        at += 1
      case UInt8(ascii: "<") where byte(at + 1) == UInt8(ascii: "#"):
        // A placeholder of an editor.
        giveUp()
        return true
      case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
        UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"),
        UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
        at += 1
      case 0x80...:
        guard let next = scalar(at) else { return false }
        switch UnicodeSign(next.value) {
        case .operatorSign, .nameOrOperatorSign: at += next.length
        case .combining, .variation:
          guard at > start else { return false }
          at += next.length
        default: return at > start
        }
      default: return at > start
      }
    }
    return at > start
  }

  /// A comment may begin inside what looks like one operator.
  private mutating func cutAtComment(_ start: Int) {
    guard at - start > 2 else { return }
    for offset in (start + 1)..<at
    where text[offset] == UInt8(ascii: "/")
      && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(byte(offset + 1))
    {
      at = offset
      return
    }
  }

  /// What the signs from `start` to here are. It may find that they are none.
  mutating func operatorKind(_ start: Int) -> Token.Kind {
    let left = isLeftBound(start)
    let right = isRightBound(at, isLeftBound: left)
    if at - start == 1 {
      switch text[start] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return left ? .postfixQuestion : .infixQuestion
      case UInt8(ascii: "&") where right && !left: return .prefixAmpersand
      default: break
      }
    }
    if at - start == 2, text[start] == UInt8(ascii: "-"), text[start + 1] == UInt8(ascii: ">") {
      return .arrow
    }
    if holdsCommentEnd(start) { giveUp() }
    if left == right { return .binaryOperator }
    return left ? .postfixOperator : .prefixOperator
  }

  private func holdsCommentEnd(_ start: Int) -> Bool {
    guard at - start > 1 else { return false }
    return (start..<(at - 1)).contains {
      text[$0] == UInt8(ascii: "*") && text[$0 + 1] == UInt8(ascii: "/")
    }
  }

  /// Whether something stands directly before an operator.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch text[start - 1] {
    case 0x20, 0x0D, 0x0A, 0x09, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"): return !(start > 1 && text[start - 2] == UInt8(ascii: "*"))
    case 0xA0: return !(start > 1 && text[start - 2] == 0xC2)
    default: return true
    }
  }

  /// Whether something stands directly behind an operator.
  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    switch byte(end) {
    case 0x20, 0x0D, 0x0A, 0x09, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      return byte(end + 1) != UInt8(ascii: "/") && byte(end + 1) != UInt8(ascii: "*")
    case 0xC2: return byte(end + 1) != 0xA0
    default: return true
    }
  }

  mutating func questionOrExclamation(_ startsLine: Bool) {
    guard isLeftBound(at) else { return operatorSign(startsLine) }
    sign(text[at] == UInt8(ascii: "!") ? .exclamation : .postfixQuestion, startsLine)
  }

  // MARK: Numbers

  /// Goes over a number. A malformed one is taken as far as its letters go, as Swift does.
  mutating func number() {
    if text[at] == 0x30, [UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "b")].contains(byte(at + 1)) {
      let isHexadecimal = byte(at + 1) == UInt8(ascii: "x")
      skipNameBytes()
      if isHexadecimal { hexadecimalFraction() }
      return
    }
    skipDigits()
    if byte(at) == UInt8(ascii: ".") {
      guard isDigit(byte(at + 1)), previous?.kind != .period else { return }
      at += 1
      skipDigits()
    } else if byte(at) != UInt8(ascii: "e"), byte(at) != UInt8(ascii: "E") {
      return skipNameBytes()
    }
    exponent(UInt8(ascii: "e"), UInt8(ascii: "E"))
  }

  private mutating func hexadecimalFraction() {
    let wasExponent = byte(at - 1) == UInt8(ascii: "p") || byte(at - 1) == UInt8(ascii: "P")
    if wasExponent, byte(at) == UInt8(ascii: "+") || byte(at) == UInt8(ascii: "-") {
      at += 1
      return skipNameBytes()
    }
    guard byte(at) == UInt8(ascii: "."), isHexadecimalDigit(byte(at + 1)), previous?.kind != .period else {
      return
    }
    // Only an exponent makes the point one of a fraction: else it is that of a member.
    var end = at + 1
    while isHexadecimalDigit(byte(end)) || byte(end) == UInt8(ascii: "_") { end += 1 }
    guard byte(end) == UInt8(ascii: "p") || byte(end) == UInt8(ascii: "P") else { return }
    at = end
    exponent(UInt8(ascii: "p"), UInt8(ascii: "P"))
  }

  private mutating func exponent(_ small: UInt8, _ large: UInt8) {
    guard byte(at) == small || byte(at) == large else { return }
    at += 1
    if byte(at) == UInt8(ascii: "+") || byte(at) == UInt8(ascii: "-") { at += 1 }
    skipNameBytes()
  }

  private mutating func skipDigits() {
    while isDigit(byte(at)) || byte(at) == UInt8(ascii: "_") { at += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
  }

  // MARK: Hashes

  /// A raw string, a regular expression with `#`, a directive, or a macro.
  mutating func hash(_ startsLine: Bool) {
    var hashes = 0
    while byte(at + hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(at + hashes) == UInt8(ascii: "\"") { return openString(hashes: hashes, startsLine) }
    if byte(at + hashes) == UInt8(ascii: "/") { return hashedRegex(hashes: hashes, startsLine) }
    let start = at
    at += 1
    let wordStart = at
    while isLetter(byte(at)) { at += 1 }
    if let kind = directive(wordStart) { return add(kind, start, startsLine: startsLine) }
    at = start + 1
    add(.hash, start, startsLine: startsLine)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
  }

  private func directive(_ start: Int) -> Token.Kind? {
    let word = text[start..<at]
    for (name, kind) in directives where word.elementsEqual(name.utf8) { return kind }
    return nil
  }
}

private let directives: [(StaticText, Token.Kind)] = [
  ("if", .hashIf), ("elseif", .hashElseif), ("else", .hashElse), ("endif", .hashEndif),
  ("available", .hashAvailable), ("unavailable", .hashUnavailable), ("sourceLocation", .hashSourceLocation),
]

/// A word whose bytes are looked at often.
private struct StaticText: ExpressibleByStringLiteral {
  let utf8: [UInt8]
  init(stringLiteral value: String) { utf8 = Array(value.utf8) }
}
