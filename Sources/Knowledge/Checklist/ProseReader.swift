// Cuts a text into the pieces that the checklist looks at. Markdown markup is dropped: an emphasised word is
// a word, a link is its text and its address, a code span is a name. Any text can be read, in time that grows
// with its length.

/// Reads a text from front to back into pieces.
struct ProseReader {
  private let text: [Unicode.Scalar]
  private var at = 0
  private var tokens: [ProseToken] = []
  /// Where the text of a Markdown link ends, and the end of its address.
  private var linkEnds: [Int: Int] = [:]

  /// The longest code span, link text or argument list that is taken as one, in characters.
  private static let reach = 400

  private init(_ text: String) {
    self.text = Array(text.unicodeScalars)
  }

  /// The pieces of a text, in order.
  static func tokens(of text: String) -> [ProseToken] {
    var reader = ProseReader(text)
    while reader.at < reader.text.count { reader.step() }
    return reader.tokens
  }

  private func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
    text.indices.contains(at + ahead) ? text[at + ahead] : nil
  }

  private func string(_ range: Range<Int>) -> String {
    let scalars = text[range]
    guard scalars.allSatisfy(\.isASCII) else {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return String(view)
    }
    return String(unsafeUninitializedCapacity: scalars.count) { buffer in
      for (place, scalar) in zip(buffer.indices, scalars) {
        buffer[place] = UInt8(truncatingIfNeeded: scalar.value)
      }
      return scalars.count
    }
  }

  private mutating func add(_ kind: ProseToken.Kind, _ end: Int, isCode: Bool = false) {
    tokens.append(ProseToken(kind, string(at..<end), isCode: isCode))
    at = end
  }

  private mutating func step() {
    let scalar = text[at]
    if scalar == "`" { return codeSpan() }
    if scalar == "[" { return openBracket() }
    if scalar == "]", let end = linkEnds[at] { return linkAddress(end) }
    if startsAddress() { return bareAddress() }
    if scalar.isDigit { return number() }
    if scalar == "#", peek(1)?.isDigit == true { return issue(from: at) }
    if startsWord(scalar) { return word() }
    punctuation(scalar)
  }

  // MARK: Code and links

  private mutating func codeSpan() {
    let run = text[at...].prefix { $0 == "`" }.count
    let start = at + run
    let limit = min(text.count, start + Self.reach)
    var end = start
    while end < limit {
      let ticks = text[end..<limit].prefix { $0 == "`" }.count
      if ticks == run { break }
      end += max(1, ticks)
    }
    guard end < limit else {
      at = start
      return
    }
    addCode(string(start..<end))
    at = end + run
  }

  /// A code span that reads like a sentence is one: backticks alone make no name.
  private mutating func addCode(_ code: String) {
    let words = code.split(separator: " ")
    if code.contains("://") {
      tokens.append(contentsOf: ProseReader.tokens(of: code.replacing("`", with: "")))
    } else if words.count > 2, !code.contains("("), !code.contains("=") {
      for word in words { tokens.append(ProseToken(APIName.isName(word) ? .name : .word, word)) }
    } else if APIName.isPath(code) {
      tokens.append(ProseToken(.path, code, isCode: true))
    } else if APIName.isCodeName(code) {
      tokens.append(ProseToken(.name, code, isCode: true))
    } else {
      tokens.append(contentsOf: code.contains("`") ? [] : ProseReader.tokens(of: code))
    }
  }

  private mutating func openBracket() {
    let limit = min(text.count, at + Self.reach)
    guard let close = text[at..<limit].firstIndex(of: "]") else {
      at += 1
      return
    }
    let after = close + 1 < text.count ? text[close + 1] : " "
    if after == "(", let end = text[close...].prefix(Self.reach * 4).firstIndex(of: ")") {
      linkEnds[close] = end
      at += 1
    } else if (at + 2..<at + 22).contains(close), after != "[", isOpenPlace(at + 1..<close) {
      add(.placeholder, close + 1)
    } else {
      at += 1
    }
  }

  private func isOpenPlace(_ range: Range<Int>) -> Bool {
    text[range].allSatisfy(\.isLetter) && string(range) != "x"
  }

  private mutating func linkAddress(_ end: Int) {
    let start = min(at + 2, end)
    tokens.append(ProseToken(.link, string(start..<end).split(separator: " ").first ?? ""))
    at = end + 1
  }

  private func startsAddress() -> Bool {
    guard ["h", "r", "w"].contains(text[at]), at == 0 || !text[at - 1].isWordPart else { return false }
    let start = string(at..<min(text.count, at + 8))
    return ["http://", "https://", "rdar://", "www."].contains { start.hasPrefix($0) }
  }

  private mutating func bareAddress() {
    var end = at
    while end < text.count, !text[end].properties.isWhitespace,
      !["<", ">", ")", "]", "\"", "`"].contains(text[end])
    {
      end += 1
    }
    while end > at, [".", ",", ";", ":", "!", "?"].contains(text[end - 1]) { end -= 1 }
    add(.link, end)
  }

  // MARK: Words and numbers

  private func startsWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isLetter { return true }
    let mayLead = scalar == "_" || scalar == "@" || (scalar == "." && (at == 0 || !text[at - 1].isWordPart))
    return mayLead && peek(1)?.isLetter == true
  }

  private func wordEnd(from start: Int) -> Int {
    var end = start + 1
    while end < text.count {
      let joins = ["-", "'", "\u{2019}", ".", "+"].contains(text[end])
      let goesOn = end + 1 < text.count && text[end + 1].isWordPart && text[end - 1].isWordPart
      guard text[end].isWordPart || (joins && goesOn) else { break }
      end += 1
    }
    return end
  }

  private mutating func word() {
    var end = wordEnd(from: at)
    if end < text.count, text[end] == "/", let whole = slashedEnd(from: end) {
      if whole < text.count, text[whole] == "#" { return issue(from: whole) }
      if APIName.isPath(string(at..<whole)) { return add(.path, whole) }
      if whole - at <= 5, whole - end <= 3 { return add(.word, whole) }
    }
    while end > at + 1, text[end - 1] == "_", text[at] == "_" { end -= 1 }
    if end < text.count, text[end] == "(", let close = callEnd(from: end) { return add(.name, close) }
    let word = string(at..<end)
    if APIName.isPath(word) { return add(.path, end) }
    add(APIName.isName(word) ? .name : .word, end)
  }

  /// The end of words joined by slashes, nil where the slash joins nothing.
  private func slashedEnd(from slash: Int) -> Int? {
    var end = slash
    while end + 1 < min(text.count, slash + Self.reach), text[end] == "/", text[end + 1].isWordPart {
      end = wordEnd(from: end + 1)
    }
    return end > slash ? end : nil
  }

  /// The end of an argument list that begins at an opening bracket, nil where the bracket holds prose.
  private func callEnd(from open: Int) -> Int? {
    var depth = 0
    for index in open..<min(text.count, open + 100) {
      if text[index] == "\n" { return nil }
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return APIName.areArguments(string(open + 1..<index)) ? index + 1 : nil }
    }
    return nil
  }

  private mutating func number() {
    var end = at + 1
    while end < text.count {
      let joins = [",", ".", "-"].contains(text[end]) && end + 1 < text.count && text[end + 1].isDigit
      guard text[end].isDigit || joins else { break }
      end += 1
    }
    while end < text.count, text[end].isLetter || text[end] == "%" { end += 1 }
    add(.number, end)
  }

  private mutating func issue(from hash: Int) {
    var end = hash + 1
    while end < text.count, text[end].isDigit { end += 1 }
    add(end > hash + 1 ? .issue : .word, end)
  }

  // MARK: Punctuation

  private mutating func punctuation(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n": return lineEnd()
    case ".", "!", "?", "\u{3002}", "\u{FF01}", "\u{FF1F}", "\u{2026}": add(.sentenceEnd, at + 1)
    case ",", ";", ":", "(", ")", "\u{2013}", "\u{2014}", "\u{FF0C}", "\u{FF1B}", "\u{FF1A}", "\u{3001}",
      "|", "\u{2192}":
      add(.clauseEnd, at + 1)
    case "-" where peek(1) == " " && !tokens.isEmpty: add(.clauseEnd, at + 1)
    case "+", "\u{2265}", ">", "=", "/": add(.sign, at + 1)
    case "%": add(.word, at + 1)
    default: at += 1
    }
  }

  /// A line end is a space, except before a blank line or a list item.
  private mutating func lineEnd() {
    let next = text[(at + 1)...].prefix(12).drop { $0 == " " || $0 == "\t" || $0 == "\r" }.first
    let ends = next == nil || next == "\n" || next == "-" || next == "*" || next == "#"
    if ends { add(.sentenceEnd, at + 1) } else { at += 1 }
  }
}

extension Unicode.Scalar {
  /// An ASCII digit.
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// A letter of any script; the common case is answered without a table.
  var isLetter: Bool {
    value < 0x80
      ? ("a"..."z").contains(self) || ("A"..."Z").contains(self) : properties.isAlphabetic
  }

  /// A letter, digit or underscore.
  var isWordPart: Bool { self == "_" || isDigit || isLetter }
}
