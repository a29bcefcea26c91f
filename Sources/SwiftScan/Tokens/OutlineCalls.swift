// Calls whose callee is named by a path, from tokens: in bodies, first values, defaults and closures.

/// Reads the calls between two tokens.
struct CallOutline {
  let list: TokenList
  let types: TypeOutline
  let pieces: PieceReader
  var surroundings: CutSurroundings
  /// The brace of a body: the type before it is not called.
  let brace: Int?
  /// The types that implicit `.init` stands for, by its token.
  var implicitTypes: [Int: TypeReference]
  /// The token at which the member's own words begin, behind its modifiers.
  let head: Int
  /// Whether what calls are given is written down.
  let readsGiven: Bool
  var found: [Call] = []

  /// Brackets, braces and branches that are open.
  struct Level {
    var opener: Int
    /// Whether they are the arguments of a call.
    var isCall = false
    /// Whether a block is still to come that belongs to an `if` or its like.
    var inCondition = false
    /// The conditions that held outside, and those of the branches before.
    var outer: [BuildCondition] = []
    var earlier: [BuildCondition] = []
  }
  var levels = [Level(opener: -1)]

  init(
    list: TokenList, types: TypeOutline, pieces: PieceReader, surroundings: CutSurroundings, brace: Int?,
    implicitTypes: [Int: TypeReference], head: Int, readsGiven: Bool
  ) {
    self.head = head
    self.readsGiven = readsGiven
    self.pieces = pieces
    self.implicitTypes = implicitTypes
    self.list = list
    self.types = types
    self.surroundings = surroundings
    self.brace = brace
  }

  /// False where tokens say too little.
  mutating func read(_ range: Range<Int>) -> Bool {
    var at = range.lowerBound
    while at < range.upperBound {
      guard let next = step(at) else { return false }
      at = next
    }
    return levels.count == 1
  }

  var inCondition: Bool {
    get { levels[levels.count - 1].inCondition }
    set { levels[levels.count - 1].inCondition = newValue }
  }

  /// Reads a token and gives the next one; nil where tokens say too little.
  mutating func step(_ at: Int) -> Int? {
    guard !isMisplaced(at) else { return nil }
    switch list.kind(at) {
    case .leftParen, .leftSquare:
      let isCall = at > 0 && list.endsExpression(at - 1) && !list.startsLine(at)
      levels.append(Level(opener: at, isCall: isCall))
    case .interpolationStart: levels.append(Level(opener: at, isCall: true))
    case .leftBrace:
      if inCondition, !(list.endsExpression(at - 1) && list.takesClosure(at, inCondition: true)) {
        inCondition = false
      }
      levels.append(Level(opener: at))
    case .rightParen, .rightSquare, .rightBrace, .interpolationEnd: levels.removeLast()
    case .hashIf, .hashElseif, .hashElse, .hashEndif: return branch(at)
    case .keyword: return keyword(at)
    case .at: return types.endOfAttributeName(at)
    case .hash: return macro(at)
    case .backslash: return keyPath(at)
    case .name: return name(at)
    case .period: return list.word(at + 1) == .`init` ? implicitInit(at) : at + 1
    case .hashAvailable, .hashUnavailable: return nil
    default: break
    }
    return at + 1
  }

  // MARK: Words

  mutating func keyword(_ at: Int) -> Int? {
    if list.kind(at - 1) == .period { return at + 1 }
    switch list.word(at) {
    case .Self: return name(at)
    case _ where list.kind(at + 1) == .colon && list.word(at) != .default: return at + 1
    case .if, .guard, .for, .switch, .catch: inCondition = true
    case .while: inCondition = !endsRepeat(at)
    case .else:
      guard list.kind(at + 1) == .leftBrace || list.word(at + 1) == .if,
        inCondition || list.kind(at - 1) == .rightBrace
      else { return nil }
      inCondition = false
    case .let, .var: return variable(at)
    case .public, .private, .fileprivate, .internal, .static: return isHead(at) ? at + 1 : nil
    case .struct, .class, .enum, .protocol, .extension, .typealias, .func, .subscript, .import, .operator,
      .precedencegroup, .associatedtype, .deinit:
      return isHead(at) ? at + 1 : nil
    default: break
    }
    return at + 1
  }

  /// Whether a `while` ends a `repeat`.
  func endsRepeat(_ at: Int) -> Bool {
    guard list.kind(at - 1) == .rightBrace else { return false }
    return list.word(list.partner(of: at - 1) - 1) == .repeat
  }

  /// Whether a word is that of the member itself.
  func isHead(_ at: Int) -> Bool { levels.count == 1 && (at < head || brace.map { at < $0 } ?? false) }

  /// A variable in a body: one with accessors is for the parser.
  mutating func variable(_ at: Int) -> Int? {
    switch list.kind(at + 1) {
    case .name, .wildcard, .leftParen, .period, .at: break
    default: return nil
    }
    if list.kind(at + 2) == .binaryOperator, !list.startsLine(at + 2) { return nil }
    guard levels.count > 1, list.kind(at + 1) == .name, list.kind(at + 2) == .colon else { return at + 1 }
    guard let type = types.type(at: at + 3), list.kind(type.end) != .leftBrace else { return nil }
    if list.kind(type.end) == .equal, list.kind(type.end + 1) == .period, let written = type.unwrapped.first,
      let end = endOfStatement(type.end + 1), list.isImplicitInit((type.end + 1)..<end)
    {
      implicitTypes[type.end + 1] = written
    }
    return type.end
  }

  /// The token behind a `.init(…)` that ends its statement with its line; nil where more follows.
  func endOfStatement(_ point: Int) -> Int? {
    guard list.kind(point + 2) == .leftParen else { return nil }
    let end = list.partner(of: point + 2) + 1
    switch list.kind(end) {
    case .rightBrace, .semicolon: return end
    case .period, .leftBrace, .binaryOperator, .infixQuestion, .leftParen, .hashIf, .postfixOperator,
      .exclamation, .postfixQuestion:
      return nil
    case .keyword where [.as, .is, .else].contains(list.word(end)): return nil
    default: return list.startsLine(end) ? end : nil
    }
  }

  func macro(_ at: Int) -> Int? {
    guard list.kind(at + 1) == .name || list.kind(at + 1) == .keyword else { return nil }
    // A preview inside something else.
    if list.isName(at + 1, "Preview"), levels.count > 1 { return nil }
    if types.isAngle(at + 2) { return nil }
    return at + 2
  }

  /// `\A.b`: names behind a backslash are called by nobody.
  func keyPath(_ at: Int) -> Int? {
    var here = at + 1
    while true {
      switch list.kind(here) {
      case .name, .keyword, .period, .postfixQuestion, .exclamation, .number: here += 1
      case .postfixOperator, .prefixOperator, .binaryOperator:
        guard types.isAngle(here), let angle = types.angle(here), angle.rest.isEmpty else { return here }
        here = angle.end
      case .leftParen where list.isAdjacent(here): return nil
      default: return here
      }
      guard list.isAdjacent(here) else { return here }
    }
  }
}
