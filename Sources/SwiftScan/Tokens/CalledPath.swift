// Names joined by points in an expression, and the call that may stand behind them, from tokens.

/// A path of names in an expression, and what stands behind it.
struct CalledPath {
  var reference: TypeReference
  /// The last token of the path.
  var last: Int
  /// Whether `.init` stands behind the names.
  var isInit = false

  /// The path that begins at a token; nil for what is no path of names.
  init?(_ list: TokenList, _ types: TypeOutline, at start: Int) {
    guard list.kind(start) == .name || list.word(start) == .Self else { return nil }
    reference = TypeReference(path: [list.name(start)], place: types.place(start))
    last = start
    while true {
      if types.isAngle(last + 1), let angle = types.angle(last + 1), angle.rest.isEmpty,
        Self.endsArguments(list.kind(angle.end), list.startsLine(angle.end))
      {
        reference.arguments = angle.arguments
        last = angle.end - 1
      }
      if let close = Self.labelsEnd(list, behind: last) { last = close }
      guard list.kind(last + 1) == .period else { return }
      if list.word(last + 2) == .`init` {
        isInit = true
        last += 2
        return
      }
      guard list.kind(last + 2) == .name || list.kind(last + 2) == .keyword,
        list.word(last + 2) != .`self`, !list.isName(last + 2, among: ["Type", "Protocol"])
      else { return nil }
      reference.path.append(list.name(last + 2))
      reference.arguments = []
      last += 2
    }
  }

  /// The closing parenthesis of the labels behind a name where a point follows, as in `open(_:).then`.
  private static func labelsEnd(_ list: TokenList, behind name: Int) -> Int? {
    let open = name + 1
    guard list.kind(open) == .leftParen, !list.startsLine(open), list.isCompoundName(open) else { return nil }
    let close = list.partner(of: open)
    return list.kind(close + 1) == .period ? close : nil
  }

  /// Whether a token behind `>` says that generic arguments end there.
  static func endsArguments(_ kind: Token.Kind, _ startsLine: Bool) -> Bool {
    switch kind {
    case .leftParen, .leftBrace, .leftSquare: !startsLine
    case .period, .rightParen, .rightSquare, .rightBrace, .comma, .semicolon, .colon, .end: true
    default: false
    }
  }

  /// The token behind the call that begins here, with its closures; nil where nothing is called.
  func callEnd(_ list: TokenList, inCondition: Bool) -> Int? {
    var end = last + 1
    var isCalled = false
    if list.kind(end) == .leftParen, !list.startsLine(end), list.isCompoundName(end) {
      end = list.partner(of: end) + 1
    }
    if list.kind(end) == .leftParen, !list.startsLine(end) {
      end = list.partner(of: end) + 1
      isCalled = true
    }
    guard list.kind(end) == .leftBrace, list.takesClosure(end, inCondition: inCondition) else {
      return isCalled ? end : nil
    }
    end = list.partner(of: end) + 1
    while list.kind(end) == .name || list.kind(end) == .keyword, list.kind(end + 1) == .colon,
      list.kind(end + 2) == .leftBrace, list.word(end) != .default
    {
      end = list.partner(of: end + 2) + 1
    }
    return end
  }
}

extension TokenList {
  /// Whether parentheses hold labels alone, as in `insert(_:at:)`.
  func isCompoundName(_ open: Int) -> Bool {
    let close = partner(of: open)
    guard close > open + 2, (close - open) % 2 == 1 else { return false }
    var at = open + 1
    while at < close {
      let isLabel = kind(at) == .name || kind(at) == .wildcard || kind(at) == .keyword
      guard isLabel, kind(at + 1) == .colon else { return false }
      at += 2
    }
    return true
  }

  /// Whether a brace behind an expression is a closure that it is given, as Swift's parser decides.
  func takesClosure(_ brace: Int, inCondition: Bool) -> Bool {
    if startsAccessors(brace) || word(brace + 1) == .case { return false }
    guard inCondition else { return true }
    if startsLine(brace + 1) { return false }
    let next = partner(of: brace) + 1
    switch kind(next) {
    case .leftBrace, .comma: return true
    case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
      .postfixOperator, .binaryOperator:
      return !startsLine(next)
    case .keyword:
      if word(next) == .where { return true }
      return (word(next) == .is || word(next) == .as) && !startsLine(next)
    default: return false
    }
  }
}
