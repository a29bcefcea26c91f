// What a bridge wraps: from its make method, its aliases or its update method, in whichever file they stand.

/// A name in a bridge's `wraps`, and what it means.
struct WrappedName: Sendable {
  var name: String
  /// The project's class; nil for a name that no source declares.
  var declaration: DeclarationID?
  /// The name on the way to it that several types bear; nil where it is sure what is meant.
  var ambiguous: String?
  /// Whether it only stands behind a class of the project, as the framework's class that this comes from.
  var isBehind = false
}

extension [WrappedName] {
  /// Adds those whose names are new.
  mutating func add(_ others: [WrappedName]) {
    for other in others where !contains(where: { $0.name == other.name }) { append(other) }
  }
}

extension BridgeFinder {
  /// The bridges with what they wrap.
  func withWraps(_ found: [FoundBridge]) -> [FoundBridge] {
    found.map { site in
      guard case .declaration(let id) = site.origin else { return site }
      var full = site
      if BridgedObject.name(of: site.bridge.kind) != nil {
        full.wrapped = wraps(of: id, kind: site.bridge.kind, on: site.platforms)
        full.bridge.wraps = full.wrapped.map(\.name)
      } else if site.bridge.kind.rawValue.hasSuffix(".subclass") {
        full.bridge.wraps = rootView(ofSubclass: id)
      }
      return full
    }
  }

  /// The declared type first. A plain class such as `UIView` is followed by what the body builds, a class of
  /// the project by the framework's class it comes from.
  private func wraps(of id: DeclarationID, kind: BridgeKind, on platforms: Platforms) -> [WrappedName] {
    guard let object = BridgedObject.name(of: kind) else { return [] }
    let own = parts(of: id, on: platforms)
    let names = wraps(in: own, of: id, object, platforms)
    return names.isEmpty ? wraps(in: inheritedParts(of: id, on: platforms), of: id, object, platforms) : names
  }

  private func wraps(
    in parts: [DeclarationID], of id: DeclarationID, _ object: String, _ platforms: Platforms
  ) -> [WrappedName] {
    let methods = parts.flatMap { part in
      index[part].bridgeMethods.filter { $0.name == "make\(object)" }.map { (part.file, $0) }
    }
    var names: [WrappedName] = []
    for (file, method) in methods { names.add(made(by: method, in: file, on: platforms)) }
    if names.isEmpty { names = aliased("\(object)Type", of: id, on: platforms) }
    return names.isEmpty ? updated("update\(object)", in: parts, on: platforms) : names
  }

  /// The declaration and every extension of its type that can exist together with it.
  func parts(of id: DeclarationID, on platforms: Platforms) -> [DeclarationID] {
    (index.parts[index.key(of: id)] ?? [id]).filter { part in
      index.packages[part.file] == index.packages[id.file]
        && !index[part].reach.platforms.isDisjoint(with: platforms)
        && (part == id || index[part].kind == .extensionOfType || index[id].kind == .extensionOfType)
    }
  }

  /// The project's protocols that the type conforms to, with their extensions: a make method may stand there.
  func inheritedParts(of id: DeclarationID, on platforms: Platforms) -> [DeclarationID] {
    var queue = index.inherited[index.key(of: id)] ?? []
    var seen = Set(queue)
    var found: [DeclarationID] = []
    while let key = queue.popLast() {
      found += (index.parts[key] ?? []).filter { !index[$0].reach.platforms.isDisjoint(with: platforms) }
      queue += (index.inherited[key] ?? []).filter { seen.insert($0).inserted }
    }
    return found.sorted()
  }

  private func made(by method: BridgeMethod, in file: Int, on platforms: Platforms) -> [WrappedName] {
    let spot = Spot(file: file, scope: method.scope, platforms: platforms)
    let declared = method.types.flatMap { wrapped($0, from: spot) }
    guard method.isOpaque || declared.first.map({ BridgedObject.plainClasses.contains($0.name) }) ?? true
    else { return declared }
    let built = method.returns.lazy.compactMap { lookup.type(of: $0, from: spot) }
      .map { wrapped($0.type, from: $0.spot) }.first { !$0.isEmpty }
    guard let built else { return declared }
    guard !method.isOpaque else { return built }
    var names = declared
    names.add(built)
    return names
  }

  private func aliased(_ name: String, of id: DeclarationID, on platforms: Platforms) -> [WrappedName] {
    guard let body = index.bodies[id] else { return [] }
    let spot = Spot(file: id.file, scope: body, platforms: platforms)
    let reference = TypeReference(path: [name], place: index[id].place)
    return wrapped(reference, from: spot).filter { $0.name != name }
  }

  private func updated(_ name: String, in parts: [DeclarationID], on platforms: Platforms) -> [WrappedName] {
    for part in parts {
      for method in index[part].bridgeMethods where method.name == name {
        let spot = Spot(file: part.file, scope: method.scope, platforms: platforms)
        let names = method.types.flatMap { wrapped($0, from: spot) }
        if !names.isEmpty { return names }
      }
    }
    return []
  }

  /// A type as it is wrapped: aliases followed, generic parameters by their constraint, the project's own
  /// class with its framework class behind.
  func wrapped(_ reference: TypeReference, from spot: Spot) -> [WrappedName] {
    var names: [WrappedName] = []
    var seen: Set<DeclarationID> = []
    // The next one last: a chain of aliases may be longer than a stack is deep. A parameter may be constrained by
    // itself.
    var followed: Set<WrappedPath> = []
    var waiting = [WrappedStep.path(WrappedPath(path: reference.path, spot: spot, ambiguous: nil))]
    while let step = waiting.popLast() {
      switch step {
      case .path(let path):
        guard followed.insert(path).inserted else { continue }
        let meanings = lookup.meanings(path.path, from: path.spot)
        waiting += meanings.map { .meaning($0, of: path) }.reversed()
      case .meaning(let meaning, let path):
        waiting += collect(meaning, of: path, into: &names, &seen).map(WrappedStep.path).reversed()
      }
    }
    return names
  }

  /// Takes one meaning of a path, and gives the paths that lead on.
  private func collect(
    _ meaning: Meaning, of path: WrappedPath, into names: inout [WrappedName],
    _ seen: inout Set<DeclarationID>
  ) -> [WrappedPath] {
    switch meaning {
    case .foreign(let foreign, _):
      names.add([WrappedName(name: foreign.last ?? "", ambiguous: path.ambiguous)])
      return []
    case .parameter(let constraints, let origin):
      return constraints.map { WrappedPath(path: $0.path, spot: origin, ambiguous: path.ambiguous) }
    case .declared(let id, let platforms):
      guard seen.insert(id).inserted, index[id].kind != .associatedType else { return [] }
      let isUnsure = lookup.hasRival(id, from: path.spot.file, on: platforms)
      let ambiguous = path.ambiguous ?? (isUnsure ? index[id].name : nil)
      if index[id].kind == .alias {
        let inner = Spot(file: id.file, scope: index[id].scope, platforms: platforms)
        return index[id].inherits.map { WrappedPath(path: $0.path, spot: inner, ambiguous: ambiguous) }
      }
      names.add([WrappedName(name: index.qualifiedName(of: id), declaration: id, ambiguous: ambiguous)])
      frameworkClass(of: id, platforms).map { names.add([WrappedName(name: $0, isBehind: true)]) }
      return []
    }
  }

  /// The first class above the project's own ones.
  func frameworkClass(of id: DeclarationID, _ platforms: Platforms) -> String? {
    var here = id
    var seen: Set = [id]
    while index[here].kind == .classType, let first = index[here].inherits.first {
      let spot = Spot(file: here.file, scope: index[here].scope, platforms: platforms)
      guard let next = lookup.types(first.path, from: spot).first else {
        return conformances.framework(first.path, from: spot).first?.name
      }
      guard seen.insert(next).inserted else { return nil }
      here = next
    }
    return nil
  }

  /// The generic argument of the hosting class in the clause, unless it is a parameter of the subclass
  /// itself.
  private func rootView(ofSubclass id: DeclarationID) -> [String] {
    guard let body = index.bodies[id],
      let direct = index[id].inherits.first(where: { FrameworkName.hostingClasses.contains($0.name) }),
      let argument = direct.arguments.first
    else { return [] }
    let spot = Spot(file: id.file, scope: body, platforms: index[id].reach.platforms)
    if case .parameter = lookup.meanings([argument], from: spot).first { return [] }
    return [argument]
  }
}

/// A path on the way to what is wrapped, and the name on that way that several types bear.
private struct WrappedPath: Hashable {
  var path: [String]
  var spot: Spot
  var ambiguous: String?
}

/// What is left to be done on that way.
private enum WrappedStep {
  case path(WrappedPath)
  case meaning(Meaning, of: WrappedPath)
}
