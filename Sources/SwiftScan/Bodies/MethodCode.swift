// A method with what can be worked out from its own events: when each of them runs, and behind which checks.

/// A method, or a property's accessors, in its file.
struct MethodCode: Sendable {
  var facts: MethodFacts
  /// The index of its file.
  var file: Int
  /// When each region's code runs, by region.
  private var turns: [Turn]
  /// Whether each region's code runs on a change only, by region.
  private var checks: [Bool]
  /// The first declaration of each variable.
  private var locals: [String: (type: String, value: Value?)] = [:]

  init(_ facts: MethodFacts, file: Int) {
    self.facts = facts
    self.file = file
    turns = []
    checks = []
    let cleared = clearedPaths(in: facts.body)
    for region in facts.body.regions {
      let outer = region.parent
      var turn = outer.map { turns[$0] } ?? .now
      var isChecked = outer.map { checks[$0] } ?? false
      switch region.kind {
      case .plain: break
      case .checked: isChecked = true
      case .unwrapped(let paths): isChecked = isChecked || paths.contains { cleared.contains($0.names) }
      case .closure(let closure): turn = max(turn, closure.turn)
      }
      turns.append(turn)
      checks.append(isChecked)
    }
    for event in facts.body.events {
      if case .local(let name, let type, let value) = event.kind, locals[name] == nil {
        locals[name] = (type, value)
      }
    }
  }

  /// The accessors and the first value of a property, as a method of its name.
  init(_ property: PropertyFacts, file: Int) {
    self.init(
      MethodFacts(
        name: property.name, isStatic: property.isStatic, scope: 0, body: property.body, span: property.span,
        nameSpan: property.nameSpan, keyword: property.nameSpan),
      file: file)
  }

  var name: String { facts.name }
  var body: Body { facts.body }
  var events: [Event] { facts.body.events }

  func turn(of event: Event) -> Turn { turns[event.region] }
  func isChecked(_ event: Event) -> Bool { checks[event.region] }

  // MARK: Values

  /// The call that a value is, with nothing behind it.
  func call(_ value: Value?) -> CallFacts? {
    guard let value, value.tail.isEmpty else { return nil }
    return firstCall(value)
  }

  /// The call that a value begins with.
  func firstCall(_ value: Value?) -> CallFacts? {
    guard let index = value?.call, case .call(let call) = body.events[index].kind else { return nil }
    return call
  }

  /// The type that a value makes an instance of; empty for `.init(…)`.
  func constructed(_ value: Value?) -> String? {
    guard let call = call(value), call.constructs else { return nil }
    return call.isImplicit ? "" : call.name
  }

  /// The first value of a variable of the body.
  func local(_ name: String?) -> (type: String, value: Value?)? {
    name.flatMap { locals[$0] }
  }

  /// The type that a variable of the body is made of, by its first value or its written type.
  func localType(_ name: String?) -> String? {
    guard let local = local(name) else { return nil }
    return constructed(local.value).flatMap { $0.isEmpty ? nil : $0 } ?? bareType(local.type)
  }

  /// The closure whose body a region is.
  func closure(_ region: Int?) -> ClosureFacts? {
    guard let region, body.regions.indices.contains(region),
      case .closure(let facts) = body.regions[region].kind
    else { return nil }
    return facts
  }

  /// The closures round an event, innermost first.
  func closures(around event: Event) -> [ClosureFacts] {
    var found: [ClosureFacts] = []
    var here: Int? = event.region
    while let region = here {
      if let facts = closure(region) { found.append(facts) }
      here = body.regions[region].parent
    }
    return found
  }

  /// What the body returns.
  var results: [Value] {
    events.compactMap { event in
      guard case .result(let value) = event.kind, closures(around: event).isEmpty else { return nil }
      return value
    }
  }

  /// The names of the variables that are returned.
  var returnedNames: Set<String> {
    Set(results.compactMap { $0.path }.filter(\.isLocal).compactMap(\.only))
  }

  /// The parameter for SwiftUI's context.
  var context: String? {
    facts.parameters.first { $0.type.hasSuffix("Context") || $0.type.contains("Context<") }
      .flatMap { $0.name == "_" ? nil : $0.name }
  }

  /// The paths that are read inside a span.
  func paths(in span: CodeSpan) -> [Path] {
    events.compactMap { event in
      guard case .read(let path) = event.kind, span.contains(event.span) else { return nil }
      return path
    }
  }
}

/// What the body sets to nil, as one does with a command that has been carried out.
private func clearedPaths(in body: Body) -> Set<[String]> {
  var cleared: Set<[String]> = []
  for event in body.events {
    guard case .assignment(let target, let value, _) = event.kind, value.isNil, let path = target.path else {
      continue
    }
    cleared.insert(path.names)
    if path.names.last == "wrappedValue" { cleared.insert(path.names.dropLast()) }
  }
  return cleared
}

/// A type as written without optional marks, `some`, `any` and generic arguments; nil for none.
func bareType(_ type: String) -> String? {
  var text = type[...]
  for word in ["some ", "any ", "inout "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
  while let last = text.last, last == "?" || last == "!" { text = text.dropLast() }
  if let angle = text.firstIndex(of: "<") { text = text[..<angle] }
  if let point = text.lastIndex(of: ".") { text = text[text.index(after: point)...] }
  return text.isEmpty ? nil : String(text)
}
