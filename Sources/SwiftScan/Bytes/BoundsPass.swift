// One pass over a file's bytes that knows strings, comments and brackets, and nothing else of the language.

/// Counts what makes a parser recurse or look ahead.
struct BoundsPass {
  let text: UnsafeBufferPointer<UInt8>
  var at = 0
  var line = 1
  var fault: SourceFault?

  /// An open bracket or interpolation, and what has been counted inside it.
  struct Level {
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
  struct StringLiteral {
    var hashes: Int
    var isMultiline: Bool
  }
  var levels = [Level(opener: 0)]
  /// The number of branches of each open `#if`.
  var conditions: [Int] = []
  var squareCost = 0
  var wordRun = 0
  var nestedGroups = 0
  var keyPathBrackets = 0
  var previousWord = Word.none

  enum Word { case none, other, attribute, attributePoint, elseWord }

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The first fault of the text.
  mutating func run() -> SourceFault? {
    if text.count > 1, text[0] == UInt8(ascii: "#"), text[1] == UInt8(ascii: "!") { skipLine() }
    startLine()
    while at < text.count, fault == nil { step() }
    return fault
  }

  /// The innermost level.
  var top: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  func byte(_ offset: Int) -> UInt8 { offset < text.count ? text[offset] : 0 }

  mutating func tooComplex(_ what: String) {
    if fault == nil { fault = .tooComplex(line: line, what: what) }
  }

  // MARK: Tokens

  mutating func step() {
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
    case UInt8(ascii: "\\"): backslash()
    default:
      if isWordByte(here) { word() } else { sign(here) }
    }
  }

  /// The sign of a key path, or an escape in a regular expression. Brackets behind it may never be closed, so
  /// they are counted by themselves until a line begins with a word.
  mutating func backslash() {
    if byte(at + 1) == UInt8(ascii: "(") || byte(at + 1) == UInt8(ascii: "[") {
      keyPathBrackets += 1
      if keyPathBrackets > SourceBounds.keyPathBrackets {
        tooComplex("more than \(SourceBounds.keyPathBrackets) brackets behind '\\'")
      }
    }
    at += 2
  }

  mutating func endLine() {
    if text[at] == UInt8(ascii: "\r"), byte(at + 1) == UInt8(ascii: "\n") { at += 1 }
    at += 1
    line += 1
    startLine()
  }

  /// A new line ends a chain, unless it begins with a sign that carries it on.
  mutating func startLine() {
    if isConflictMarker() {
      fault = .conflict(line: line)
      return
    }
    var next = at
    while byte(next) == UInt8(ascii: " ") || byte(next) == UInt8(ascii: "\t") { next += 1 }
    if isWordByte(byte(next)) { keyPathBrackets = 0 }
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

  func isConflictMarker() -> Bool {
    let sign = byte(at)
    guard sign == UInt8(ascii: "<") || sign == UInt8(ascii: ">"), at + 7 <= text.count else { return false }
    guard text[at..<(at + 7)].allSatisfy({ $0 == sign }) else { return false }
    return at + 7 == text.count || [0x20, 0x0A, 0x0D].contains(text[at + 7])
  }

  mutating func skipLine() {
    while at < text.count, text[at] != 0x0A, text[at] != 0x0D { at += 1 }
  }

  mutating func skipBlockComment() {
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
  mutating func countLine() {
    if text[at] == 0x0A || (text[at] == 0x0D && byte(at + 1) != 0x0A) { line += 1 }
    at += 1
  }
}
