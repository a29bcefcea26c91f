// The tokens of one file with their brackets paired, and short questions about them.

/// All tokens of a text. A file whose brackets do not fit has no list.
struct TokenList {
  let text: UnsafeBufferPointer<UInt8>
  let tokens: [Token]
  /// The other bracket of a pair; of `#if` and its branches the next branch, at last `#endif`.
  private(set) var partner: [Int32]

  /// Nil where the lexer is not sure, or brackets do not close in the branch of `#if` that they open in.
  init?(_ text: UnsafeBufferPointer<UInt8>, keywords: KeywordTable) {
    var lexer = Lexer(text, keywords: keywords)
    lexer.run()
    guard lexer.isSure else { return nil }
    self.text = text
    tokens = lexer.tokens
    partner = Array(repeating: -1, count: tokens.count)
    guard pairBrackets() else { return nil }
  }

  private mutating func pairBrackets() -> Bool {
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace, .interpolationStart, .hashIf: open.append(index)
      case .hashElseif, .hashElse:
        guard let last = open.popLast(), isCondition(last) else { return false }
        partner[last] = Int32(index)
        open.append(index)
      case .rightParen, .rightSquare, .rightBrace, .interpolationEnd, .hashEndif:
        guard let last = open.popLast(), closes(token.kind, tokens[last].kind) else { return false }
        partner[last] = Int32(index)
        if token.kind != .hashEndif { partner[index] = Int32(last) }
      default: break
      }
    }
    return open.isEmpty
  }

  private func isCondition(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .hashIf, .hashElseif, .hashElse: true
    default: false
    }
  }

  private func closes(_ closer: Token.Kind, _ opener: Token.Kind) -> Bool {
    switch (opener, closer) {
    case (.leftParen, .rightParen), (.leftSquare, .rightSquare), (.leftBrace, .rightBrace),
      (.interpolationStart, .interpolationEnd), (.hashIf, .hashEndif), (.hashElseif, .hashEndif),
      (.hashElse, .hashEndif):
      true
    default: false
    }
  }

  // MARK: Questions

  /// The index of the last token, which stands for the end of the text.
  var end: Int { tokens.count - 1 }

  func kind(_ index: Int) -> Token.Kind {
    index >= 0 && index < tokens.count ? tokens[index].kind : .end
  }
  func word(_ index: Int) -> Keyword { index >= 0 && index < tokens.count ? tokens[index].word : .none }
  func startsLine(_ index: Int) -> Bool { index >= tokens.count || tokens[index].startsLine }
  func partner(of index: Int) -> Int { Int(partner[index]) }

  /// Whether nothing stands between a token and the one before.
  func isAdjacent(_ index: Int) -> Bool { index > 0 && tokens[index].start == tokens[index - 1].end }

  /// Whether a token is a name that is spelled so.
  func isName(_ index: Int, _ name: StaticString) -> Bool {
    kind(index) == .name && spells(index, name)
  }

  /// Whether a token is spelled so.
  func spells(_ index: Int, _ name: StaticString) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let range = tokens[index].range
    guard range.count == name.utf8CodeUnitCount else { return false }
    let bytes = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    return text[range].elementsEqual(bytes)
  }

  /// Whether a token is one of the names.
  func isName(_ index: Int, among names: [StaticString]) -> Bool {
    kind(index) == .name && names.contains { spells(index, $0) }
  }

  /// The text of a token; of a name without its backticks.
  func name(_ index: Int) -> String {
    let range = tokens[index].range
    guard range.count > 2, text[range.lowerBound] == UInt8(ascii: "`") else { return string(range) }
    return string((range.lowerBound + 1)..<(range.upperBound - 1))
  }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// The text from one token to another, both included; nothing where the other one stands before.
  func string(from first: Int, through last: Int) -> String {
    guard first <= last else { return "" }
    return string(Int(tokens[first].start)..<Int(tokens[last].end))
  }

  /// Whether an expression can end with a token.
  func endsExpression(_ index: Int) -> Bool {
    switch kind(index) {
    case .name: !spells(index, "await")
    case .dollarName, .wildcard, .number, .stringEnd, .regex, .rightParen, .rightSquare, .rightBrace,
      .postfixOperator, .postfixQuestion, .exclamation:
      true
    case .keyword: word(index).isValue || word(index) == .`init`
    default: false
    }
  }

  /// The first token behind the condition of a `#if` or `#elseif`, which ends with its line; nil where it may
  /// go on.
  func endOfCondition(_ index: Int) -> Int? {
    if kind(index) == .hashElse { return index + 1 }
    var next = index + 1
    while next < end, !startsLine(next) { next += 1 }
    switch kind(next - 1) {
    case .binaryOperator, .leftParen, .leftSquare, .leftBrace, .comma, .colon, .hashIf, .hashElseif,
      .prefixOperator, .postfixOperator:
      return nil
    default: return startsWithOperator(next) ? nil : next
    }
  }

  private func startsWithOperator(_ index: Int) -> Bool { kind(index) == .binaryOperator }

  /// The index of the `#endif` that ends the branches from `#if` on.
  func endOfBranches(_ index: Int) -> Int {
    var here = index
    while kind(here) != .hashEndif { here = partner(of: here) }
    return here
  }
}
