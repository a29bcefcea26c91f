// The names that make a file worth parsing, learnt from the facts of the files before it.

/// Names collected to a fixpoint: by simple name alone, so that rather one file too many is parsed.
///
/// Scope decides later what a name means; a name that is declared `private` is looked for in no other file.
struct WantedNames {
  private let options: ScanOptions
  /// What leads to a bridge: Apple's names, configured ones, aliases, refining protocols and hosting
  /// subclasses.
  private var leading: Set<String>
  /// Types that are bridges, and aliases of them.
  private var bridges: Set<String> = []
  /// Names to be found wherever they stand, and names to be found where they are declared or extended.
  private var mentioned: Set<String>
  private var declared: Set<String>
  /// What stands behind the bridges, where it is asked for.
  private var backing: BackingNames?
  private var searchedIntroduced: Set<String> = []
  private var searchedMentioned: Set<String> = []
  private var searchedDeclared: Set<String> = []
  /// What the facts so far declare, for names that are learnt after a file was read.
  private var heads: [Head] = []
  /// The places of the declarations that bear a name or inherit from it.
  private var headsTouching: [String: [Int]] = [:]
  private var wrapped: [String: Set<String>] = [:]
  /// Types whose methods rules look into: bridges and their coordinators.
  private var codeNames: Set<String> = []
  /// The types of what a type observes or is bound to, by the names of the type and the property.
  private var observed: [String: [String: Set<String>]] = [:]
  /// The properties that a type writes a member of, by the type's name.
  private var written: [String: Set<String>] = [:]
  /// Whether the files that use a bridge are wanted.
  private let searchesUses: Bool

  /// A declaration, reduced to what the search needs.
  private struct Head: Hashable {
    var name: String
    var kind: Declaration.Kind
    var inherits: [String]
    var isFilePrivate: Bool
    /// The names of the types that extensions round it extend: what marks these holds for it too.
    var extended: [String]
  }

  /// The names that the options ask for.
  init(options: ScanOptions) {
    self.options = options
    leading = Set(options.bridgeNames.keys)
      .union(FrameworkName.representables).union(FrameworkName.hostingProtocols).union(
        FrameworkName.instantiable)
    mentioned = Set(options.bridgeNames.keys)
    declared = options.declarationsOf
    backing = options.readsBacking ? BackingNames() : nil
    searchesUses = options.countsUses || !options.rules.isDisjoint(with: rulesOverUses)
  }

  /// Learns from a file's facts.
  mutating func add(_ facts: FileFacts) {
    for declaration in facts.declarations {
      let head = Head(
        name: declaration.name, kind: declaration.kind, inherits: declaration.inherits.map(\.name),
        isFilePrivate: declaration.isFilePrivate, extended: extendedNames(round: declaration, in: facts))
      if !head.inherits.isEmpty {
        for name in Set(head.inherits + [head.name]) { headsTouching[name, default: []].append(heads.count) }
        heads.append(head)
      }
      let methods = declaration.bridgeMethods.filter { $0.name != BridgedObject.makeCoordinator }
      let made = methods.flatMap { method in
        method.types.map(\.name) + method.returns.flatMap { namedTypes($0, in: facts) }
      }
      if !made.isEmpty { wrapped[declaration.name, default: []].formUnion(made) }
    }
    for scope in facts.scopes where !scope.parameters.isEmpty {
      guard case .type(let index) = scope.kind else { continue }
      let constraints = scope.parameters.values.flatMap { $0.map(\.name) }
      wrapped[facts.declarations[index].name, default: []].formUnion(constraints)
    }
    if options.includesPresenters { learnPresenters(facts) }
    backing?.add(facts)
    learnCode(facts)
  }

  /// What rules want to know of the bridges in a file: their coordinators, and the types of what they
  /// observe.
  private mutating func learnCode(_ facts: FileFacts) {
    for type in facts.code?.types ?? [] {
      let declaration = facts.declarations[type.declaration]
      let coordinators = type.methods.filter { $0.name == "makeCoordinator" }.flatMap(\.resultTypes)
      let isBridge =
        !coordinators.isEmpty || type.methods.contains { BridgedObject.methods.contains($0.name) }
        || declaration.inherits.contains { isBridgeProtocol($0.name) }
      for property in type.properties
      where property.attributes.contains(where: { observers.contains($0.name) }) {
        observed[declaration.name, default: [:]][property.name, default: []].formUnion(
          property.types.map(\.name))
      }
      written[declaration.name, default: []].formUnion(type.methods.flatMap(writtenOwners))
      if declaration.inherits.contains(where: { $0.name == "View" }) {
        declared.formUnion(type.properties.compactMap(madeFlow))
      }
      guard isBridge else { continue }
      codeNames.insert(declaration.name)
      for name in coordinators.map(\.name) {
        codeNames.insert(name)
        if !facts.declarations.contains(where: { $0.name == name }) { declared.insert(name) }
      }
    }
  }

  private func extendedNames(round declaration: Declaration, in facts: FileFacts) -> [String] {
    var names: [String] = []
    var here: Int? = declaration.scope
    while let scope = here {
      if case .type(let outer) = facts.scopes[scope].kind, facts.declarations[outer].kind == .extensionOfType
      {
        names += facts.declarations[outer].path
      }
      here = facts.scopes[scope].parent
    }
    return names
  }

  /// The types whose code rules look into because of their names, as far as the facts go.
  func typesForRules() -> TypesForRules {
    var types = TypesForRules(everywhere: codeNames.union(bridges))
    for name in codeNames {
      for property in written[name] ?? [] { types.everywhere.formUnion(observed[name]?[property] ?? []) }
    }
    for name in types.everywhere.union(leading) { types.besideBridges.formUnion(wrapped[name] ?? []) }
    return types
  }

  /// All that is looked for, to the last name that the facts so far lead to.
  var trace: ScanTrace {
    var all = self
    _ = all.newWords()
    var trace = ScanTrace()
    trace.mentioned = all.searchedMentioned
    trace.declared = all.searchedDeclared
    trace.introduced = all.searchedIntroduced
    return trace
  }

  /// What has not been looked for yet.
  mutating func newWords() -> WordSearch {
    learn()
    let newMentioned = mentioned.subtracting(searchedMentioned)
    let newDeclared = declared.subtracting(searchedDeclared).subtracting(mentioned)
    searchedMentioned.formUnion(newMentioned)
    searchedDeclared.formUnion(newDeclared)
    let newIntroduced = (backing?.introduced ?? []).subtracting(searchedIntroduced)
      .subtracting(mentioned).subtracting(declared)
    searchedIntroduced.formUnion(newIntroduced)
    return WordSearch(mentioned: newMentioned, declared: newDeclared, introduced: newIntroduced)
  }

  /// Goes over all declarations until nothing new is learnt.
  private mutating func learn() {
    var size = -1
    while size != leading.count + bridges.count + declared.count {
      size = leading.count + bridges.count + declared.count
      learnHeads()
      for name in codeNames {
        for property in written[name] ?? [] { declared.formUnion(observed[name]?[property] ?? []) }
      }
      let all = bridges.union(leading)
      for name in all { declared.formUnion(wrapped[name] ?? []) }
      if let found = backing?.learn(bridges: all, wrapped: wrapped) { declared.formUnion(found) }
    }
  }

  /// Goes over the declarations, and again over those that what was learnt may matter to: a chain of them in the
  /// wrong order would else take as many passes as it has links.
  private mutating func learnHeads() {
    var waiting = Array(heads.indices)
    while let place = waiting.popLast() {
      for name in learn(heads[place]) { waiting += headsTouching[name] ?? [] }
    }
  }

  /// Learns from a declaration; gives the names of which something new is known.
  private mutating func learn(_ head: Head) -> [String] {
    var new: [String] = []
    if head.kind == .classType || head.kind == .alias, declared.contains(head.name) {
      new += head.inherits.prefix(1).filter { declared.insert($0).inserted }
    }
    let isFollowed = head.kind == .alias || head.kind == .protocolType || head.kind == .classType
    if head.inherits.contains(where: leading.contains) {
      let isNew = isFollowed ? leading.insert(head.name).inserted : bridges.insert(head.name).inserted
      if isNew { new.append(head.name) }
      new += head.extended.filter { declared.insert($0).inserted }
      new += want(head, everywhere: isFollowed)
    } else if searchesUses, head.kind == .alias, head.inherits.contains(where: bridges.contains) {
      if bridges.insert(head.name).inserted { new.append(head.name) }
      new += want(head, everywhere: true)
    }
    return new
  }

  private mutating func want(_ head: Head, everywhere: Bool) -> [String] {
    if !head.isFilePrivate, everywhere || searchesUses { mentioned.insert(head.name) }
    return declared.insert(head.name).inserted ? [head.name] : []
  }

  /// The type of a value; of a variable, that of every variable of its name in the file.
  private func namedTypes(_ source: ValueSource, in facts: FileFacts) -> [String] {
    switch source {
    case .type(let type): [type.name]
    case .variable(let name, _):
      facts.scopes.compactMap { scope in
        guard case .type(let type) = scope.variables[name] else { return nil }
        return type.name
      }
    }
  }

  /// What a class presents, what it comes from, and the class itself for its uses.
  private mutating func learnPresenters(_ facts: FileFacts) {
    for declaration in facts.declarations where !declaration.presents.isEmpty {
      declared.formUnion(declaration.inherits.map(\.name) + [declaration.name])
      declared.formUnion(declaration.presents.flatMap { namedTypes($0.controller, in: facts) })
      if options.countsUses, !declaration.isFilePrivate { mentioned.insert(declaration.name) }
    }
  }
}

/// The properties of which a method writes a member.
private func writtenOwners(_ method: MethodFacts) -> [String] {
  method.body.events.compactMap { event in
    guard case .assignment(let target, _, _) = event.kind, let path = target.path, path.names.count == 2
    else {
      return nil
    }
    return path.property
  }
}

/// The type that a property is made of, where its kind decides whether it may be made there.
private func madeFlow(_ property: PropertyFacts) -> String? {
  guard let call = property.initial?.call, case .call(let made) = property.body.events[call].kind,
    made.constructs, runsFlow(made.name)
  else { return nil }
  return made.name
}

/// Property wrappers whose types rules look up.
private let observers: Set = [
  "ObservedObject", "EnvironmentObject", "StateObject", "Bindable", "Binding",
]

/// The rules that look at the uses of bridges.
private let rulesOverUses: Set = [
  "unstable_bridge_identity", "test_imports_uikit", "input_ignored_by_update", "stale_coordinator_input",
  "stale_coordinator_parent",
]
