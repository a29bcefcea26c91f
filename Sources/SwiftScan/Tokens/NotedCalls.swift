// What is written down of a call: its callee, its lines, the root view that it is given.

extension CallOutline {
  mutating func name(_ at: Int) -> Int? {
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

  mutating func note(_ path: CalledPath, _ at: Int, _ callEnd: Int?) -> Int? {
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
    if readsGiven, let callEnd, path.reference.name.looksLikeTypeName {
      let open = path.last + 1
      guard !list.isCompoundName(open),
        let given = given(from: open, to: callEnd)
      else { return nil }
      call.given = given
    }
    found.append(call)
    return path.last + 1
  }

  private func given(from start: Int, to end: Int) -> GivenLabels? {
    GivenOutline(list: list, types: types).labels(from: start, to: end)
  }

  func labelledRootView(_ open: Int) -> String? {
    rootViewLabel(open).flatMap { instantiatedName($0 + 2, before: list.partner(of: open)) }
  }

  /// The token `rootView` that labels an argument.
  func rootViewLabel(_ open: Int) -> Int? {
    var at = open + 1
    while at < list.partner(of: open) {
      let isFirst = at == open + 1 || list.kind(at - 1) == .comma
      if isFirst, list.isName(at, "rootView"), list.kind(at + 1) == .colon { return at }
      at = types.next(at)
    }
    return nil
  }

  func instantiatedName(_ start: Int, before close: Int) -> String? {
    var end = start
    while end < close, list.kind(end) != .comma { end = types.next(end) }
    guard let path = CalledPath(list, types, at: start), path.callEnd(list, inCondition: false) == end,
      path.reference.name.looksLikeTypeName
    else { return nil }
    return path.reference.path.joined(separator: ".")
  }

  /// `get {`, `set(value) {` and their like are parts of accessors.
  func isAccessor(_ at: Int) -> Bool {
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
  func isModifier(_ at: Int) -> Bool {
    guard list.kind(at + 1) == .leftParen else { return false }
    if list.isName(at, among: ["isolated", "__owned", "__shared"]) { return true }
    return list.isName(at, among: ["nonisolated", "unowned"]) && list.partner(of: at + 1) == at + 3
  }

  /// `.init(…)`: as the argument of a call it says nothing; elsewhere its place does, which the parser reads.
  mutating func implicitInit(_ at: Int) -> Int? {
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

  mutating func note(implicit type: TypeReference, _ at: Int) -> Int? {
    let place = types.place(at)
    let end = surroundings.lines.line(at: Int(list.tokens[list.partner(of: at + 2)].end))
    var call = call(.type(type), at: place, throughLine: end)
    call.rootView = type.arguments.first ?? labelledRootView(at + 2)
    if readsGiven, type.name.looksLikeTypeName {
      guard let given = given(from: at + 2, to: list.partner(of: at + 2) + 1) else { return nil }
      call.given = given
    }
    found.append(call)
    return at + 2
  }

  func call(_ callee: ValueSource, at place: SourcePlace, throughLine line: Int) -> Call {
    Call(
      callee: callee, place: place, scope: surroundings.scope, reach: surroundings.reach,
      conditions: surroundings.conditions.map(\.text), availability: surroundings.availability,
      lines: place.line...max(place.line, line), isPreview: surroundings.isPreview)
  }

  func holdsCast(_ open: Int) -> Bool {
    var at = open + 1
    while at < list.partner(of: open) {
      if list.word(at) == .as || list.kind(at) == .equal { return true }
      at = types.next(at)
    }
    return false
  }
}

/// Words that begin a part of an accessor.
let accessorNames: [StaticString] = [
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
