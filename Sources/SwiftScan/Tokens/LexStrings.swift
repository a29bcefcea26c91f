// Strings and regular expressions: where they begin and end, and the code that is interpolated in them.

/// How a string is written.
struct StringForm: Equatable {
  /// The number of `#` round it.
  var hashes: Int
  var isMultiline: Bool
}

extension Lexer {
  // MARK: Strings

  mutating func openString(hashes: Int, _ startsLine: Bool) {
    let start = at
    at += hashes
    var form = StringForm(hashes: hashes, isMultiline: false)
    form.isMultiline = isTripleQuote(at) && !(hashes > 0 && closesOnItsLine(at + 3, hashes))
    at += form.isMultiline ? 3 : 1
    add(.stringStart, start, startsLine: startsLine)
    finish(form)
  }

  /// Whether `#"""` opens a string of one line: where its end stands on the line.
  private func closesOnItsLine(_ offset: Int, _ hashes: Int) -> Bool {
    if holdsHashes(offset, hashes) { return true }
    var here = offset
    while here < text.count, !isLineEnd(text[here]) {
      if text[here] == UInt8(ascii: "\""), holdsHashes(here + 1, hashes) { return true }
      here += 1
    }
    return false
  }

  /// Goes on in a string up to its end, or into the next interpolation.
  private mutating func finish(_ form: StringForm) {
    while at < text.count {
      let here = text[at]
      if here == UInt8(ascii: "\\") {
        if escape(form) { return }
      } else if here == UInt8(ascii: "\""), closes(form) {
        let start = at
        at += (form.isMultiline ? 3 : 1) + form.hashes
        return add(.stringEnd, start, startsLine: false)
      } else if !form.isMultiline, isLineEnd(here) {
        return giveUp()
      } else if here < 0x80 {
        at += 1
      } else {
        guard let sign = scalar(at) else { return giveUp() }
        at += sign.length
      }
    }
    giveUp()
  }

  private func closes(_ form: StringForm) -> Bool {
    form.isMultiline
      ? isTripleQuote(at) && holdsHashes(at + 3, form.hashes) : holdsHashes(at + 1, form.hashes)
  }

  /// Goes over an escaped sign; true where it is an interpolation, which is read as code.
  private mutating func escape(_ form: StringForm) -> Bool {
    guard holdsHashes(at + 1, form.hashes) else {
      at += 1
      return false
    }
    let start = at
    at += 1 + form.hashes
    if byte(at) == UInt8(ascii: "(") {
      at += 1
      interpolations.append(Interpolation(string: form))
      if interpolations.count > Self.nesting { giveUp() }
      add(.interpolationStart, start, startsLine: false)
      return true
    }
    if at < text.count, text[at] < 0x80, !isLineEnd(text[at]) { at += 1 }
    return false
  }

  func holdsHashes(_ offset: Int, _ hashes: Int) -> Bool {
    var here = offset
    while here < offset + hashes {
      guard byte(here) == UInt8(ascii: "#") else { return false }
      here += 1
    }
    return true
  }

  private func isTripleQuote(_ offset: Int) -> Bool {
    byte(offset) == 0x22 && byte(offset + 1) == 0x22 && byte(offset + 2) == 0x22
  }

  // MARK: Parentheses

  mutating func openParenthesis(_ startsLine: Bool) {
    if !interpolations.isEmpty { interpolations[interpolations.count - 1].openParentheses += 1 }
    sign(.leftParen, startsLine)
  }

  mutating func closeParenthesis(_ startsLine: Bool) {
    guard let inside = interpolations.last else { return sign(.rightParen, startsLine) }
    guard inside.openParentheses == 0 else {
      interpolations[interpolations.count - 1].openParentheses -= 1
      return sign(.rightParen, startsLine)
    }
    interpolations.removeLast()
    sign(.interpolationEnd, startsLine)
    finish(inside.string)
  }

  // MARK: Regular expressions

  /// `#/…/#`, over several lines where the first one is empty.
  mutating func hashedRegex(hashes: Int, _ startsLine: Bool) {
    let start = at
    at += hashes + 1
    var first = at
    while byte(first) == 0x20 || byte(first) == 0x09 { first += 1 }
    let isMultiline = isLineEnd(byte(first))
    while at < text.count {
      if text[at] == UInt8(ascii: "/"), holdsHashes(at + 1, hashes) {
        at += 1 + hashes
        while byte(at) == UInt8(ascii: "#") { at += 1 }
        return add(.regex, start, startsLine: startsLine)
      }
      if isLineEnd(text[at]), !isMultiline { return giveUp() }
      at += text[at] == UInt8(ascii: "\\") && !isLineEnd(byte(at + 1)) ? 2 : 1
    }
    giveUp()
  }

  /// Reads `/…/` where Swift does; false where the slash belongs to an operator. Signs of the operator that
  /// stand before the slash become an operator of their own.
  mutating func regex(from slash: Int, operatorAt start: Int, _ startsLine: Bool) -> Bool {
    guard !isLeftBound(start), previous?.word != .func, previous?.word != .operator else { return false }
    var mustBeRegex = false
    if !isRightBound(at, isLeftBound: false) {
      mustBeRegex = isBehindTry
      guard mustBeRegex || isRegexPosition else { return false }
      switch previous?.kind {
      case .leftParen, .interpolationStart, .leftSquare, .comma, .colon: break
      default: mustBeRegex = true
      }
    }
    guard let end = regexEnd(slash, mustBeRegex) else { return false }
    if slash > start {
      at = slash
      add(operatorKind(start), start, startsLine: startsLine)
    }
    at = end
    add(.regex, slash, startsLine: startsLine && slash == start)
    return true
  }

  /// Behind `try?` and `try!` there is never an operator between two operands.
  private var isBehindTry: Bool {
    guard tokens.count > 1, [.exclamation, .postfixQuestion].contains(previous?.kind) else { return false }
    return tokens[tokens.count - 2].word == .try
  }

  private var isRegexPosition: Bool {
    guard let previous else { return true }
    switch previous.kind {
    case .leftBrace, .leftParen, .interpolationStart, .leftSquare, .prefixOperator, .prefixAmpersand,
      .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestion, .hashIf, .hashElse, .hashElseif,
      .hashEndif:
      return true
    case .keyword: return !previous.word.isValue
    default: return false
    }
  }

  /// The end of the expression that a slash opens; nil where it opens none.
  private mutating func regexEnd(_ slash: Int, _ mustBeRegex: Bool) -> Int? {
    var here = slash + 1
    switch byte(here) {
    case 0x20, 0x09: if !mustBeRegex { return nil }
    case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
    default: break
    }
    if slash > 0, text[slash - 1] == UInt8(ascii: "*") { return nil }
    var groups = 0
    var classes = 0
    var isEscaped = false
    var isPlainSpace = false
    while here < text.count, !isLineEnd(text[here]) {
      let sign = text[here]
      if sign == UInt8(ascii: "/"), !isEscaped {
        if [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(byte(here + 1)) { break }
        if isPlainSpace, !mustBeRegex { return nil }
        return here + 1
      }
      isPlainSpace = !isEscaped && (sign == 0x20 || sign == 0x09)
      if isEscaped {
        isEscaped = false
      } else {
        switch sign {
        case UInt8(ascii: "\\"): isEscaped = true
        case UInt8(ascii: "["): classes += 1
        case UInt8(ascii: "]"): classes = max(0, classes - 1)
        case UInt8(ascii: "(") where classes == 0: groups += 1
        case UInt8(ascii: ")") where classes == 0:
          if groups == 0, !mustBeRegex { return nil }
          groups = max(0, groups - 1)
        default: break
        }
      }
      here += 1
    }
    if mustBeRegex { giveUp() }
    return nil
  }
}
