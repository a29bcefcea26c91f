// Declarations of types from tokens: their names, what they come from, and where they begin and end.

extension OutlineReader {
  // MARK: Types

  mutating func type(_ head: ItemHead, _ kind: Declaration.Kind, _ depth: Int) {
    guard let header = header(head.keyword + 1, kind), list.kind(header.brace) == .leftBrace else {
      return giveUp()
    }
    let close = list.partner(of: header.brace)
    if mattersToRules(head.start...close) {
      at = close + 1
      return cut(head.start, close + 1, nil)
    }
    // Not the whole: whoever holds on to the facts makes the next one copy them all.
    let outer = (
      scope: surroundings.scope, availability: surroundings.availability, isPreview: surroundings.isPreview
    )
    guard let own = availability(head) else { return giveUp() }
    surroundings.availability = outer.availability.intersection(own)
    if header.inherits.contains(where: { $0.name == "PreviewProvider" })
      || isPreviewName(header.path.last ?? "")
    {
      surroundings.isPreview = true
    }
    declare(head, kind, header.path, at: header.place, inherits: header.inherits, through: close)
    let index = surroundings.facts.declarations.count - 1
    surroundings.facts.code?.types.append(TypeFacts(declaration: index))
    var inner = Scope(parent: surroundings.scope, kind: .type(index))
    inner.parameters = header.parameters
    surroundings.facts.scopes.append(inner)
    surroundings.scope = surroundings.facts.scopes.count - 1
    at = header.brace + 1
    items(until: close, inType: kind, depth: depth + 1)
    surroundings.scope = outer.scope
    surroundings.availability = outer.availability
    surroundings.isPreview = outer.isPreview
    at = close + 1
  }

  /// What stands between the word that declares and the body.
  private struct Header {
    var path: [String]
    var place: SourcePlace
    var parameters: [String: [TypeReference]] = [:]
    var inherits: [TypeReference] = []
    var brace: Int
  }

  private func header(_ start: Int, _ kind: Declaration.Kind) -> Header? {
    var header: Header
    if kind == .extensionOfType {
      guard let extended = types.type(at: start) else { return nil }
      let path = extended.unwrapped.first?.path ?? [list.string(from: start, through: extended.end - 1)]
      header = Header(path: path, place: types.place(start), brace: extended.end)
    } else {
      guard list.kind(start) == .name else { return nil }
      header = Header(path: [list.name(start)], place: types.place(start), brace: start + 1)
      if types.isAngle(header.brace) {
        guard let generics = generics(header.brace) else { return nil }
        if kind != .protocolType { header.parameters = generics.parameters }
        header.brace = generics.end
      }
    }
    if list.kind(header.brace) == .colon {
      guard let clause = inheritance(header.brace + 1) else { return nil }
      header.inherits = clause.references
      header.brace = clause.end
    }
    if list.word(header.brace) == .where { header.brace = endOfWhere(header.brace) }
    return header
  }

  private func inheritance(_ start: Int) -> WrittenType? {
    var all: [TypeReference] = []
    var at = start
    while true {
      if list.word(at) == .class {
        at += 1
      } else {
        guard let type = types.type(at: at) else { return nil }
        all += type.references
        at = type.end
      }
      guard list.kind(at) == .comma else { return WrittenType(references: all, end: at) }
      at += 1
    }
  }

  /// The brace behind a `where` clause.
  func endOfWhere(_ index: Int) -> Int {
    var at = index + 1
    while at < list.end, list.kind(at) != .leftBrace, list.kind(at) != .rightBrace { at = types.next(at) }
    return at
  }

  /// Generic parameters with their constraints.
  func generics(_ open: Int) -> (parameters: [String: [TypeReference]], end: Int)? {
    guard let angle = types.angle(open), angle.rest.isEmpty else { return nil }
    var parameters: [String: [TypeReference]] = [:]
    var at = open + 1
    while at < angle.end - 1 {
      while list.kind(at) == .at {
        guard let end = types.endOfAttribute(at) else { return nil }
        at = end
      }
      if list.isName(at, "each") || list.word(at) == .let { at += 1 }
      guard list.kind(at) == .name else { return nil }
      let name = list.name(at)
      at += 1
      parameters[name] = []
      if list.kind(at) == .colon {
        guard let constraint = constraint(at + 1, before: angle.end - 1) else { return nil }
        parameters[name] = constraint.references
        at = constraint.end
      }
      guard list.kind(at) == .comma || at == angle.end - 1 else { return nil }
      at += 1
    }
    return (parameters, angle.end)
  }

  /// A constraint whose own brackets may be closed by the token that closes the list.
  private func constraint(_ start: Int, before close: Int) -> WrittenType? {
    guard let type = types.type(at: start) else { return nil }
    guard type.end > close else { return type }
    return nil
  }

  // MARK: Other declarations

  mutating func alias(_ head: ItemHead) {
    var next = head.keyword + 2
    guard list.kind(head.keyword + 1) == .name else { return giveUp() }
    if types.isAngle(next) {
      guard let generics = generics(next) else { return giveUp() }
      next = generics.end
    }
    guard list.kind(next) == .equal, let type = types.type(at: next + 1) else { return giveUp() }
    var end = type.end
    if list.word(end) == .where {
      end += 1
      while end < list.end, !list.startsLine(end), list.kind(end) != .rightBrace { end = types.next(end) }
    }
    guard isItemEnd(end) else { return giveUp() }
    declare(
      head, .alias, [list.name(head.keyword + 1)], at: types.place(head.keyword + 1),
      inherits: type.references, through: end - 1)
    at = end
  }

  mutating func associatedType(_ head: ItemHead, until end: Int) {
    guard list.kind(head.keyword + 1) == .name else { return giveUp() }
    let next = itemEnd(from: head.keyword + 1, until: end)
    declare(
      head, .associatedType, [list.name(head.keyword + 1)], at: types.place(head.keyword + 1), inherits: [],
      through: next - 1)
    at = next
  }

  /// `import struct A.B` imports from `A`.
  mutating func importedModule(_ head: ItemHead, until end: Int) {
    var next = head.keyword + 1
    let isKind =
      [.struct, .class, .enum, .protocol, .typealias, .func, .let, .var].contains(list.word(next))
      || (list.isName(next, "actor") && list.kind(next + 1) == .name && !list.startsLine(next + 1))
    if isKind { next += 1 }
    guard list.kind(next) == .name else { return giveUp() }
    surroundings.facts.imports.insert(list.name(next))
    next += 1
    while list.kind(next) == .period, next + 1 < end { next += 2 }
    guard isItemEnd(next) else { return giveUp() }
    at = next
  }

  /// Writes a declaration down.
  private mutating func declare(
    _ head: ItemHead, _ kind: Declaration.Kind, _ path: [String], at place: SourcePlace,
    inherits: [TypeReference], through last: Int
  ) {
    guard let own = availability(head) else { return giveUp() }
    let lines = surroundings.lines
    let first = lines.line(at: Int(list.tokens[head.start].start))
    let end = max(first, lines.line(at: Int(list.tokens[last].end)))
    surroundings.facts.declarations.append(
      Declaration(
        kind: kind, path: path, place: place, scope: surroundings.scope, inherits: inherits,
        isFilePrivate: isFilePrivate(head), reach: surroundings.reach,
        conditions: surroundings.conditions.map(\.text),
        availability: surroundings.availability.intersection(own), lines: first...end,
        docComment: list.documentation(before: head.start), isPreview: surroundings.isPreview))
  }

  private func isFilePrivate(_ head: ItemHead) -> Bool {
    switch surroundings.facts.scopes[surroundings.scope].kind {
    case .file: head.isPrivate
    case .local: true
    case .type(let outer): head.isPrivate || surroundings.facts.declarations[outer].isFilePrivate
    }
  }

  /// What the attributes of a declaration restrict it to; nil where they cannot be read.
  func availability(_ head: ItemHead) -> Availability? {
    guard !head.availability.isEmpty else { return .always }
    let texts = head.availability.map { list.string(from: $0.lowerBound, through: $0.upperBound - 1) }
    return pieces.availability(texts.joined(separator: " "))
  }

  // MARK: Ends

  /// Whether a declaration may end before a token.
  func isItemEnd(_ index: Int) -> Bool {
    switch list.kind(index) {
    case .end, .semicolon, .rightBrace, .hashIf, .hashElse, .hashElseif, .hashEndif: true
    default: list.startsLine(index)
    }
  }

  /// The token behind a declaration or statement: where a line begins with what cannot go on with it.
  func itemEnd(from start: Int, until end: Int) -> Int {
    var here = start
    while here < end {
      if list.kind(here) == .semicolon { return here }
      if here > start, list.startsLine(here), beginsItem(here) { return here }
      if list.kind(here) == .hashIf {
        here = list.endOfBranches(here) + 1
      } else {
        here = types.next(here)
      }
    }
    return min(here, end)
  }

  /// Whether a token at the start of a line begins something new.
  private func beginsItem(_ index: Int) -> Bool {
    guard !list.awaitsOperand(index - 1) else { return false }
    switch list.kind(index) {
    case .period, .binaryOperator, .infixQuestion, .postfixQuestion, .exclamation, .colon, .equal, .arrow,
      .comma, .leftBrace, .postfixOperator:
      return false
    case .keyword:
      return ![.as, .is, .in, .where, .else, .catch, .throws, .rethrows].contains(list.word(index))
    case .name: return !list.isName(index, "async")
    // Generic arguments may stand on a line of their own.
    case .prefixOperator: return !list.spells(index, "<")
    case .hashIf: return !isPostfixCondition(index)
    default: return true
    }
  }

  /// Whether a `#if` chooses how an expression goes on.
  private func isPostfixCondition(_ index: Int) -> Bool {
    guard let start = list.endOfCondition(index) else { return false }
    return list.kind(start) == .period || list.kind(start) == .hashIf
  }
}

extension TokenList {
  /// Whether something has to follow a token before an expression or type can end.
  func awaitsOperand(_ index: Int) -> Bool {
    switch kind(index) {
    case .binaryOperator, .prefixOperator, .prefixAmpersand, .equal, .comma, .colon, .arrow, .period,
      .infixQuestion, .at, .hash, .backslash:
      true
    case .keyword:
      [.in, .as, .is, .try, .throw, .return, .where, .case, .let, .var, .func, .inout, .import].contains(
        word(index))
    default: false
    }
  }
}
