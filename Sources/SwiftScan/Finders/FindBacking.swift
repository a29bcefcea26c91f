// From a bridge to the code behind it: what it wraps with its superclasses, its coordinator, the delegates that
// it and those make.

extension BridgeFinder {
  /// The bridges with the code behind them.
  func withBacking(_ found: [FoundBridge]) -> [FoundBridge] {
    found.map { site in
      guard case .declaration(let id) = site.origin else { return site }
      var full = site
      var walk = BackingWalk(finder: self, platforms: site.platforms)
      walk.start(at: id, wrapped: site.wrapped)
      full.bridge.backing = walk.backing
      return full
    }
  }

  /// The classes that a class surely comes from: the project's, or at their end the framework's.
  func superclasses(of id: DeclarationID, on platforms: Platforms) -> SureMeaning {
    guard index[id].kind == .classType, let first = index[id].inherits.first else { return SureMeaning() }
    let spot = Spot(file: id.file, scope: index[id].scope, platforms: platforms)
    var meaning = lookup.sureMeaning(first.path, from: spot)
    meaning.types.removeAll { index[$0].kind != .classType }
    return meaning
  }

  /// The framework's classes at the end of a class's superclasses; a cycle has none.
  func ancestors(of id: DeclarationID, on platforms: Platforms) -> [FrameworkClass] {
    var classes: [FrameworkClass] = []
    var queue = [id]
    var seen: Set = [id]
    while !queue.isEmpty {
      let here = queue.removeFirst()
      let above = superclasses(of: here, on: platforms)
      let line = index[here].inherits.first?.place.line ?? index[here].place.line
      for name in above.foreign where !classes.contains(where: { $0.name == name }) {
        classes.append(FrameworkClass(name: name, file: index.files[here.file].file, line: line))
      }
      queue += above.types.filter { seen.insert($0).inserted }
    }
    return classes
  }

  /// Whether a class serves another object, as its delegate or data source.
  func isHelper(_ id: DeclarationID, on platforms: Platforms) -> Bool {
    var queue = [id]
    var seen: Set = [id]
    while let here = queue.popLast() {
      guard index[here].kind == .classType else { continue }
      let clauses = lookup.sureParts(of: here, on: platforms).flatMap { index[$0].inherits }
      if clauses.contains(where: { isHelperName($0.name) }) { return true }
      queue += superclasses(of: here, on: platforms).types.filter { seen.insert($0).inserted }
    }
    return false
  }
}

/// One walk from a bridge through the types behind it. No type is entered twice, so that cycles end it.
struct BackingWalk {
  let finder: BridgeFinder
  let platforms: Platforms
  private(set) var backing = BridgeBacking()
  private var seen: Set<DeclarationID> = []
  /// The declaration behind each of the backing's types, in its order.
  private var ids: [DeclarationID] = []

  /// How many types one bridge may lead to: what lies farther says little about it.
  private static let typeLimit = 64
  /// How many pieces of code count of one type; each is held against all others.
  private static let partLimit = 500

  private var index: NameIndex { finder.index }

  /// A walk that has not begun.
  init(finder: BridgeFinder, platforms: Platforms) {
    self.finder = finder
    self.platforms = platforms
  }

  /// Walks from a bridge.
  mutating func start(at id: DeclarationID, wrapped: [WrappedName]) {
    seen.insert(id)
    let own = [id] + finder.parts(of: id, on: platforms).filter { $0 != id }
    add(id, .bridge, parts: own)
    for name in wrapped where !name.isBehind {
      if let ambiguous = name.ambiguous {
        addAmbiguous([ambiguous])
        continue
      }
      if let declaration = name.declaration {
        follow([declaration], .wrapped)
      } else if !backing.foreign.contains(name.name) {
        backing.foreign.append(name.name)
      }
    }
    followCoordinators(of: own + finder.inheritedParts(of: id, on: platforms))
    follow(finder.helpers(madeIn: own, on: platforms), .helper)
    var next = 0
    while next < ids.count {
      follow(
        finder.helpers(keptBy: finder.lookup.sureParts(of: ids[next], on: platforms), on: platforms), .helper)
      next += 1
    }
  }

  private mutating func followCoordinators(of parts: [DeclarationID]) {
    for part in parts {
      for method in index[part].bridgeMethods where method.name == BridgedObject.makeCoordinator {
        let spot = Spot(file: part.file, scope: method.scope, platforms: platforms)
        for type in method.types {
          let meaning = finder.lookup.sureMeaning(type.path, from: spot)
          addAmbiguous(meaning.ambiguous)
          follow(meaning.types, .helper)
        }
      }
    }
  }

  /// Takes in types with their superclasses.
  private mutating func follow(_ types: [DeclarationID], _ role: BackingType.Role) {
    var queue = types
    while !queue.isEmpty, ids.count < Self.typeLimit {
      let id = queue.removeFirst()
      guard seen.insert(id).inserted else { continue }
      add(id, role, parts: finder.lookup.sureParts(of: id, on: platforms))
      let above = finder.superclasses(of: id, on: platforms)
      addAmbiguous(above.ambiguous)
      queue += above.types
    }
  }

  private mutating func addAmbiguous(_ names: [String]) {
    for name in names where !backing.ambiguous.contains(name) { backing.ambiguous.append(name) }
  }

  private mutating func add(_ id: DeclarationID, _ role: BackingType.Role, parts: [DeclarationID]) {
    var type = BackingType(
      name: index.qualifiedName(of: id), role: role, file: index.files[id.file].file,
      line: index[id].place.line)
    type.ancestors = finder.ancestors(of: id, on: platforms)
    type.kept = finder.keptClasses(of: parts, isBridge: role == .bridge, on: platforms)
    for part in parts.prefix(Self.partLimit) {
      let lines = SourceLines(file: index.files[part.file].file, lines: index[part].lines)
      guard !covers(lines, besides: type.parts) else { continue }
      type.parts.append(lines)
    }
    ids.append(id)
    backing.types.append(type)
  }

  private func covers(_ lines: SourceLines, besides own: [SourceLines]) -> Bool {
    (backing.types.flatMap(\.parts) + own).contains { part in
      part.file == lines.file && part.lines.lowerBound <= lines.lines.lowerBound
        && lines.lines.upperBound <= part.lines.upperBound
    }
  }
}
