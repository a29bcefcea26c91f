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

  private struct Walk {
    var position: Int
    var followsTypes = true
    var found: [Ancestor] = []
    var seen: Set<Step> = []
    struct Step: Hashable {
      var id: DeclarationID
      var platforms: Platforms
      var throughClass: Bool
    }
  }

  private func follow(
    _ path: [String], from spot: Spot, throughClass: Bool, isDirect: Bool, _ walk: inout Walk
  ) {
    let meanings = lookup.meanings(path, from: spot)
    let isDeclared = meanings.contains { if case .declared = $0 { true } else { false } }
    for meaning in meanings {
      switch meaning {
      case .foreign(let path, let platforms):
        let name = foreignName(path)
        // A name that is declared for some platforms alone means nothing on the others, unless it is a
        // framework's.
        if isDeclared, !FrameworkName.isKnown(name) { break }
        guard !throughClass || FrameworkName.hostingClasses.contains(name) else { break }
        let ancestor = Ancestor(
          name: name, platforms: platforms, reference: walk.position, isDirect: isDirect && name == path.last)
        if !walk.found.contains(ancestor) { walk.found.append(ancestor) }
      case .declared(let id, let platforms):
        guard walk.seen.insert(.init(id: id, platforms: platforms, throughClass: throughClass)).inserted
        else { break }
        follow(id, platforms, throughClass, &walk)
      case .parameter: break
      }
    }
  }

  private func follow(
    _ id: DeclarationID, _ platforms: Platforms, _ throughClass: Bool, _ walk: inout Walk
  ) {
    let declaration = index[id]
    switch declaration.kind {
    case .alias: break
    case .protocolType, .classType: guard walk.followsTypes else { return }
    default: return
    }
    let isClass = throughClass || declaration.kind == .classType
    let spot = Spot(file: id.file, scope: declaration.scope, platforms: platforms)
    for reference in declaration.inherits {
      follow(reference.path, from: spot, throughClass: isClass, isDirect: false, &walk)
    }
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
