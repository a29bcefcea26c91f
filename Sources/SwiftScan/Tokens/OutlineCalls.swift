// Calls whose callee is named by a path, from tokens: in bodies, first values, defaults and closures.

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

/// Reads the calls between two tokens.
struct CallOutline {
  let list: TokenList
  let types: TypeOutline
  let pieces: PieceReader
  var surroundings: CutSurroundings
  /// The brace of a body: the type before it is not called.
  let brace: Int?
  /// The types that implicit `.init` stands for, by its token.
  private var implicitTypes: [Int: TypeReference]
  private(set) var found: [Call] = []

  /// Brackets, braces and branches that are open.
  private struct Level {
    var opener: Int
    /// Whether they are the arguments of a call.
    var isCall = false
    /// Whether a block is still to come that belongs to an `if` or its like.
    var inCondition = false
    /// The conditions that held outside, and those of the branches before.
    var outer: [BuildCondition] = []
    var earlier: [BuildCondition] = []
  }
  private var levels = [Level(opener: -1)]

  init(
    list: TokenList, types: TypeOutline, pieces: PieceReader, surroundings: CutSurroundings, brace: Int?,
    implicitTypes: [Int: TypeReference]
  ) {
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

  private var inCondition: Bool {
    get { levels[levels.count - 1].inCondition }
    set { levels[levels.count - 1].inCondition = newValue }
  }

  /// Reads a token and gives the next one; nil where tokens say too little.
  private mutating func step(_ at: Int) -> Int? {
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

  // MARK: Broken code

  /// Whether a token stands where none of its kind can: the parser makes sense of such code in its own way.
  private func isMisplaced(_ at: Int) -> Bool {
    switch list.kind(at) {
    case .name, .number, .stringStart, .dollarName, .wildcard: return followsOperand(at)
    case .keyword where list.word(at).isValue && list.kind(at - 1) != .period: return followsOperand(at)
    case .equal: return levels[levels.count - 1].isCall && !isParameterList
    case .rightParen, .rightSquare, .rightBrace, .comma:
      return [.equal, .period, .arrow, .infixQuestion].contains(list.kind(at - 1))
    default: return false
    }
  }

  /// Whether the innermost brackets are those of the member's own parameters.
  private var isParameterList: Bool { levels.count == 2 && brace.map { levels[1].opener < $0 } ?? true }

  /// Whether an operand stands directly before another one on its line.
  private func followsOperand(_ at: Int) -> Bool {
    guard at > 0, !list.startsLine(at) else { return false }
    if list.kind(at + 1) == .colon {
      // A second name before a colon is that of a parameter.
      return list.kind(at - 1) == .name && levels[levels.count - 1].isCall && !isParameterList
    }
    switch list.kind(at - 1) {
    case .name:
      if list.isName(at - 1, among: wordsBeforeOperands) { return false }
      return list.kind(at - 2) != .at && !list.isName(at, among: ["async", "reasync"])
    case .number, .stringEnd, .rightSquare, .dollarName, .wildcard: return true
    case .rightParen, .rightBrace: return !list.isName(at, among: accessorNames)
    default: return false
    }
  }

  // MARK: Words

  private mutating func keyword(_ at: Int) -> Int? {
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
  private func endsRepeat(_ at: Int) -> Bool {
    guard list.kind(at - 1) == .rightBrace else { return false }
    return list.word(list.partner(of: at - 1) - 1) == .repeat
  }

  /// Whether a word is that of the member itself.
  private func isHead(_ at: Int) -> Bool { levels.count == 1 && brace.map { at < $0 } ?? false }

  /// A variable in a body: one with accessors is for the parser.
  private mutating func variable(_ at: Int) -> Int? {
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
  private func endOfStatement(_ point: Int) -> Int? {
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

  private func macro(_ at: Int) -> Int? {
    guard list.kind(at + 1) == .name || list.kind(at + 1) == .keyword else { return nil }
    // A preview inside something else.
    if list.isName(at + 1, "Preview"), levels.count > 1 { return nil }
    if types.isAngle(at + 2) { return nil }
    return at + 2
  }

  /// `\A.b`: names behind a backslash are called by nobody.
  private func keyPath(_ at: Int) -> Int? {
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

  // MARK: Calls

  private mutating func name(_ at: Int) -> Int? {
    if at > 0, list.kind(at - 1) == .period { return at + 1 }
    if isAccessor(at) || isModifier(at) { return at + 1 }
    if list.isName(at, among: contextualWords) {
      switch list.kind(at + 1) {
      case .leftParen, .leftBrace: return nil
      case .period where list.isName(at, "await"): return list.word(at + 2) == .`init` ? nil : at + 2
      default: break
      }
    }
    guard let path = CalledPath(list, types, at: at) else { return at + 1 }
    guard path.last + 1 != brace else { return path.last + 1 }
    if list.startsLine(path.last + 1), list.kind(path.last + 1) == .leftBrace, !inCondition,
      list.takesClosure(path.last + 1, inCondition: false)
    {
      return nil
    }
    let end = path.callEnd(list, inCondition: inCondition)
    if end == nil, !path.isInit { return path.last + 1 }
    return note(path, at, end)
  }

  private mutating func note(_ path: CalledPath, _ at: Int, _ callEnd: Int?) -> Int? {
    var end = callEnd ?? path.last + 1
    if callEnd == nil, list.kind(end) == .leftParen, !list.startsLine(end), list.isCompoundName(end) {
      end = list.partner(of: end) + 1
    }
    var call = call(
      .type(path.reference), at: path.reference.place,
      throughLine: surroundings.lines.line(at: Int(list.tokens[end - 1].end)))
    if let argument = path.reference.arguments.first {
      call.rootView = argument
    } else if let callEnd {
      let open = path.last + 1
      let labelled = list.kind(open) == .leftParen ? rootViewLabel(open) : nil
      if let labelled {
        call.rootView = instantiatedName(labelled + 2, before: list.partner(of: open))
      } else if list.kind(callEnd - 1) == .rightBrace, path.reference.name.contains("Hosting") {
        // What a closure holds is the parser's.
        return nil
      }
    }
    found.append(call)
    return path.last + 1
  }

  private func labelledRootView(_ open: Int) -> String? {
    rootViewLabel(open).flatMap { instantiatedName($0 + 2, before: list.partner(of: open)) }
  }

  /// The token `rootView` that labels an argument.
  private func rootViewLabel(_ open: Int) -> Int? {
    var at = open + 1
    while at < list.partner(of: open) {
      let isFirst = at == open + 1 || list.kind(at - 1) == .comma
      if isFirst, list.isName(at, "rootView"), list.kind(at + 1) == .colon { return at }
      at = types.next(at)
    }
    return nil
  }

  private func instantiatedName(_ start: Int, before close: Int) -> String? {
    var end = start
    while end < close, list.kind(end) != .comma { end = types.next(end) }
    guard let path = CalledPath(list, types, at: start), path.callEnd(list, inCondition: false) == end,
      path.reference.name.looksLikeTypeName
    else { return nil }
    return path.reference.path.joined(separator: ".")
  }

  /// `get {`, `set(value) {` and their like are parts of accessors.
  private func isAccessor(_ at: Int) -> Bool {
    guard list.isName(at, among: accessorNames) else { return false }
    switch list.kind(at + 1) {
    case .leftBrace: return true
    case .leftParen:
      return list.partner(of: at + 1) == at + 3 && list.kind(at + 4) == .leftBrace
    case .name: return list.isName(at + 1, "async")
    case .keyword: return list.word(at + 1) == .throws
    default: return false
    }
  }

  /// `nonisolated(unsafe)` and `unowned(safe)` call nothing.
  private func isModifier(_ at: Int) -> Bool {
    guard list.kind(at + 1) == .leftParen else { return false }
    if list.isName(at, among: ["isolated", "__owned", "__shared"]) { return true }
    return list.isName(at, among: ["nonisolated", "unowned"]) && list.partner(of: at + 1) == at + 3
  }

  /// `.init(…)`: as the argument of a call it says nothing; elsewhere its place does, which the parser reads.
  private mutating func implicitInit(_ at: Int) -> Int? {
    if list.endsExpression(at - 1) { return at + 1 }
    switch list.kind(at + 2) {
    case .leftParen, .leftBrace: break
    default: return at + 1
    }
    if let type = implicitTypes[at] { return note(implicit: type, at) }
    for level in levels.reversed() {
      guard level.opener >= 0 else { return nil }
      switch list.kind(level.opener) {
      case .leftBrace: return nil
      case _ where level.isCall: return holdsCast(level.opener) ? nil : at + 2
      default: continue
      }
    }
    return nil
  }

  private mutating func note(implicit type: TypeReference, _ at: Int) -> Int {
    let place = types.place(at)
    let end = surroundings.lines.line(at: Int(list.tokens[list.partner(of: at + 2)].end))
    var call = call(.type(type), at: place, throughLine: end)
    call.rootView = type.arguments.first ?? labelledRootView(at + 2)
    found.append(call)
    return at + 2
  }

  private func call(_ callee: ValueSource, at place: SourcePlace, throughLine line: Int) -> Call {
    Call(
      callee: callee, place: place, scope: surroundings.scope, reach: surroundings.reach,
      conditions: surroundings.conditions.map(\.text), availability: surroundings.availability,
      lines: place.line...max(place.line, line), isPreview: surroundings.isPreview)
  }

  private func holdsCast(_ open: Int) -> Bool {
    var at = open + 1
    while at < list.partner(of: open) {
      if list.word(at) == .as || list.kind(at) == .equal { return true }
      at = types.next(at)
    }
    return false
  }

  // MARK: Branches

  private mutating func branch(_ at: Int) -> Int? {
    if list.kind(at) == .hashIf {
      levels.append(Level(opener: at, inCondition: inCondition, outer: surroundings.conditions))
    }
    guard isBranch(levels[levels.count - 1].opener) else { return nil }
    if list.kind(at) == .hashEndif {
      surroundings.conditions = levels.removeLast().outer
      return at + 1
    }
    guard let start = list.endOfCondition(at) else { return nil }
    var own = levels[levels.count - 1].earlier
    if list.kind(at) != .hashElse {
      guard at + 1 < start, let condition = pieces.condition(list.string(from: at + 1, through: start - 1))
      else {
        return nil
      }
      own.append(condition)
      levels[levels.count - 1].earlier.append(condition.negated)
    }
    surroundings.conditions = levels[levels.count - 1].outer + own
    return own.contains { $0.literal == false } ? list.partner(of: at) : start
  }

  private func isBranch(_ index: Int) -> Bool { index >= 0 && list.kind(index) == .hashIf }
}

private let wordsBeforeOperands: [StaticString] = [
  "await", "some", "any", "each", "async", "consume", "copy", "borrow", "unsafe", "isolated", "sending",
  "weak",
  "unowned", "nonisolated", "lazy", "yield", "discard", "then", "borrowing", "consuming", "final", "override",
  "convenience", "required", "mutating", "nonmutating", "open", "package", "dynamic", "optional",
]

private let accessorNames: [StaticString] = [
  "get", "set", "willSet", "didSet", "_read", "_modify", "unsafeAddress", "unsafeMutableAddress", "async",
]

extension TypeOutline {
  /// The token behind the name of an attribute, where its arguments begin.
  func endOfAttributeName(_ index: Int) -> Int? {
    guard list.kind(index + 1) == .name || list.kind(index + 1) == .keyword else { return nil }
    var at = index + 2
    while list.kind(at) == .period, list.kind(at + 1) == .name { at += 2 }
    guard isAngle(at) else { return at }
    guard let angle = angle(at), angle.rest.isEmpty else { return nil }
    return angle.end
  }
}
