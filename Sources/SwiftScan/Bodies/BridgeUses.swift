// What the sources give a bridge where they make one: an input that is the same each time cannot get old.

/// The calls that make a bridge, put together.
struct BridgeUses: Sendable {
  /// Whether there are uses whose arguments nobody sees.
  private var isOpen = false
  /// What some call gives a value that may change.
  private var varying: Set<String> = []
  /// What every call gives a constant; nil before the first one.
  private var constant: Set<String>?

  /// Adds a call.
  mutating func add(_ call: Call) {
    guard let given = call.given else {
      isOpen = true
      return
    }
    varying.formUnion(given.varying)
    constant = constant?.intersection(given.constant) ?? Set(given.constant)
  }

  /// Whether every call gives a property the same each time it runs.
  func givesConstant(_ property: PropertyCode, of type: TypeCode) -> Bool {
    guard let constant, !isOpen, !isChanged(property, in: type),
      let labels = labels(of: property, in: type), varying.isDisjoint(with: labels)
    else { return false }
    // What has no first value and no initialiser must be given: where it is not, more is there than is seen.
    let mayBeLeftOut =
      property.facts.initial != nil || property.facts.type.hasSuffix("?")
      || type.methods.contains { $0.name == "init" }
    guard mayBeLeftOut || constant.contains(property.name) else { return false }
    return isInputType(property.facts.type) || !varying.contains(GivenLabels.trailingClosure)
  }

  /// Whether other modules may make the type, or its own methods make changed copies of it.
  private func isChanged(_ property: PropertyCode, in type: TypeCode) -> Bool {
    if type.parts.contains(where: \.facts.isPublic) || type.mentions(["Self"]) { return true }
    return type.methods.contains { method in
      method.name != "init"
        && method.events.contains { event in
          guard case .assignment(let target, _, _) = event.kind, let path = target.path,
            path.names.count == 2, path.names[1] == property.name, path.isLocal
          else { return false }
          return method.local(path.names[0])?.value?.path?.isSelf ?? false
        }
    }
  }

  /// The labels under which callers give the property; nil where that is not plain to see.
  private func labels(of property: PropertyCode, in type: TypeCode) -> Set<String>? {
    var labels: Set = [property.name]
    for initialiser in type.methods where initialiser.name == "init" {
      for event in initialiser.events {
        switch event.kind {
        case .assignment(let target, let value, _) where isProperty(target.path, property):
          guard let name = value.path?.only,
            let label = label(of: name, among: initialiser.facts.parameters)
          else { return nil }
          labels.insert(label)
        case .call(let call) where call.name == "init": return nil
        default: break
        }
      }
    }
    return labels
  }

  private func label(of name: String, among parameters: [ParameterFacts]) -> String? {
    guard let position = parameters.firstIndex(where: { $0.name == name }) else { return nil }
    guard parameters[position].label == "_" else { return parameters[position].label }
    return GivenLabels.unlabelled(parameters[..<position].count { $0.label == "_" })
  }

  private func isProperty(_ path: Path?, _ property: PropertyCode) -> Bool {
    path?.only == property.name && path?.isLocal == false
  }
}

extension BridgeCode {
  /// Whether every place in the sources that makes the bridge gives the property the same each time.
  func isConstant(_ property: PropertyCode) -> Bool { uses.givesConstant(property, of: type) }
}

extension ScannedCode {
  /// The calls that make each bridge, by the place of its type; those of previews show nothing.
  func bridgeUses(of positions: Set<Int>) -> [Int: BridgeUses] {
    let names = makerNames(of: positions)
    var uses: [Int: BridgeUses] = [:]
    for (file, facts) in index.files.enumerated() {
      for call in facts.calls where !call.isPreview && mayMake(call, names) {
        let spot = Spot(file: file, scope: call.scope, platforms: call.reach.platforms)
        for position in made(by: call, from: spot, names) where positions.contains(position) {
          uses[position, default: BridgeUses()].add(call)
        }
      }
    }
    return uses
  }

  /// The names by which the bridges may be called: their own, and those of aliases.
  private func makerNames(of bridges: Set<Int>) -> Set<String> {
    let names = Set(bridges.map { types[$0].name })
    let aliases = index.files.flatMap(\.declarations).filter { declaration in
      declaration.kind == .alias && declaration.inherits.contains { names.contains($0.name) }
    }
    return names.union(aliases.map(\.name))
  }

  private func mayMake(_ call: Call, _ names: Set<String>) -> Bool {
    guard case .type(let type) = call.callee else { return true }
    return names.contains(type.name)
  }

  private func made(by call: Call, from spot: Spot, _ names: Set<String>) -> Set<Int> {
    let lookup = Lookup(index: index)
    guard let called = lookup.type(of: call.callee, from: spot), names.contains(called.type.name) else {
      return []
    }
    return Set(lookup.types(called.type.path, from: called.spot).compactMap { positions[$0] })
  }
}
