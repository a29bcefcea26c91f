// A token of Swift, as the lexer here hands it out: what it is and which bytes it has, nothing more.

/// One token. Its text is the bytes from `start` to `end`.
struct Token: Equatable {
  enum Kind: UInt8 {
    case name, dollarName, wildcard
    /// A word that the language keeps for itself; which one stands in `word`.
    case keyword
    case number
    /// The quotes of a string with their `#`; what stands between is no token but for interpolations.
    case stringStart, stringEnd
    /// The parentheses of an interpolation; the first one begins at the backslash.
    case interpolationStart, interpolationEnd
    case regex
    case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    case comma, semicolon, colon, at, backslash, hash
    case period, arrow, equal
    case binaryOperator, prefixOperator, postfixOperator, prefixAmpersand
    case infixQuestion, postfixQuestion, exclamation
    case hashIf, hashElseif, hashElse, hashEndif, hashAvailable, hashUnavailable, hashSourceLocation
    case shebang
    case end
  }

  var kind: Kind
  /// The reserved word; `none` for everything but keywords.
  var word: Keyword
  /// Whether a line ends between the token before and this one.
  var startsLine: Bool
  /// Offsets in bytes.
  var start: Int32
  var end: Int32

  /// The bytes of the token.
  var range: Range<Int> { Int(start)..<Int(end) }
}
