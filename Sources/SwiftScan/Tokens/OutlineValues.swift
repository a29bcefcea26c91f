// First values from tokens: the type that a value is plainly of, and whether it is a call.

/// What a first value says of a variable's type.
struct ValueOutline {
  var source: ValueSource?
  /// Whether the value is a call.
  var isCall = false

  /// Nil where the value is none of the plain shapes.
  init?(_ list: TokenList, _ types: TypeOutline, _ range: Range<Int>) {
    var range = range
    var isPlain = true
    if Self.holdsOperator(list, types, range) {
      // A cast says the type; any other row of operands says none.
      guard !Self.holdsCast(list, types, range) else { return nil }
      return
    }
    while list.word(range.lowerBound) == .try || list.isName(range.lowerBound, "await"), range.count > 1 {
      isPlain = false
      let isMarked = [.exclamation, .postfixQuestion].contains(list.kind(range.lowerBound + 1))
      range = (range.lowerBound + (isMarked ? 2 : 1))..<range.upperBound
    }
    while let last = range.last, list.kind(last) == .exclamation, range.count > 1 {
      isPlain = false
      range.removeLast()
    }
    guard let value = Self.value(list, types, range) else { return nil }
    source = value.source
    isCall = isPlain && value.isCall
  }

  private static func value(
    _ list: TokenList, _ types: TypeOutline, _ range: Range<Int>
  ) -> (source: ValueSource?, isCall: Bool)? {
    guard let first = range.first, let last = range.last else { return nil }
    // `insert(_:at:)` is a name.
    if list.kind(last) == .rightParen, list.isCompoundName(list.partner(of: last)),
      list.partner(of: last) > first
    {
      return value(list, types, first..<list.partner(of: last)).map { ($0.source, false) }
    }
    switch list.kind(first) {
    case .name where range.count == 1: return (.variable(list.name(first), ofSelf: false), false)
    case .number where range.count == 1, .dollarName where range.count == 1: return (nil, false)
    case .stringStart where list.endOfString(first) == last: return (nil, false)
    case .leftSquare where list.partner(of: first) == last, .leftBrace where list.partner(of: first) == last:
      return (nil, false)
    case .keyword where list.word(first) == .`self`: return memberOfSelf(list, range)
    case .keyword where [.true, .false, .nil].contains(list.word(first)):
      return range.count == 1 ? (nil, false) : nil
    case .keyword where list.word(first) != .Self: return nil
    case .name, .keyword, .period, .number, .dollarName, .stringStart, .leftSquare, .leftBrace, .leftParen:
      return PostfixShape(list, types, range).map { ($0.constructed.map(ValueSource.type), $0.endsInCall) }
    case .prefixOperator, .prefixAmpersand, .regex, .backslash: return (nil, false)
    default: return nil
    }
  }

  private static func memberOfSelf(
    _ list: TokenList, _ range: Range<Int>
  ) -> (source: ValueSource?, isCall: Bool)? {
    guard range.count == 3, list.kind(range.lowerBound + 1) == .period else { return nil }
    guard list.kind(range.lowerBound + 2) == .name else { return nil }
    return (.variable(list.name(range.lowerBound + 2), ofSelf: true), false)
  }

  /// Whether operands are joined by an operator.
  private static func holdsOperator(_ list: TokenList, _ types: TypeOutline, _ range: Range<Int>) -> Bool {
    var at = range.lowerBound
    while at < range.upperBound {
      switch list.kind(at) {
      case .binaryOperator, .infixQuestion:
        guard types.isAngle(at), types.nextBehindAngles(at) > at + 1 else { return true }
      case .keyword where [.as, .is].contains(list.word(at)) && list.kind(at - 1) != .period: return true
      default: break
      }
      at = types.nextBehindAngles(at)
    }
    return false
  }

  private static func holdsCast(_ list: TokenList, _ types: TypeOutline, _ range: Range<Int>) -> Bool {
    var at = range.lowerBound
    while at < range.upperBound {
      if list.word(at) == .as { return true }
      at = types.next(at)
    }
    return false
  }
}

/// An expression of names, points, brackets and calls, without an operator.
struct PostfixShape {
  /// Whether the whole of it is a call.
  var endsInCall = false
  /// The type that it makes an instance of, where it is nothing but that.
  var constructed: TypeReference?

  init?(_ list: TokenList, _ types: TypeOutline, _ range: Range<Int>) {
    var at = range.lowerBound
    let path = CalledPath(list, types, at: at)
    while at < range.upperBound {
      endsInCall = false
      switch list.kind(at) {
      case .name: if list.isName(at, among: contextualWords), list.kind(at - 1) != .period { return nil }
      case .dollarName, .number, .period, .wildcard: break
      case .postfixQuestion, .exclamation: if list.kind(at + 1) != .period { return nil }
      case .keyword:
        guard list.kind(at - 1) == .period || list.word(at) == .Self else { return nil }
      case .leftSquare: at = list.partner(of: at)
      case .stringStart: at = list.endOfString(at)
      case .leftParen:
        endsInCall = at > range.lowerBound
        if list.startsLine(at) { return nil }
        at = list.partner(of: at)
      case .leftBrace:
        endsInCall = at > range.lowerBound
        if list.startsLine(at) { return nil }
        at = list.partner(of: at)
        if list.kind(at + 1) == .name, list.kind(at + 2) == .colon, list.kind(at + 3) == .leftBrace {
          at += 2
        }
      default:
        guard types.isAngle(at), let angle = types.angle(at), angle.rest.isEmpty else { return nil }
        at = angle.end - 1
      }
      at += 1
    }
    guard at == range.upperBound else { return nil }
    if let path, endsInCall, path.callEnd(list, inCondition: false) == range.upperBound,
      path.reference.name.looksLikeTypeName
    {
      constructed = path.reference
    }
  }
}

/// Words that mean something before an expression in parentheses, and are names elsewhere.
let contextualWords: [StaticString] = ["await", "unsafe", "each", "any", "some", "discard", "yield", "then"]

extension TokenList {
  /// The token that ends the string which a token opens.
  func endOfString(_ index: Int) -> Int {
    var here = index + 1
    while kind(here) != .stringEnd, kind(here) != .end {
      here = kind(here) == .interpolationStart ? partner(of: here) + 1 : here + 1
    }
    return here
  }

  /// Whether a range is a `.init` with its arguments and nothing else.
  func isImplicitInit(_ range: Range<Int>) -> Bool {
    guard range.count > 3, kind(range.lowerBound) == .period, word(range.lowerBound + 1) == .`init`,
      kind(range.lowerBound + 2) == .leftParen, !isCompoundName(range.lowerBound + 2)
    else { return false }
    return partner(of: range.lowerBound + 2) == range.upperBound - 1
  }

  /// Whether a brace opens observers rather than a closure.
  func startsAccessors(_ brace: Int) -> Bool {
    var next = brace + 1
    while kind(next) == .at, kind(next + 1) == .name {
      next += 2
      if kind(next) == .leftParen { next = partner(of: next) + 1 }
    }
    return isName(next, among: ["didSet", "willSet"]) || word(next) == .`init`
  }
}
