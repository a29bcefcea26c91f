// The names behind the bridges, by simple name alone: which files have to be parsed to know what a bridge's
// wrapped classes, coordinators and delegates are and do.

/// Names collected to a fixpoint, so that rather one file too many is parsed.
///
/// A type is first looked for where it is declared; only of one that the project declares the extensions are
/// looked for too, since there are many of the framework's types and of plain values.
struct BackingNames {
  /// Names to be found where they are declared.
  private(set) var introduced: Set<String> = []
  /// The names of the types whose code stands behind a bridge.
  private var behind: Set<String> = []
  /// What types, by name, make in `makeCoordinator`.
  private var coordinators: [String: Set<String>] = [:]
  /// What the code of types, by name, calls that may be a type, and the variables it makes by `.init`.
  private var made: [String: Set<String>] = [:]
  /// The variables of types, by name, with the names of their types.
  private var variables: [String: Set<Variable>] = [:]
  /// The inheritance clauses of classes, their extensions, and what aliases stand for, by name.
  private var inherits: [String: Set<String>] = [:]
  private var classes: Set<String> = []
  private var aliases: Set<String> = []

  private struct Variable: Hashable {
    var name: String
    var type: String
    /// Whether its own line or a nib makes it.
    var isMade: Bool
  }

  /// Learns from a file's facts.
  mutating func add(_ facts: FileFacts) {
    for declaration in facts.declarations {
      let name = declaration.name
      switch declaration.kind {
      case .classType: classes.insert(name)
      case .alias: aliases.insert(name)
      case .extensionOfType: break
      default: continue
      }
      inherits[name, default: []].formUnion(declaration.inherits.map(\.name))
    }
    for declaration in facts.declarations {
      let own = declaration.bridgeMethods.filter { $0.name == BridgedObject.makeCoordinator }
      guard !own.isEmpty else { continue }
      coordinators[declaration.name, default: []].formUnion(own.flatMap(\.types).map(\.name))
    }
    for call in facts.calls {
      let name =
        switch call.callee {
        case .type(let type): type.name
        case .variable(let name, _): name
        }
      for owner in facts.typeNames(round: call.scope) { made[owner, default: []].insert(name) }
    }
    for scope in facts.scopes {
      guard case .type(let index) = scope.kind else { continue }
      addVariables(of: scope, to: facts.declarations[index].name)
    }
  }

  private mutating func addVariables(of scope: Scope, to owner: String) {
    for (name, source) in scope.variables {
      guard case .type(let type) = source, type.name.looksLikeTypeName else { continue }
      let isMade = scope.made.contains(name) || scope.outlets.contains(name)
      variables[owner, default: []].insert(Variable(name: name, type: type.name, isMade: isMade))
    }
  }

  /// Goes over everything until nothing new is learnt.
  ///
  /// - Parameter bridges: the names of all bridges.
  /// - Parameter wrapped: what each type wraps, by its name.
  /// - Returns: names to be found where they are declared or extended.
  mutating func learn(bridges: Set<String>, wrapped: [String: Set<String>]) -> Set<String> {
    var size = -1
    while size != behind.count + introduced.count {
      size = behind.count + introduced.count
      for name in bridges {
        behind.formUnion(wrapped[name] ?? [])
        behind.formUnion(coordinators[name] ?? [])
        introduced.formUnion(made[name] ?? [])
        behind.formUnion((made[name] ?? []).filter(isHelper))
      }
      for name in behind.union(bridges) {
        let kept = kept(by: name)
        introduced.formUnion(kept)
        behind.formUnion(kept.filter(isHelper))
      }
      for name in behind where classes.contains(name) || aliases.contains(name) {
        behind.formUnion(inherits[name] ?? [])
      }
      introduced.formUnion(behind)
      for name in introduced where classes.contains(name) || aliases.contains(name) {
        introduced.formUnion(inherits[name] ?? [])
      }
    }
    let candidates = bridges.reduce(into: behind) { $0.formUnion(made[$1] ?? []) }
    return candidates.intersection(classes)
  }

  /// The types that a type makes and keeps.
  private func kept(by name: String) -> Set<String> {
    let made = made[name] ?? []
    let own = (variables[name] ?? []).filter { variable in
      variable.isMade || made.contains(variable.type) || made.contains(variable.name)
    }
    return Set(own.map(\.type))
  }

  /// Whether a class is made to do another's work, as far as its names tell.
  private func isHelper(_ name: String) -> Bool {
    var queue = [name]
    var seen: Set = [name]
    while let here = queue.popLast() {
      guard classes.contains(here) || aliases.contains(here) else { continue }
      for above in inherits[here] ?? [] {
        if isHelperName(above) { return true }
        if seen.insert(above).inserted { queue.append(above) }
      }
    }
    return false
  }
}

/// Whether a protocol or class is one through which another object is served: a delegate or a data source.
func isHelperName(_ name: String) -> Bool {
  ["Delegate", "DataSource", "Prefetching"].contains { name.hasSuffix($0) }
}

extension FileFacts {
  /// The names of the types that a scope lies in, the innermost first.
  fileprivate func typeNames(round scope: Int) -> [String] {
    var names: [String] = []
    var here: Int? = scope
    while let index = here {
      if case .type(let type) = scopes[index].kind { names.append(declarations[type].name) }
      here = scopes[index].parent
    }
    return names
  }
}
