// Angle brackets: whether a `<` opens generic arguments or compares, and where they end. Operators that end in `>` are
// taken apart for it.

extension TypeOutline {
  /// Tokens between angle brackets, at most: a comparison is looked through no farther.
  private static let angleLimit = 400

  /// Generic arguments between angle brackets.
  struct AngleList {
    /// Each as it is written.
    var arguments: [String]
    /// The token behind the closing bracket.
    var end: Int
    /// What the last token has behind the bracket, such as `?`.
    var rest: [UInt8]
  }

  /// Whether a token may open generic arguments.
  func isAngle(_ index: Int) -> Bool {
    list.spells(index, "<") && list.kind(index) != .stringStart && list.isAdjacent(index)
  }

  /// What angle brackets hold; nil where they are none.
  func angle(_ open: Int) -> AngleList? {
    var depth = 1
    var at = open + 1
    var first = at
    var arguments: [String] = []
    while at < min(list.end, open + Self.angleLimit) {
      switch list.kind(at) {
      case .binaryOperator, .prefixOperator, .postfixOperator:
        let token = list.tokens[at]
        for offset in token.range {
          switch list.text[offset] {
          case UInt8(ascii: "<"): depth += 1
          case UInt8(ascii: ">"): depth -= 1
          case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "~"): break
          default: return nil
          }
          guard depth == 0 else { continue }
          let last = offset > token.range.lowerBound ? offset : Int(list.tokens[at - 1].end)
          guard first < at || offset > token.range.lowerBound else { return nil }
          arguments.append(list.string(Int(list.tokens[first].start)..<last))
          return AngleList(
            arguments: arguments, end: at + 1, rest: Array(list.text[(offset + 1)..<token.range.upperBound]))
        }
        at += 1
      case .comma:
        if depth == 1 {
          guard first < at else { return nil }
          arguments.append(list.string(from: first, through: at - 1))
          first = at + 1
        }
        at += 1
      case .leftParen, .leftSquare: at = list.partner(of: at) + 1
      case .name, .wildcard, .period, .colon, .at, .arrow, .postfixQuestion, .exclamation, .prefixAmpersand,
        .number:
        at += 1
      case .keyword where [.Any, .Self, .inout, .throws, .rethrows, .class, .repeat].contains(list.word(at)):
        at += 1
      default: return nil
      }
    }
    return nil
  }

  /// The next token outside the brackets, angle brackets too, that a token opens.
  func nextBehindAngles(_ index: Int) -> Int {
    guard isAngle(index), let angle = angle(index), angle.rest.isEmpty,
      CalledPath.endsArguments(list.kind(angle.end), list.startsLine(angle.end))
    else { return next(index) }
    return angle.end
  }

  /// The next token outside the brackets that a token opens.
  func next(_ index: Int) -> Int {
    switch list.kind(index) {
    case .leftParen, .leftSquare, .leftBrace, .interpolationStart: list.partner(of: index) + 1
    default: index + 1
    }
  }
}
