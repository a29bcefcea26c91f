// One pass over a file's bytes that knows strings, comments and brackets, and nothing else of the language.

/// Counts what makes a parser recurse or look ahead.
struct BoundsPass {
  private let text: UnsafeBufferPointer<UInt8>
  private var at = 0
  private var line = 1
  private var fault: SourceFault?

  /// An open bracket or interpolation, and what has been counted inside it.
  private struct Level {
    var opener: UInt8
    /// The string that goes on behind the closing parenthesis of an interpolation.
    var string: StringLiteral?
    /// How many square brackets lie round this place with nothing between them but what a type may hold.
    var squareRun = 0
    /// Whether everything so far inside the bracket may be a part of a type.
    var isTypeLike = true
    /// How many attributes round this place have their arguments open, in this level's own angle brackets and
    /// above it.
    var attributes = 0
    var attributedAngles = 0
    var angles = 0
    var chain = 0
    var pendingWords = 0
    var elseIfs = 0
  }
  private struct StringLiteral {
    var hashes: Int
    var isMultiline: Bool
  }
  private var levels = [Level(opener: 0)]
  /// The number of branches of each open `#if`.
  private var conditions: [Int] = []
  private var squareCost = 0
  private var wordRun = 0
  private var nestedGroups = 0
  private var previousWord = Word.none

  private enum Word { case none, other, attribute, attributePoint, elseWord }

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The first fault of the text.
  mutating func run() -> SourceFault? {
    if text.count > 1, text[0] == UInt8(ascii: "#"), text[1] == UInt8(ascii: "!") { skipLine() }
    startLine()
    while at < text.count, fault == nil { step() }
    return fault
  }

  /// The innermost level.
  private var top: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  private func byte(_ offset: Int) -> UInt8 { offset < text.count ? text[offset] : 0 }

  private mutating func tooComplex(_ what: String) {
    if fault == nil { fault = .tooComplex(line: line, what: what) }
  }

  // MARK: Tokens

  private mutating func step() {
    let here = text[at]
    switch here {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): at += 1
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): endLine()
    case UInt8(ascii: "/") where byte(at + 1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(at + 1) == UInt8(ascii: "*"): skipBlockComment()
    case UInt8(ascii: "\""): openString(hashes: 0)
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(here)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(here)
    case UInt8(ascii: "\\"): at += 2
    default:
      if isWordByte(here) { word() } else { sign(here) }
    }
  }

  private mutating func endLine() {
    if text[at] == UInt8(ascii: "\r"), byte(at + 1) == UInt8(ascii: "\n") { at += 1 }
    at += 1
    line += 1
    startLine()
  }

  /// A new line ends a chain, unless it begins with a sign that carries it on.
  private mutating func startLine() {
    if isConflictMarker() {
      fault = .conflict(line: line)
      return
    }
    var next = at
    while byte(next) == UInt8(ascii: " ") || byte(next) == UInt8(ascii: "\t") { next += 1 }
    switch byte(next) {
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "#"),
      UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "/"):
      break
    default:
      top.chain = 0
      if top.opener != UInt8(ascii: "("), top.opener != UInt8(ascii: "[") {
        top.angles = 0
        top.attributedAngles = 0
        top.isTypeLike = true
      }
    }
  }

  private func isConflictMarker() -> Bool {
    let sign = byte(at)
    guard sign == UInt8(ascii: "<") || sign == UInt8(ascii: ">"), at + 7 <= text.count else { return false }
    guard text[at..<(at + 7)].allSatisfy({ $0 == sign }) else { return false }
    return at + 7 == text.count || [0x20, 0x0A, 0x0D].contains(text[at + 7])
  }

  private mutating func skipLine() {
    while at < text.count, text[at] != 0x0A, text[at] != 0x0D { at += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 1
    at += 2
    while at < text.count, depth > 0 {
      if text[at] == UInt8(ascii: "*"), byte(at + 1) == UInt8(ascii: "/") {
        depth -= 1
        at += 2
      } else if text[at] == UInt8(ascii: "/"), byte(at + 1) == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else {
        countLine()
      }
    }
  }

  /// Goes one byte on, and counts a line where one ends.
  private mutating func countLine() {
    if text[at] == 0x0A || (text[at] == 0x0D && byte(at + 1) != 0x0A) { line += 1 }
    at += 1
  }

  // MARK: Strings

  private mutating func hash() {
    var hashes = 0
    while byte(at + hashes) == UInt8(ascii: "#") { hashes += 1 }
    let next = byte(at + hashes)
    if next == UInt8(ascii: "\"") {
      at += hashes
      openString(hashes: hashes)
    } else if next == UInt8(ascii: "/") {
      at += hashes + 1
      skipRegex(hashes: hashes)
    } else {
      at += hashes
      directive()
    }
  }

  private mutating func skipRegex(hashes: Int) {
    while at < text.count {
      if text[at] == UInt8(ascii: "/"), endsLiteral(at + 1, hashes) {
        at += 1 + hashes
        return
      }
      countLine()
    }
  }

  private func endsLiteral(_ offset: Int, _ hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private func isTripleQuote(_ offset: Int) -> Bool {
    byte(offset) == 0x22 && byte(offset + 1) == 0x22 && byte(offset + 2) == 0x22
  }

  private mutating func openString(hashes: Int) {
    endRuns()
    top.isTypeLike = false
    let isMultiline = isTripleQuote(at)
    at += isMultiline ? 3 : 1
    finish(StringLiteral(hashes: hashes, isMultiline: isMultiline))
  }

  /// Goes on in a string up to its end, or into the next interpolation.
  private mutating func finish(_ string: StringLiteral) {
    while at < text.count {
      let here = text[at]
      if here == UInt8(ascii: "\\"), endsLiteral(at + 1, string.hashes) {
        at += 1 + string.hashes
        guard byte(at) == UInt8(ascii: "(") else {
          if at < text.count { countLine() }
          continue
        }
        at += 1
        push(Level(opener: UInt8(ascii: "("), string: string))
        return
      }
      if here == 0x22, string.isMultiline ? isTripleQuote(at) : true {
        let width = string.isMultiline ? 3 : 1
        if endsLiteral(at + width, string.hashes) {
          at += width + string.hashes
          return
        }
      }
      if !string.isMultiline, here == 0x0A || here == 0x0D { return }
      countLine()
    }
  }

  // MARK: Brackets

  private mutating func push(_ level: Level) {
    levels.append(level)
    if levels.count > SourceBounds.nesting + 1 {
      tooComplex("brackets are nested more than \(SourceBounds.nesting) deep")
    }
  }

  private mutating func open(_ opener: UInt8) {
    var level = Level(opener: opener)
    level.squareRun = squareRun(opening: opener)
    level.attributes = top.attributes + top.attributedAngles + (previousWord == .attribute ? 1 : 0)
    checkLookahead(level)
    endRuns()
    if opener == UInt8(ascii: "{") { top.pendingWords = 0 }
    if at > 0, [0x29, 0x5D, 0x7D].contains(text[at - 1]) { addToChain() }
    at += 1
    push(level)
  }

  /// The run of square brackets that a bracket at this place is in: a call or a subscript begins anew.
  private func squareRun(opening opener: UInt8) -> Int {
    let previous = at > 0 ? text[at - 1] : 0
    let isPostfix =
      (isWordByte(previous) && previousWord != .attribute) || previous == 0x29 || previous == 0x5D
    let outer = top.isTypeLike && !isPostfix ? top.squareRun : 0
    switch opener {
    case UInt8(ascii: "["): return outer + 1
    case UInt8(ascii: "("): return outer
    default: return 0
    }
  }

  /// What the parser does twice at each level, because it looks whether a type comes before it reads one.
  private mutating func checkLookahead(_ level: Level) {
    if level.opener == UInt8(ascii: "["), level.squareRun >= 8 {
      squareCost += 1 << min(level.squareRun, 30)
      if squareCost > SourceBounds.squareBracketCost {
        tooComplex("too many square brackets stand directly in one another")
      }
    }
    if level.attributes > SourceBounds.attributes {
      tooComplex("attributes stand in the arguments of attributes")
    }
  }

  private mutating func close(_ closer: UInt8) {
    endRuns()
    at += 1
    let opener: UInt8 = closer == 0x29 ? 0x28 : closer == 0x5D ? 0x5B : 0x7B
    guard let match = levels.lastIndex(where: { $0.opener == opener }) else { return }
    let string = levels[match].string
    levels.removeSubrange(match...)
    if closer == UInt8(ascii: "}") { endBrace() }
    if let string { finish(string) }
  }

  /// Behind a block comes `else`, or its chain of `else if` is at an end.
  private mutating func endBrace() {
    var next = at
    while [0x20, 0x09, 0x0A, 0x0D].contains(byte(next)) { next += 1 }
    let word = [UInt8]("else".utf8)
    if !word.indices.allSatisfy({ byte(next + $0) == word[$0] }) { top.elseIfs = 0 }
  }

  private mutating func endRuns() {
    wordRun = 0
    previousWord = .none
  }

  // MARK: Signs and words

  private mutating func addToChain() {
    top.chain += 1
    if top.chain > SourceBounds.chain {
      tooComplex("an expression has more than \(SourceBounds.chain) links")
    }
  }

  private mutating func sign(_ sign: UInt8) {
    let isAttributed = previousWord == .attribute
    endRuns()
    at += 1
    if isAttributed, sign == UInt8(ascii: ".") { previousWord = .attributePoint }
    noteTypeLike(sign)
    switch sign {
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): addToChain()
    case UInt8(ascii: "-") where byte(at) == UInt8(ascii: ">"):
      at += 1
      addToChain()
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
      top.chain = 0
      if sign == UInt8(ascii: ";") { top.angles = 0 }
    case UInt8(ascii: "<"):
      top.angles += 1
      if isAttributed {
        top.attributedAngles += 1
        checkLookahead(Level(opener: sign, attributes: top.attributes + top.attributedAngles))
      }
      if top.angles > SourceBounds.openAngles {
        tooComplex("more than \(SourceBounds.openAngles) '<' stand in a row without '>'")
      }
    case UInt8(ascii: ">"): top.angles = max(0, top.angles - 1)
    default: break
    }
  }

  /// Signs that no type holds, so that the parser's look ahead ends there.
  private mutating func noteTypeLike(_ sign: UInt8) {
    switch sign {
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: ":"):
      break
    case UInt8(ascii: ","):
      if top.opener != UInt8(ascii: "("), top.angles == 0 { top.isTypeLike = false }
    case UInt8(ascii: ";"): top.isTypeLike = true
    default: top.isTypeLike = false
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"), 0x80...:
      true
    default: false
    }
  }

  /// The word at this place; empty where it is longer than any that matters.
  private mutating func readWord() -> String {
    let start = at
    while at < text.count, isWordByte(text[at]) { at += 1 }
    return at - start > 15 ? "" : String(decoding: text[start..<at], as: UTF8.self)
  }

  private mutating func word() {
    let isAttribute = text[at] == UInt8(ascii: "@") || previousWord == .attributePoint
    let word = readWord()
    if previousWord == .elseWord, word == "if" {
      top.elseIfs += 1
      if top.elseIfs > SourceBounds.elseIfs {
        tooComplex("more than \(SourceBounds.elseIfs) 'else if' follow one another")
      }
    }
    if word == "precedencegroup", levels.count > 1 {
      nestedGroups += 1
      if nestedGroups > SourceBounds.nestedGroups { tooComplex("precedence groups stand inside one another") }
    }
    if openingWords.contains(word) { top.pendingWords += 1 }
    wordRun = prefixWords.contains(word) ? wordRun + 1 : 0
    if max(wordRun, top.pendingWords) > SourceBounds.prefixWords {
      tooComplex("more than \(SourceBounds.prefixWords) words such as '\(word)' follow one another")
    }
    previousWord = word == "else" ? .elseWord : isAttribute ? .attribute : .other
  }

  private mutating func directive() {
    endRuns()
    let word = readWord()
    switch word {
    case "if":
      conditions.append(1)
      if conditions.count > SourceBounds.conditions {
        tooComplex("'#if' is nested more than \(SourceBounds.conditions) deep")
      }
    case "elseif", "else":
      guard let last = conditions.indices.last else { break }
      conditions[last] += 1
      if conditions[last] > SourceBounds.branches {
        tooComplex("an '#if' has more than \(SourceBounds.branches) branches")
      }
    case "endif": _ = conditions.popLast()
    default: break
    }
  }
}

/// Words that wait for a block.
private let openingWords: Set = ["if", "switch"]

/// Words that take the next word as their operand, so that a parser recurses.
private let prefixWords: Set = [
  "try", "await", "if", "switch", "some", "any", "each", "repeat", "unsafe", "consume", "copy", "borrow",
  "inout",
  "sending", "isolated", "throw", "return", "let", "var", "is", "do", "guard", "while", "defer",
  "nonisolated",
]
