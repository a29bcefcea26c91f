// From all facts to the bridges: which declarations and calls are bridges, and of which kind.

/// A bridge and the declaration or call it was found at.
struct FoundBridge {
  enum Origin: Hashable {
    case declaration(DeclarationID)
    case call(file: Int, index: Int)
  }

  var bridge: Bridge
  var origin: Origin
  /// The platforms on which it is a bridge of its kind.
  var platforms: Platforms
  /// What it wraps, in the order of the bridge's `wraps`.
  var wrapped: [WrappedName] = []
}

/// Finds bridges over an index of all declarations.
struct BridgeFinder {
  let lookup: Lookup
  let conformances: Conformances
  let options: ScanOptions

  var index: NameIndex { lookup.index }

  /// The index and options, ready to search.
  init(index: NameIndex, options: ScanOptions) {
    lookup = Lookup(index: index)
    conformances = Conformances(lookup: lookup, bridgeNames: options.bridgeNames)
    self.options = options
  }

  /// Every bridge, in no particular order.
  func find() -> [FoundBridge] {
    var found = mapOnWorkers(count: index.files.count, workers: options.workers) { file in
      bridges(in: file)
    }.flatMap { $0 }
    if options.includesPresenters { found += presenters(besides: found) }
    let full = withAvailability(attachTies(withWraps(found)))
    return options.readsBacking ? withBacking(full) : full
  }

  private func bridges(in file: Int) -> [FoundBridge] {
    let facts = index.files[file]
    let declared = facts.declarations.indices.flatMap { bridges(at: DeclarationID(file: file, index: $0)) }
    return declared + facts.calls.indices.flatMap { bridges(atCall: $0, in: file) }
  }

  // MARK: Declarations

  private func bridges(at id: DeclarationID) -> [FoundBridge] {
    let declaration = index[id]
    guard declaration.kind != .alias, declaration.kind != .protocolType, !declaration.inherits.isEmpty else {
      return []
    }
    // A type that somebody is about to name: nothing could document it yet.
    guard !declaration.name.isEmpty else { return [] }
    var kinds: [(kind: BridgeKind, platforms: Platforms)] = []
    for ancestor in conformances.ancestors(of: id) {
      guard let kind = kind(of: ancestor.name, at: declaration) else { continue }
      if let known = kinds.firstIndex(where: { $0.kind == kind }) {
        kinds[known].platforms.formUnion(ancestor.platforms)
      } else {
        kinds.append((kind, ancestor.platforms))
      }
    }
    return narrowed(kinds).map { kind, platforms in
      FoundBridge(bridge: bridge(at: id, kind: kind), origin: .declaration(id), platforms: platforms)
    }
  }

  private func kind(of name: String, at declaration: Declaration) -> BridgeKind? {
    if FrameworkName.representables.contains(name) || name == "presenter" {
      return BridgeKind(rawValue: name)
    }
    if FrameworkName.hostingProtocols.contains(name) { return BridgeKind(rawValue: "\(name).subclass") }
    guard FrameworkName.hostingClasses.contains(name), declaration.kind == .classType else { return nil }
    return BridgeKind(rawValue: "\(name).subclass")
  }

  /// Of several kinds at one site those that exist on a platform the site is built for; all of them, where
  /// none does.
  private func narrowed(
    _ kinds: [(kind: BridgeKind, platforms: Platforms)]
  ) -> [(kind: BridgeKind, platforms: Platforms)] {
    guard kinds.count > 1 else { return kinds }
    let fitting = kinds.compactMap { kind, platforms in
      let fit = platforms.intersection(FrameworkName.platforms(of: kind.rawValue))
      return fit.isEmpty ? nil : (kind: kind, platforms: fit)
    }
    return fitting.isEmpty ? kinds : fitting
  }

  /// The bridge of a kind that a declaration is.
  func bridge(at id: DeclarationID, kind: BridgeKind) -> Bridge {
    let declaration = index[id]
    let facts = index.files[id.file]
    return Bridge(
      name: declaration.name, qualifiedName: index.qualifiedName(of: id), kind: kind, file: facts.file,
      line: declaration.place.line, column: declaration.place.column, conditions: declaration.conditions,
      context: context(of: facts, isPreview: declaration.isPreview), docComment: documentation(of: id),
      declaration: declaration.lines)
  }

  /// The declaration's own documentation; of an extension without any, the type's.
  private func documentation(of id: DeclarationID) -> String? {
    if let own = index[id].docComment { return own }
    guard index[id].kind == .extensionOfType else { return nil }
    let parts = index.parts[index.key(of: id)] ?? []
    return parts.filter { index[$0].kind != .extensionOfType }
      .first { index.packages[$0.file] == index.packages[id.file] }
      .flatMap { index[$0].docComment }
  }

  // MARK: Calls

  private func bridges(atCall position: Int, in file: Int) -> [FoundBridge] {
    let call = index.files[file].calls[position]
    let spot = Spot(file: file, scope: call.scope, platforms: call.reach.platforms)
    guard let called = lookup.type(of: call.callee, from: spot) else { return [] }
    let kinds = conformances.framework(called.type.path, from: called.spot).compactMap { ancestor in
      FrameworkName.instantiable.contains(ancestor.name)
        ? BridgeKind(rawValue: "\(ancestor.name).init").map { (kind: $0, platforms: ancestor.platforms) }
        : nil
    }
    return narrowed(kinds).map { kind, platforms in
      FoundBridge(
        bridge: bridge(at: call, named: called.type.name, kind: kind, in: index.files[file], spot),
        origin: .call(file: file, index: position), platforms: platforms)
    }
  }

  private func bridge(
    at call: Call, named name: String, kind: BridgeKind, in facts: FileFacts, _ spot: Spot
  ) -> Bridge {
    let enclosing = index.enclosingName(of: call.scope, in: spot.file)
    return Bridge(
      name: name, qualifiedName: name, kind: kind, file: facts.file, line: call.place.line,
      column: call.place.column, wraps: rootView(call, spot), conditions: call.conditions,
      context: context(of: facts, isPreview: call.isPreview), gotchaTies: call.ties,
      declaration: call.lines, enclosingType: enclosing.isEmpty ? nil : enclosing)
  }

  /// The root view, unless it is a generic parameter.
  private func rootView(_ call: Call, _ spot: Spot) -> [String] {
    guard let name = call.rootView else { return [] }
    if case .parameter = lookup.meanings([name], from: spot).first { return [] }
    return [name]
  }

  // MARK: Ties

  /// A comment first in a body is the type's own, unless it also stands above a bridge that is declared
  /// there.
  private func attachTies(_ found: [FoundBridge]) -> [FoundBridge] {
    let sites = Set(found.map(\.origin))
    return found.map { site in
      guard case .declaration(let id) = site.origin else { return site }
      var tied = site
      tied.bridge.gotchaTies = index[id].ties.filter { tie in
        guard let nested = tie.unlessBridge else { return true }
        return !sites.contains(.declaration(DeclarationID(file: id.file, index: nested)))
      }.map(\.title)
      return tied
    }
  }
}
