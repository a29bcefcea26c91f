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
  /// What it says of the bridged object, where it is one of the methods that make or update it.
  var bridgeMethod: BridgeMethodOutline?
  /// Whether tokens say too little.
  var needsParser = false
  /// Whether it is a preview of Xcode's.
  var isPreview = false

  /// Whether names mean something in it that they do not mean around it.
  var opensScope: Bool { !parameters.isEmpty || bridgeMethod != nil }
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
    if list.word(head.keyword) == .deinit { return }
    // The operator's own sign may run into the bracket of its generic parameters.
    guard list.kind(at) == .leftParen, reader.holdsParameters(at),
      reader.endsHeader(list.partner(of: at) + 1, at: brace ?? self.end)
    else {
      needsParser = true
      return
    }
    let name = isNamed ? list.name(head.keyword + 1) : ""
    guard BridgedObject.methods.contains(name) || name == BridgedObject.makeCoordinator else { return }
    let body = brace.map { ($0 + 1)..<(self.end - 1) }
    bridgeMethod = BridgeMethodOutline(name, reader, parameters: at, body: body)
    // Rules look into it.
    needsParser = bridgeMethod == nil || reader.code != nil
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
    guard member.end > member.start, !(owner == nil && checksVersions(member)) else { return giveUp() }
    at = member.end
    let needsParser =
      mattersToRules(member.start...(member.end - 1)) || member.needsParser || mentionsAvailability(member)
    if needsParser || !read(head, member) { cut(member.start, member.end, owner) }
  }

  /// False where tokens say too little; then nothing was noted.
  mutating func read(_ head: ItemHead, _ member: Member) -> Bool {
    guard let own = availability(head) else { return false }
    var inner = surroundings.withoutFacts
    inner.availability = inner.availability.intersection(own)
    if member.isPreview { inner.isPreview = true }
    if member.opensScope { inner.scope = surroundings.facts.scopes.count }
    var calls = CallOutline(
      list: list, types: types, pieces: pieces, surroundings: inner, brace: member.brace,
      implicitTypes: member.implicitTypes, head: member.code.lowerBound, readsGiven: code != nil)
    guard calls.read(member.attributes), calls.read(member.code) else { return false }
    for variable in member.variables { note(variable, in: surroundings.scope) }
    if member.opensScope { openScope(of: member) }
    surroundings.facts.calls += calls.found
    return true
  }

  private mutating func openScope(of member: Member) {
    let place = surroundings.facts.scopes.count
    var scope = Scope(parent: surroundings.scope, kind: .local)
    scope.parameters = member.parameters
    surroundings.facts.scopes.append(scope)
    guard let method = member.bridgeMethod else { return }
    for variable in method.variables { note(variable, in: place) }
    guard case .type(let owner) = surroundings.facts.scopes[surroundings.scope].kind else { return }
    surroundings.facts.declarations[owner].bridgeMethods.append(
      BridgeMethod(
        name: method.name, scope: place, types: method.types, isOpaque: false, returns: method.returns))
  }

  private mutating func note(_ variable: VariableOutline, in scope: Int) {
    if let source = variable.source { surroundings.facts.scopes[scope].variables[variable.name] = source }
    if variable.isMade { surroundings.facts.scopes[scope].made.insert(variable.name) }
    if variable.isOutlet { surroundings.facts.scopes[scope].outlets.insert(variable.name) }
  }

  /// Versions decide on which systems a call is reached: the parser reads how far a check holds.
  func mentionsAvailability(_ member: Member) -> Bool {
    guard saysAvailable else { return false }
    return member.code.contains { index in
      switch list.kind(index) {
      case .hashAvailable, .hashUnavailable: true
      case .name: list.spells(index, "available") && list.kind(index - 1) == .at
      default: false
      }
    }
  }

  /// Whether a statement asks for versions. What it leaves open holds for all that follows it in the file, which a
  /// cut does not see; inside braces it ends with them.
  private func checksVersions(_ member: Member) -> Bool {
    guard saysAvailable else { return false }
    var here = member.code.lowerBound
    while here < member.code.upperBound {
      switch list.kind(here) {
      case .hashAvailable, .hashUnavailable: return true
      case .leftBrace: here = list.partner(of: here) + 1
      default: here += 1
      }
    }
    return false
  }

  /// Hands the tokens from one to the one before another to the parser.
  mutating func cut(_ start: Int, _ end: Int, _ owner: Declaration.Kind?) {
    // A comment above a declaration may be its documentation.
    let begin = owner == nil ? list.startOfTrivia(before: start) : Int(list.tokens[start].start)
    let range = begin..<Int(list.tokens[end - 1].end)
    if !readCut(range, of: list.text, owner: owner, into: &surroundings, code: code) { giveUp() }
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
}
