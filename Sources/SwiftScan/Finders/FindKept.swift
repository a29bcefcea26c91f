// What a type makes and keeps: the framework's classes that are shown through it, and the objects that serve
// it.

extension BridgeFinder {
  /// The framework's classes that the parts of a type make and keep; of a bridge also those that its make
  /// method makes.
  func keptClasses(of parts: [DeclarationID], isBridge: Bool, on platforms: Platforms) -> [FrameworkClass] {
    let kept =
      keptTypes(of: parts, on: platforms) + (isBridge ? typesMade(byMakeIn: parts, on: platforms) : [])
    var classes: Set<FrameworkClass> = []
    for (type, spot) in kept {
      let meaning = lookup.sureMeaning(type.path, from: spot)
      let file = index.files[spot.file].file
      for name in meaning.foreign {
        classes.insert(FrameworkClass(name: name, file: file, line: type.place.line))
      }
      for id in meaning.types where index[id].kind == .classType {
        for ancestor in ancestors(of: id, on: platforms) {
          classes.insert(
            FrameworkClass(
              name: ancestor.name, subclass: index.qualifiedName(of: id), file: file, line: type.place.line))
        }
      }
    }
    return classes.sorted {
      ($0.file, $0.line, $0.name, $0.subclass ?? "") < ($1.file, $1.line, $1.name, $1.subclass ?? "")
    }
  }

  /// The classes of the project that the parts of a bridge make to serve as delegates and data sources.
  func helpers(madeIn parts: [DeclarationID], on platforms: Platforms) -> [DeclarationID] {
    let made = parts.flatMap { part in
      calls(in: part).compactMap { call -> (TypeReference, Spot)? in
        guard case .type(let type) = call.callee else { return nil }
        return (type, Spot(file: part.file, scope: call.scope, platforms: platforms))
      }
    }
    return helpers(among: made, on: platforms)
  }

  /// The classes of the project that the parts of a type make and keep to serve as delegates and data
  /// sources.
  func helpers(keptBy parts: [DeclarationID], on platforms: Platforms) -> [DeclarationID] {
    helpers(among: keptTypes(of: parts, on: platforms), on: platforms)
  }

  private func helpers(
    among types: [(type: TypeReference, spot: Spot)], on platforms: Platforms
  ) -> [DeclarationID] {
    let ids = types.flatMap { lookup.sureMeaning($0.type.path, from: $0.spot).types }
    return Set(ids).sorted().filter { isHelper($0, on: platforms) && !isShown($0, on: platforms) }
  }

  /// Whether a class is itself something that is shown: a view that is its own data source serves nobody
  /// else.
  private func isShown(_ id: DeclarationID, on platforms: Platforms) -> Bool {
    ancestors(of: id, on: platforms).contains { $0.name.hasSuffix("View") || $0.name.hasSuffix("Controller") }
  }

  // MARK: Kept

  /// The types of the properties that a type makes by itself or a nib fills.
  private func keptTypes(
    of parts: [DeclarationID], on platforms: Platforms
  ) -> [(type: TypeReference, spot: Spot)] {
    var made: Set<String> = []
    for part in parts {
      for call in calls(in: part) {
        switch call.callee {
        case .type(let type): made.insert(type.name)
        case .variable(let name, _): made.insert(name)
        }
      }
    }
    return parts.flatMap { part -> [(type: TypeReference, spot: Spot)] in
      guard let body = index.bodies[part] else { return [] }
      let scope = index.files[part.file].scopes[body]
      let spot = Spot(file: part.file, scope: body, platforms: platforms)
      return scope.variables.compactMap { name, source in
        guard case .type(let type) = source, type.name.looksLikeTypeName else { return nil }
        let isMade =
          scope.made.contains(name) || scope.outlets.contains(name) || made.contains(type.name)
          || made.contains(name)
        return isMade ? (type, spot) : nil
      }
    }
  }

  /// What a bridge's make methods make, closures inside them left out: those run when somebody taps.
  private func typesMade(
    byMakeIn parts: [DeclarationID], on platforms: Platforms
  ) -> [(type: TypeReference, spot: Spot)] {
    parts.flatMap { part -> [(type: TypeReference, spot: Spot)] in
      let scopes = index[part].bridgeMethods.filter { $0.name.hasPrefix("make") }.map(\.scope)
      return index.files[part.file].calls.compactMap { call in
        guard scopes.contains(call.scope), case .type(let type) = call.callee, type.name.looksLikeTypeName
        else { return nil }
        return (type, Spot(file: part.file, scope: call.scope, platforms: platforms))
      }
    }
  }

  /// The calls inside a declaration.
  private func calls(in part: DeclarationID) -> [Call] {
    guard let body = index.bodies[part] else { return [] }
    let facts = index.files[part.file]
    return facts.calls.filter { call in
      var here: Int? = call.scope
      while let scope = here, scope >= body {
        if scope == body { return true }
        here = facts.scopes[scope].parent
      }
      return false
    }
  }
}
