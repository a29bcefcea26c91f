// Members of types and statements of a file: what of them tokens can tell, and which go to the parser.

/// A member, or a run of statements, by its tokens.
struct Member {
  /// The first token, and the one behind the last.
  var start: Int
  var end: Int
  /// The tokens between which calls may stand, behind attributes and modifiers, in which they may too.
  var code: Range<Int>
  var attributes: Range<Int>
  /// The brace that opens the body or the accessors: what stands before it is a type.
  var brace: Int?
  /// The names that the generic parameters introduce, with their constraints.
  var parameters: [String: [TypeReference]] = [:]
  /// The types that implicit `.init` stands for, by its token.
  var implicitTypes: [Int: TypeReference] = [:]
  /// What is learnt of the types of stored values.
  var variables: [VariableOutline] = []
  /// Whether tokens say too little.
  var needsParser = false
  /// Whether it is a preview of Xcode's.
  var isPreview = false
}

/// A variable of a type or a file.
struct VariableOutline {
  var name: String
  var source: ValueSource?
  var isMade: Bool
  var isOutlet: Bool
}

extension Member {
  /// A `let` or `var`.
  init(property head: ItemHead, _ reader: OutlineReader, until end: Int) {
    let list = reader.list
    start = head.start
    attributes = head.start..<head.keyword
    self.end = reader.itemEnd(from: head.keyword + 1, until: end)
    code = head.keyword..<self.end
    var at = head.keyword + 1
    while at < self.end {
      guard let binding = reader.binding(at, until: self.end, isOutlet: head.isOutlet) else {
        needsParser = true
        return
      }
      if let variable = binding.variable { variables.append(variable) }
      if let implicit = binding.implicit { implicitTypes[implicit.at] = implicit.type }
      at = binding.end
      if list.kind(at) == .leftBrace {
        brace = at
        at = list.partner(of: at) + 1
        // Accessors end the declaration, though the next one may stand on the same line.
        if list.kind(at) != .comma { self.end = at }
      }
      guard list.kind(at) == .comma else { break }
      at += 1
    }
    if at != self.end { needsParser = true }
    code = head.keyword..<self.end
  }

  /// A function, initialiser, deinitialiser or subscript.
  init(function head: ItemHead, _ reader: OutlineReader, until end: Int) {
    let list = reader.list
    start = head.start
    attributes = head.start..<head.keyword
    let isNamed = list.word(head.keyword) == .func
    var at = head.keyword + (isNamed ? 2 : 1)
    if !isNamed, [.postfixQuestion, .exclamation].contains(list.kind(at)) { at += 1 }
    if list.spells(at, "<") {
      guard let generics = reader.generics(at) else {
        // Where the declaration ends is not sure either.
        self.end = start
        code = start..<start
        return
      }
      parameters = generics.parameters
      at = generics.end
    }
    self.end = reader.itemEnd(from: at, until: end)
    var here = at
    while here < self.end, list.kind(here) != .leftBrace { here = reader.types.next(here) }
    if here < self.end, list.kind(here) == .leftBrace {
      brace = here
      self.end = list.partner(of: here) + 1
    }
    code = at..<max(at, self.end)
    let name = isNamed ? list.name(head.keyword + 1) : ""
    if BridgedObject.methods.contains(name) || name == BridgedObject.makeCoordinator { needsParser = true }
    if list.word(head.keyword) == .deinit { return }
    // The operator's own sign may run into the bracket of its generic parameters.
    guard list.kind(at) == .leftParen, reader.holdsParameters(at),
      reader.endsHeader(list.partner(of: at) + 1, at: brace ?? self.end)
    else {
      needsParser = true
      return
    }
  }

  /// Anything else: a case, a macro, an operator, statements.
  init(other head: ItemHead, _ reader: OutlineReader, until end: Int, inType: Bool) {
    let list = reader.list
    start = head.start
    attributes = head.start..<head.keyword
    self.end = reader.itemEnd(from: head.keyword, until: end)
    code = head.keyword..<self.end
    switch list.kind(head.keyword) {
    case .hash:
      isPreview = list.isName(head.keyword + 1, "Preview")
    case .keyword where list.word(head.keyword) == .case && inType:
      // Only a default of an associated value may be a call; names with parentheses are the cases.
      needsParser = code.contains { list.kind($0) == .equal } && code.contains { list.kind($0) == .leftParen }
      code = head.keyword..<head.keyword
    case .keyword where list.word(head.keyword) == .precedencegroup || list.word(head.keyword) == .operator:
      code = head.keyword..<head.keyword
    default: needsParser = true
    }
  }
}

extension OutlineReader {
  /// Reads a member by its tokens, or hands it to the parser.
  mutating func member(_ head: ItemHead, _ member: Member, _ owner: Declaration.Kind?) {
    guard member.end > member.start else { return giveUp() }
    at = member.end
    guard member.needsParser || mentionsAvailability(member) else {
      let before = surroundings
      if read(head, member) { return }
      surroundings = before
      return cut(member, owner)
    }
    cut(member, owner)
  }

  /// False where tokens say too little.
  private mutating func read(_ head: ItemHead, _ member: Member) -> Bool {
    let outer = surroundings
    guard let own = availability(head) else { return false }
    surroundings.availability = outer.availability.intersection(own)
    if member.isPreview { surroundings.isPreview = true }
    for variable in member.variables { note(variable) }
    if !member.parameters.isEmpty {
      var scope = Scope(parent: surroundings.scope, kind: .local)
      scope.parameters = member.parameters
      surroundings.facts.scopes.append(scope)
      surroundings.scope = surroundings.facts.scopes.count - 1
    }
    var calls = CallOutline(
      list: list, types: types, pieces: pieces, surroundings: surroundings, brace: member.brace,
      implicitTypes: member.implicitTypes)
    guard calls.read(member.attributes), calls.read(member.code) else { return false }
    surroundings.facts.calls += calls.found
    surroundings.scope = outer.scope
    surroundings.isPreview = outer.isPreview
    surroundings.availability = outer.availability
    return true
  }

  private mutating func note(_ variable: VariableOutline) {
    let scope = surroundings.scope
    if let source = variable.source { surroundings.facts.scopes[scope].variables[variable.name] = source }
    if variable.isMade { surroundings.facts.scopes[scope].made.insert(variable.name) }
    if variable.isOutlet { surroundings.facts.scopes[scope].outlets.insert(variable.name) }
  }

  /// Versions decide on which systems a call is reached: the parser reads how far a check holds.
  private func mentionsAvailability(_ member: Member) -> Bool {
    guard saysAvailable else { return false }
    return member.code.contains { index in
      switch list.kind(index) {
      case .hashAvailable, .hashUnavailable: true
      case .name: list.spells(index, "available") && list.kind(index - 1) == .at
      default: false
      }
    }
  }

  private mutating func cut(_ member: Member, _ owner: Declaration.Kind?) {
    let range = Int(list.tokens[member.start].start)..<Int(list.tokens[member.end - 1].end)
    guard let facts = readCut(range, of: list.text, owner: owner, into: surroundings) else {
      return giveUp()
    }
    surroundings.facts = facts
  }

  /// Whether parentheses hold the parameters of a function and nothing else.
  func holdsParameters(_ open: Int) -> Bool {
    let close = list.partner(of: open)
    var here = open + 1
    while here < close {
      while list.kind(here) == .at {
        guard let next = types.endOfAttribute(here) else { return false }
        here = next
      }
      while here < close, list.kind(here) != .colon {
        guard [.name, .wildcard, .keyword].contains(list.kind(here)) else { return false }
        here += 1
      }
      guard let type = types.type(at: here + 1) else { return false }
      here = type.end
      if list.spells(here, "...") { here += 1 }
      if list.kind(here) == .equal {
        while here < close, list.kind(here) != .comma { here = types.nextBehindAngles(here) }
      }
      guard here == close || list.kind(here) == .comma else { return false }
      here += 1
    }
    return true
  }

  /// Whether between the parameters and the body, or the end, there is only what a function says there.
  func endsHeader(_ start: Int, at end: Int) -> Bool {
    var here = start
    while list.isName(here, "async") || [.throws, .rethrows].contains(list.word(here)) {
      here = types.next(here)
      if list.kind(here) == .leftParen { here = list.partner(of: here) + 1 }
    }
    if list.kind(here) == .arrow {
      guard let result = types.type(at: here + 1) else { return false }
      here = result.end
    }
    return here == end || list.word(here) == .where
  }

  // MARK: Variables

  /// A name with its type and first value.
  struct Binding {
    var variable: VariableOutline?
    /// The type that a `.init` as the first value stands for, by the token of its point.
    var implicit: (at: Int, type: TypeReference)?
    /// A comma, the brace of accessors, or the end.
    var end: Int
  }

  /// The binding that begins at a token; nil where it is not plain.
  func binding(_ start: Int, until end: Int, isOutlet: Bool) -> Binding? {
    var at = start
    var name: String?
    switch list.kind(at) {
    case .name: name = list.name(at)
    case .wildcard: break
    case .leftParen: at = list.partner(of: at)
    default: return nil
    }
    at += 1
    var written: TypeReference?
    if list.kind(at) == .colon {
      guard let type = types.type(at: at + 1) else { return nil }
      written = type.unwrapped.first
      at = type.end
    }
    guard list.kind(at) == .equal else {
      guard at == end || list.kind(at) == .comma || list.kind(at) == .leftBrace else { return nil }
      let variable = name.map {
        VariableOutline(name: $0, source: written.map(ValueSource.type), isMade: false, isOutlet: isOutlet)
      }
      return Binding(variable: variable, end: at)
    }
    let value = (at + 1)..<endOfValue(at + 1, until: end)
    var binding = Binding(end: value.upperBound)
    if let written, list.isImplicitInit(value) { binding.implicit = (value.lowerBound, written) }
    guard let name else { return binding }
    guard let outline = ValueOutline(list, types, value) else { return nil }
    binding.variable = VariableOutline(
      name: name, source: written.map(ValueSource.type) ?? outline.source, isMade: outline.isCall,
      isOutlet: isOutlet)
    return binding
  }

  /// The comma or the observers behind a first value.
  private func endOfValue(_ start: Int, until end: Int) -> Int {
    var at = start
    while at < end {
      if list.kind(at) == .comma { return at }
      if list.kind(at) == .leftBrace, at > start, list.startsAccessors(at) { return at }
      at = types.nextBehindAngles(at)
    }
    return end
  }
}

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
