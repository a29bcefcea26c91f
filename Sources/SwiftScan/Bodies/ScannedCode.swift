// The code of a whole scan, put together for rules: bridges, types, and what names mean.

/// Everything that a rule looks at.
struct ScannedCode: Sendable {
  let index: NameIndex
  let options: RuleOptions
  /// Every type with code, in the order of files.
  private(set) var types: [TypeCode] = []
  /// The types that are Representables.
  private(set) var bridges: [BridgeCode] = []
  /// The place of each declaration's type in `types`.
  private(set) var positions: [DeclarationID: Int] = [:]
  /// The places of the bridges in `types`.
  private var bridgePositions: Set<Int> = []

  /// - Parameter found: the declarations that are Representables, as the finder says.
  init(index: NameIndex, representables found: Set<DeclarationID>, options: RuleOptions) {
    self.index = index
    self.options = options
    collectTypes()
    bridgePositions = Set(types.indices.filter { hasShapeOfBridge(types[$0]) })
      .union(found.compactMap { positions[$0] })
    let uses = bridgeUses(of: bridgePositions)
    bridges = bridgePositions.sorted().map { position in
      var bridge = bridge(types[position])
      bridge.uses = uses[position] ?? BridgeUses()
      return bridge
    }
  }

  // MARK: Types

  private mutating func collectTypes() {
    let homes = declaringFiles()
    var byKey: [String: Int] = [:]
    for part in parts {
      let shared = sharedKey(of: part.id)
      // Where several files declare the name, each file's declaration is a type of its own.
      let key = homes[shared]?.count ?? 1 > 1 ? "\(part.id.file) \(shared)" : shared
      let position = byKey[key] ?? types.count
      byKey[key] = position
      add(part, at: position)
    }
    for position in types.indices {
      types[position].parts.sort(by: precedes)
      types[position].complete()
    }
  }

  /// The parts of all types, in the order of files: made one after the other, since all of them together take as much
  /// room as the types that are made of them.
  private var parts: some Sequence<TypeCode.Part> {
    let index = index
    return index.files.indices.lazy.flatMap { file in
      (index.files[file].code?.types ?? []).lazy.map { type in
        let id = DeclarationID(file: file, index: type.declaration)
        return TypeCode.Part(id: id, facts: type, declaration: index[id])
      }
    }
  }

  private func declaringFiles() -> [String: Set<Int>] {
    var homes: [String: Set<Int>] = [:]
    for part in parts where part.declaration.kind != .extensionOfType {
      homes[sharedKey(of: part.id), default: []].insert(part.id.file)
    }
    return homes
  }

  /// What all parts of a type have in common.
  private func sharedKey(of id: DeclarationID) -> String {
    "\(index.packages[id.file])\u{0}\(index.key(of: id))"
  }

  private mutating func add(_ part: TypeCode.Part, at position: Int) {
    let id = part.id
    if position == types.count {
      types.append(
        TypeCode(name: part.declaration.name, qualifiedName: index.qualifiedName(of: id), parts: []))
    }
    positions[id] = position
    types[position].parts.append(part)
    types[position].properties += part.facts.properties.map {
      PropertyCode(facts: $0, file: id.file, scope: index.bodies[id] ?? 0)
    }
    types[position].methods += part.facts.methods.map { MethodCode($0, file: id.file) }
    types[position].hasBodies = types[position].hasBodies && part.facts.hasBodies
  }

  /// The types that a name means, seen from a scope of a file.
  func types(named path: [String], from scope: Int, in file: Int) -> [TypeCode] {
    let spot = Spot(file: file, scope: scope, platforms: .all)
    return Lookup(index: index).types(path, from: spot).compactMap { positions[$0].map { types[$0] } }
  }

  /// Whether a name means a bridge, seen from a scope of a file.
  func isBridge(_ path: [String], from scope: Int, in file: Int) -> Bool {
    let spot = Spot(file: file, scope: scope, platforms: .all)
    return Lookup(index: index).types(path, from: spot).contains { id in
      positions[id].map(bridgePositions.contains) ?? false
    }
  }

  /// Whether a type is a bridge.
  func isBridge(_ type: TypeCode) -> Bool {
    type.parts.first.flatMap { positions[$0.id] }.map(bridgePositions.contains) ?? false
  }

  /// The name that a name stands for, aliases followed.
  private func unaliased(_ name: String, from scope: Int, in file: Int) -> String {
    var path = [name]
    var spot = Spot(file: file, scope: scope, platforms: .all)
    for _ in 0..<8 {
      guard case .declared(let id, _)? = Lookup(index: index).meanings(path, from: spot).first,
        index[id].kind == .alias, let target = index[id].inherits.first
      else { break }
      path = target.path
      spot = Spot(file: id.file, scope: index[id].scope, platforms: .all)
    }
    return path.last ?? name
  }

  // MARK: Bridges

  /// Whether a type names a bridge protocol or has both a make and an update method.
  private func hasShapeOfBridge(_ type: TypeCode) -> Bool {
    if type.kind == .protocolType { return false }
    if type.kind == nil, isBridgeProtocol(type.name) { return false }
    if type.inherits.contains(where: isBridgeProtocol) { return true }
    let names = type.methods.map(\.name).filter(BridgedObject.methods.contains)
    return names.contains { $0.hasPrefix("make") } && names.contains { $0.hasPrefix("update") }
  }

  private func bridge(_ type: TypeCode) -> BridgeCode {
    let methods = type.methods.map(\.name).filter(BridgedObject.methods.contains)
    var bridge = BridgeCode(
      type: type,
      objects: Set(
        methods.map { String($0.dropFirst($0.hasPrefix("make") ? "make".count : "update".count)) }),
      unaliased: { unaliased($0, from: $1.facts.scope, in: $1.file) })
    if let method = (bridge.makes + bridge.updates).first, !bridge.wrapped.isEmpty {
      bridge.wrappedTypes = types(named: [bridge.wrapped], from: method.facts.scope, in: method.file)
    }
    if let make = bridge.makeCoordinator {
      let returned = make.facts.resultTypes.last
      bridge.coordinator = returned.flatMap {
        types(named: $0.path, from: make.facts.scope, in: make.file).first
      }
      bridge.hasUnknownCoordinator =
        bridge.coordinator?.hasBodies != true && returned.map { $0.name != "Void" } ?? false
    } else {
      bridge.coordinator =
        type.parts.lazy.compactMap { part in
          types(named: ["Coordinator"], from: index.bodies[part.id] ?? 0, in: part.id.file)
            .first { $0.qualifiedName.hasPrefix(type.qualifiedName + ".") }
        }.first
    }
    return bridge
  }
}

/// Declarations before extensions, each in the order of files.
private func precedes(_ left: TypeCode.Part, _ right: TypeCode.Part) -> Bool {
  let isExtension = (left.declaration.kind == .extensionOfType, right.declaration.kind == .extensionOfType)
  return isExtension.0 == isExtension.1 ? left.id < right.id : !isExtension.0
}

/// Whether a name is one of Apple's Representable protocols or looks like a project's own form of one.
func isBridgeProtocol(_ name: String) -> Bool {
  if name == "_PlatformRepresentable" { return true }
  let letters = name.hasPrefix("_") ? name.dropFirst() : name[...]
  guard letters.utf8.allSatisfy({ $0 >= 65 && $0 <= 90 || $0 >= 97 && $0 <= 122 }) else { return false }
  return ["View", "ViewController", "GestureRecognizer", "InterfaceObject"].contains {
    letters.hasSuffix($0 + "Representable")
  }
}
