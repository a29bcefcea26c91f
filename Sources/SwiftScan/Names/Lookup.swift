// Name lookup as Swift does it: from the innermost scope outwards, then through the whole scan, nearest
// first.

/// Where a name is looked up from, and on which platforms.
struct Spot: Hashable, Sendable {
  var file: Int
  var scope: Int
  var platforms: Platforms
}

/// What a name means, on the platforms given.
enum Meaning {
  /// A type, alias or protocol of the sources.
  case declared(DeclarationID, Platforms)
  /// A name that no source declares: of a framework, of a package, or of nothing.
  case foreign([String], Platforms)
  /// A generic parameter with its constraint, to be looked up at the spot.
  case parameter([TypeReference], Spot)
}

/// Looks names up in an index.
struct Lookup {
  let index: NameIndex

  /// What a path means, alias for alias as declared: one meaning for each platform branch.
  func meanings(_ path: [String], from spot: Spot) -> [Meaning] {
    guard let first = path.first else { return [] }
    var result: [Meaning] = []
    for meaning in simple(first, from: spot) {
      switch meaning {
      case .foreign(_, let platforms):
        result += path.count == 1 ? [meaning] : beyondModule(path, spot, platforms)
      case .declared(let id, let platforms) where path.count > 1:
        var inner = spot
        inner.platforms = platforms
        let found = members(of: id, path.dropFirst(), inner)
        result += found.isEmpty ? [.foreign(path, platforms)] : found
      case .parameter where path.count > 1: break
      default: result.append(meaning)
      }
    }
    return result
  }

  /// The types behind a path, aliases followed, without what no source declares.
  func types(_ path: [String], from spot: Spot) -> [DeclarationID] {
    var result: [DeclarationID] = []
    var seen: Set<DeclarationID> = []
    // The next one last: a chain of aliases may be longer than a stack is deep.
    var waiting = meanings(path, from: spot).reversed() as [Meaning]
    while let meaning = waiting.popLast() {
      guard case .declared(let id, let platforms) = meaning, index[id].kind != .associatedType,
        seen.insert(id).inserted
      else { continue }
      guard index[id].kind == .alias else {
        result.append(id)
        continue
      }
      let inner = Spot(file: id.file, scope: index[id].scope, platforms: platforms)
      waiting += index[id].inherits.flatMap { meanings($0.path, from: inner) }.reversed()
    }
    return result
  }

  // MARK: One name

  /// What a single name means, from the innermost scope outwards.
  private func simple(_ name: String, from spot: Spot) -> [Meaning] {
    var left = spot.platforms
    var found: [Meaning] = []
    var here: Int? = spot.scope
    let scopes = index.files[spot.file].scopes
    while let scope = here, !left.isEmpty {
      if let constraint = scopes[scope].parameters[name] {
        return found + [.parameter(constraint, Spot(file: spot.file, scope: scope, platforms: left))]
      }
      let owner = index.key(ofScope: scope, in: spot.file)
      if name == "Self", case .type = scopes[scope].kind {
        return (index.parts[owner] ?? []).filter { index[$0].kind != .extensionOfType }
          .map { .declared($0, left) }
      }
      found += take(candidates(name, in: owner), from: spot, &left)
      here = scopes[scope].parent
    }
    return left.isEmpty ? found : found + [.foreign([name], left)]
  }

  /// The declarations of a name in a type, or in what the type inherits from.
  private func candidates(_ name: String, in owner: String) -> [DeclarationID] {
    if let own = index.members[owner]?[name] { return own }
    guard owner != NameIndex.topLevel, index.inherited[owner] != nil else { return [] }
    var queue = [owner]
    var seen: Set = [owner]
    while let key = queue.popLast() {
      if let found = index.members[key]?[name] { return found }
      queue += (index.inherited[key] ?? []).filter { seen.insert($0).inserted }
    }
    return []
  }

  /// Takes the nearest candidates on the platforms that are left, then the next ones where those do not
  /// surely exist.
  private func take(_ candidates: [DeclarationID], from spot: Spot, _ left: inout Platforms) -> [Meaning] {
    let visible = candidates.filter { isVisible($0, from: spot.file) }
    guard !visible.isEmpty else { return [] }
    var found: [Meaning] = []
    let ranked = visible.map { (rank: distance(of: $0, from: spot.file), id: $0) }.sorted { $0 < $1 }
    var start = 0
    while start < ranked.count, !left.isEmpty {
      let group = ranked[start...].prefix { $0.rank == ranked[start].rank }
      var certain = Platforms()
      for (_, id) in group {
        let reach = index[id].reach
        let platforms = reach.possible.intersection(left)
        guard !platforms.isEmpty else { continue }
        found.append(.declared(id, platforms))
        certain.formUnion(reach.certain)
      }
      left.subtract(certain)
      start = group.endIndex
    }
    return found
  }

  /// Whether a file can see a declaration. A name of Apple's is only hidden by the package's own declaration.
  private func isVisible(_ id: DeclarationID, from file: Int) -> Bool {
    if id.file == file { return true }
    if index[id].isFilePrivate { return false }
    return index.packages[id.file] == index.packages[file] || !FrameworkName.isKnown(index[id].name)
  }

  /// How far a declaration is from a file: 0 in it, then its package, then by the number of folders in
  /// common.
  private func distance(of id: DeclarationID, from file: Int) -> Int {
    guard id.file != file else { return 0 }
    let near = index.folders[file]
    let common = zip(near, index.folders[id.file]).prefix { $0 == $1 }.count
    let foreign = index.packages[id.file] == index.packages[file] ? 0 : 1_000_000
    return 1 + foreign + near.count - common
  }

  // MARK: Paths

  /// The members of a declared type by a path of names.
  private func members(of id: DeclarationID, _ path: ArraySlice<String>, _ spot: Spot) -> [Meaning] {
    var owners = [id]
    if index[id].kind == .alias {
      let inner = Spot(file: id.file, scope: index[id].scope, platforms: spot.platforms)
      owners = index[id].inherits.flatMap { types($0.path, from: inner) }
    }
    guard let name = path.first else { return [] }
    var result: [Meaning] = []
    for owner in owners {
      var left = spot.platforms
      for meaning in take(candidates(name, in: index.key(of: owner)), from: spot, &left) {
        guard case .declared(let member, let platforms) = meaning else { continue }
        var inner = spot
        inner.platforms = platforms
        result += path.count == 1 ? [meaning] : members(of: member, path.dropFirst(), inner)
      }
    }
    return result
  }

  /// A path whose first name nothing declares: that of a module, or of a type from elsewhere.
  private func beyondModule(_ path: [String], _ spot: Spot, _ platforms: Platforms) -> [Meaning] {
    guard !FrameworkName.modules.contains(path[0]) else { return [.foreign(path, platforms)] }
    var left = platforms
    let found = take(candidates(path[1], in: NameIndex.topLevel), from: spot, &left)
    guard !found.isEmpty else { return [.foreign(path, platforms)] }
    guard path.count > 2 else { return found }
    return found.flatMap { meaning -> [Meaning] in
      guard case .declared(let id, let platforms) = meaning else { return [] }
      var inner = spot
      inner.platforms = platforms
      return members(of: id, path.dropFirst(2), inner)
    }
  }
}
