// Swift's tokens from bytes, as SwiftParser's own lexer parts them: one pass, no recursion, nothing allocated
// for a token.

/// Parts a text into tokens. What it is not sure of it says with `isSure`, and stops.
struct Lexer {
  let text: UnsafeBufferPointer<UInt8>
  var at: Int
  /// Whether everything so far is what Swift's grammar knows.
  var isSure = true
  var tokens: [Token] = []
  /// Where the trivia behind each token end on its own line; a documentation comment begins there at the
  /// earliest.
  private let keywords: KeywordTable

  /// The string that goes on behind an interpolation, and how many parentheses are open in that.
  struct Interpolation {
    var string: StringForm
    var openParentheses = 0
  }
  var interpolations: [Interpolation] = []
  /// Strings in interpolations of strings, at most: nobody writes more.
  static let nesting = 64

  /// - Parameter text: the bytes without a byte-order mark.
  init(_ text: UnsafeBufferPointer<UInt8>, keywords: KeywordTable) {
    self.text = text
    self.keywords = keywords
    at = 0
    tokens.reserveCapacity(text.count / 5 + 16)
  }

  func byte(_ offset: Int) -> UInt8 { offset < text.count ? text[offset] : 0 }

  /// Reads all tokens; the last one is `end`.
  mutating func run() {
    if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { shebang() }
    while isSure {
      let startsLine = skipTrivia()
      guard isSure, at < text.count else { break }
      token(startsLine)
    }
    if !interpolations.isEmpty { isSure = false }
    add(.end, at, startsLine: true)
  }

  private mutating func shebang() {
    while at < text.count, !isLineEnd(text[at]) { at += 1 }
    add(.shebang, 0, startsLine: true)
  }

  mutating func add(
    _ kind: Token.Kind, _ start: Int, startsLine: Bool, word: Keyword = .none
  ) {
    tokens.append(
      Token(kind: kind, word: word, startsLine: startsLine, start: Int32(start), end: Int32(at)))
  }

  /// Says that this text is for another reader.
  mutating func giveUp() { isSure = false }

  // MARK: Trivia

  /// Skips white space and comments, and says whether a line ended.
  private mutating func skipTrivia() -> Bool {
    var startsLine = tokens.isEmpty
    while at < text.count {
      switch text[at] {
      case 0x20, 0x09, 0x0B, 0x0C: at += 1
      case 0x0A, 0x0D:
        if let inside = interpolations.last, !inside.string.isMultiline { return giveUpAtLineEnd() }
        startsLine = true
        at += 1
      case UInt8(ascii: "/") where byte(at + 1) == UInt8(ascii: "/"):
        while at < text.count, !isLineEnd(text[at]) { at += 1 }
      case UInt8(ascii: "/") where byte(at + 1) == UInt8(ascii: "*"):
        if skipBlockComment() { startsLine = true }
      default: return startsLine
      }
    }
    return startsLine
  }

  private mutating func giveUpAtLineEnd() -> Bool {
    giveUp()
    return true
  }

  /// Skips a comment with those inside it, and says whether a line ended.
  private mutating func skipBlockComment() -> Bool {
    var depth = 1
    var endsLine = false
    at += 2
    while at < text.count {
      let here = text[at]
      at += 1
      if here == UInt8(ascii: "*"), byte(at) == UInt8(ascii: "/") {
        at += 1
        depth -= 1
        if depth == 0 { return endsLine }
      } else if here == UInt8(ascii: "/"), byte(at) == UInt8(ascii: "*") {
        at += 1
        depth += 1
      } else if isLineEnd(here) {
        endsLine = true
      }
    }
    giveUp()
    return endsLine
  }

  func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  // MARK: Tokens

  private mutating func token(_ startsLine: Bool) {
    let start = at
    switch text[at] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      name(startsLine)
    case UInt8(ascii: "("): openParenthesis(startsLine)
    case UInt8(ascii: ")"): closeParenthesis(startsLine)
    case UInt8(ascii: "["): sign(.leftSquare, startsLine)
    case UInt8(ascii: "]"): sign(.rightSquare, startsLine)
    case UInt8(ascii: "{"): sign(.leftBrace, startsLine)
    case UInt8(ascii: "}"): sign(.rightBrace, startsLine)
    case UInt8(ascii: ","): sign(.comma, startsLine)
    case UInt8(ascii: ";"): sign(.semicolon, startsLine)
    case UInt8(ascii: ":"):
      // `A::B` picks a module: too new for this reader.
      if byte(at + 1) == UInt8(ascii: ":") { giveUp() }
      sign(.colon, startsLine)
    case UInt8(ascii: "@"): sign(.at, startsLine)
    case UInt8(ascii: "\\"): sign(.backslash, startsLine)
    case UInt8(ascii: "\""): openString(hashes: 0, startsLine)
    case UInt8(ascii: "#"): hash(startsLine)
    case UInt8(ascii: "$"): dollarName(startsLine)
    case UInt8(ascii: "`"): escapedName(startsLine)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      number()
      add(.number, start, startsLine: startsLine)
    case UInt8(ascii: "!"), UInt8(ascii: "?"): questionOrExclamation(startsLine)
    case 0x80...: beyondASCII(startsLine)
    default: operatorSign(startsLine)
    }
  }

  mutating func sign(_ kind: Token.Kind, _ startsLine: Bool) {
    at += 1
    add(kind, at - 1, startsLine: startsLine)
  }

  private mutating func beyondASCII(_ startsLine: Bool) {
    switch scalar(at).map({ UnicodeSign($0.value) }) {
    case .name, .nameOrOperatorSign: name(startsLine)
    case .operatorSign: operatorSign(startsLine)
    default: giveUp()
    }
  }

  /// The kind of the token before, if there is one.
  var previous: Token? { tokens.last }

  // MARK: Names

  private mutating func name(_ startsLine: Bool) {
    let start = at
    skipNameBytes()
    if at - start == 1, text[start] == UInt8(ascii: "_") {
      return add(.wildcard, start, startsLine: startsLine)
    }
    let word = keywords.keyword(text, start, at)
    add(word == .none ? .name : .keyword, start, startsLine: startsLine, word: word)
  }

  /// Goes on to the first byte that is no part of a name.
  mutating func skipNameBytes() {
    while at < text.count {
      switch text[at] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
        at += 1
      case 0x80...:
        guard let next = scalar(at) else { return giveUp() }
        switch UnicodeSign(next.value) {
        case .name, .nameOrOperatorSign, .combining, .variation: at += next.length
        default: return
        }
      default: return
      }
    }
  }

  private mutating func dollarName(_ startsLine: Bool) {
    let start = at
    at += 1
    skipNameBytes()
    let digits = text[(start + 1)..<at]
    let isNumbered = digits.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    if digits.isEmpty { giveUp() }
    add(isNumbered ? .dollarName : .name, start, startsLine: startsLine)
  }

  private mutating func escapedName(_ startsLine: Bool) {
    let start = at
    at += 1
    while at < text.count, text[at] != UInt8(ascii: "`"), !isLineEnd(text[at]) {
      if text[at] >= 0x80, scalar(at) == nil { return giveUp() }
      at += 1
    }
    guard byte(at) == UInt8(ascii: "`"), at > start + 1 else { return giveUp() }
    at += 1
    add(.name, start, startsLine: startsLine)
  }

  /// The sign of several bytes at a place; nil for bytes that are no UTF-8.
  func scalar(_ offset: Int) -> (value: UInt32, length: Int)? {
    var iterator = UTF8.ForwardParser()
    var bytes = text[offset..<min(offset + 4, text.count)].makeIterator()
    guard case .valid(let encoded) = iterator.parseScalar(from: &bytes) else { return nil }
    return (UTF8.decode(encoded).value, encoded.count)
  }
}
