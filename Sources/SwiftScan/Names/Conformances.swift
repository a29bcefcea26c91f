// Which of Apple's protocols and classes a type comes from, through aliases, refining protocols and
// superclasses.

/// A name at the end of an inheritance clause, with the platforms on which it stands there.
struct Ancestor: Hashable {
  /// The framework's name; for a name nothing declares, that name.
  var name: String
  var platforms: Platforms
  /// The reference in the clause that leads to it.
  var reference: Int
  /// Whether the reference names it directly, without an alias or a protocol of the project.
  var isDirect: Bool
}

/// Follows inheritance clauses to their ends.
struct Conformances {
  let lookup: Lookup
  /// The names from the configuration, with the framework name that each stands for.
  let configured: [String: String]

  init(lookup: Lookup, bridgeNames: [String: BridgeKind]) {
    self.lookup = lookup
    configured = bridgeNames.mapValues { kind in
      let name = kind.rawValue
      for suffix in [".subclass", ".init"] where name.hasSuffix(suffix) {
        return String(name.dropLast(suffix.count))
      }
      return name
    }
  }

  private var index: NameIndex { lookup.index }

  /// The ends of a declaration's inheritance clause. Through a class only hosting classes are inherited.
  func ancestors(of id: DeclarationID) -> [Ancestor] {
    let declaration = index[id]
    let spot = Spot(file: id.file, scope: declaration.scope, platforms: declaration.reach.platforms)
    var found: [Ancestor] = []
    for (position, reference) in declaration.inherits.enumerated() {
      var walk = Walk(position: position)
      follow(reference.path, from: spot, throughClass: false, isDirect: true, &walk)
      found += walk.found
    }
    return found
  }

  /// The framework names behind a path, aliases followed, for a call; empty where the path means a declared
  /// type.
  func framework(_ path: [String], from spot: Spot) -> [Ancestor] {
    var walk = Walk(position: 0, followsTypes: false)
    follow(path, from: spot, throughClass: false, isDirect: true, &walk)
    return walk.found
  }

  /// A path that is to be followed, or one of the things that it means.
  private enum Step {
    case path([String], Spot, throughClass: Bool, isDirect: Bool)
    case foreign(Ancestor, throughClass: Bool)
    case declared(Way)
  }

  private struct Way: Hashable {
    var id: DeclarationID
    var platforms: Platforms
    var throughClass: Bool
  }

  private struct Walk {
    var position: Int
    var followsTypes = true
    var found: [Ancestor] = []
    var seen: Set<Way> = []
    /// What is left to be done, the next last: chains may be longer than a stack is deep.
    var waiting: [Step] = []
  }

  private func follow(
    _ path: [String], from spot: Spot, throughClass: Bool, isDirect: Bool, _ walk: inout Walk
  ) {
    walk.waiting.append(.path(path, spot, throughClass: throughClass, isDirect: isDirect))
    while let step = walk.waiting.popLast() {
      switch step {
      case .path(let path, let spot, let throughClass, let isDirect):
        walk.waiting += meanings(
          path, from: spot, throughClass: throughClass, isDirect: isDirect, walk.position
        )
        .reversed()
      case .foreign(let ancestor, let throughClass):
        guard !throughClass || FrameworkName.hostingClasses.contains(ancestor.name) else { break }
        if !walk.found.contains(ancestor) { walk.found.append(ancestor) }
      case .declared(let way):
        if walk.seen.insert(way).inserted {
          walk.waiting += clauses(behind: way, walk.followsTypes).reversed()
        }
      }
    }
  }

  /// What a path means, as steps.
  private func meanings(
    _ path: [String], from spot: Spot, throughClass: Bool, isDirect: Bool, _ position: Int
  ) -> [Step] {
    let meanings = lookup.meanings(path, from: spot)
    let isDeclared = meanings.contains { if case .declared = $0 { true } else { false } }
    return meanings.compactMap { meaning in
      switch meaning {
      case .foreign(let path, let platforms):
        let name = foreignName(path)
        // A name that is declared for some platforms alone means nothing on the others, unless it is a
        // framework's.
        if isDeclared, !FrameworkName.isKnown(name) { return nil }
        let ancestor = Ancestor(
          name: name, platforms: platforms, reference: position, isDirect: isDirect && name == path.last)
        return .foreign(ancestor, throughClass: throughClass)
      case .declared(let id, let platforms):
        return .declared(Way(id: id, platforms: platforms, throughClass: throughClass))
      case .parameter: return nil
      }
    }
  }

  /// The clauses of a declaration that is followed, as steps.
  private func clauses(behind way: Way, _ followsTypes: Bool) -> [Step] {
    let declaration = index[way.id]
    switch declaration.kind {
    case .alias: break
    case .protocolType, .classType: guard followsTypes else { return [] }
    default: return []
    }
    let isClass = way.throughClass || declaration.kind == .classType
    let spot = Spot(file: way.id.file, scope: declaration.scope, platforms: way.platforms)
    return declaration.inherits.map { .path($0.path, spot, throughClass: isClass, isDirect: false) }
  }

  /// The name that a path outside the sources stands for. Configured names count behind any module, Apple's
  /// only behind Apple's; any other path stays whole, so that it is no framework's name.
  private func foreignName(_ path: [String]) -> String {
    let name = path.last ?? ""
    if let base = configured[name] { return base }
    if path.count == 2, FrameworkName.modules.contains(path[0]) { return name }
    return path.joined(separator: ".")
  }
}
