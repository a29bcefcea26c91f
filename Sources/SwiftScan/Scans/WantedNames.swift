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
  private var searchedMentioned: Set<String> = []
  private var searchedDeclared: Set<String> = []
  /// What the facts so far declare, for names that are learnt after a file was read.
  private var heads: [Head] = []
  private var wrapped: [String: Set<String>] = [:]

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
  }

  /// Learns from a file's facts.
  mutating func add(_ facts: FileFacts) {
    for declaration in facts.declarations {
      let head = Head(
        name: declaration.name, kind: declaration.kind, inherits: declaration.inherits.map(\.name),
        isFilePrivate: declaration.isFilePrivate, extended: extendedNames(round: declaration, in: facts))
      if !head.inherits.isEmpty { heads.append(head) }
      let made = declaration.bridgeMethods.flatMap { method in
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

  /// What has not been looked for yet.
  mutating func newWords() -> WordSearch {
    learn()
    let newMentioned = mentioned.subtracting(searchedMentioned)
    let newDeclared = declared.subtracting(searchedDeclared).subtracting(mentioned)
    searchedMentioned.formUnion(newMentioned)
    searchedDeclared.formUnion(newDeclared)
    return WordSearch(mentioned: newMentioned, declared: newDeclared)
  }

  /// Goes over all declarations until nothing new is learnt.
  private mutating func learn() {
    var size = -1
    while size != leading.count + bridges.count + declared.count {
      size = leading.count + bridges.count + declared.count
      for head in heads { learn(head) }
      for name in bridges.union(leading) { declared.formUnion(wrapped[name] ?? []) }
    }
  }

  private mutating func learn(_ head: Head) {
    if head.kind == .classType || head.kind == .alias, declared.contains(head.name) {
      declared.formUnion(head.inherits.prefix(1))
    }
    if head.inherits.contains(where: leading.contains) {
      switch head.kind {
      case .alias, .protocolType, .classType: leading.insert(head.name)
      default: bridges.insert(head.name)
      }
      declared.formUnion(head.extended)
      want(head, everywhere: head.kind == .alias || head.kind == .protocolType || head.kind == .classType)
    } else if options.countsUses, head.kind == .alias, head.inherits.contains(where: bridges.contains) {
      bridges.insert(head.name)
      want(head, everywhere: true)
    }
  }

  private mutating func want(_ head: Head, everywhere: Bool) {
    declared.insert(head.name)
    if !head.isFilePrivate, everywhere || options.countsUses { mentioned.insert(head.name) }
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
