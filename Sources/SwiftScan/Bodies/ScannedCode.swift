// The code of a whole scan, put together for rules: bridges, types, and what names mean.

/// Everything that a rule looks at.
struct ScannedCode: Sendable {
  let index: NameIndex
  let options: RuleOptions
  /// Every type with code, in the order of files.
  private(set) var types: [TypeCode] = []
  /// The types that are Representables.
  private(set) var bridges: [BridgeCode] = []
  private var byKey: [String: Int] = [:]
  /// The keys of the bridges.
  private(set) var bridgeKeys: Set<String> = []

  /// - Parameter found: the declarations that are Representables, as the finder says.
  init(index: NameIndex, representables found: Set<DeclarationID>, options: RuleOptions) {
    self.index = index
    self.options = options
    collectTypes()
    let foundKeys = Set(found.map { key(of: $0) })
    for (key, position) in byKey where isBridge(types[position]) || foundKeys.contains(key) {
      bridgeKeys.insert(key)
    }
    bridges = byKey.filter { bridgeKeys.contains($0.key) }.map(\.value).sorted().map { bridge(types[$0]) }
  }

  // MARK: Types

  private mutating func collectTypes() {
    for (file, facts) in index.files.enumerated() {
      for type in facts.code?.types ?? [] {
        let id = DeclarationID(file: file, index: type.declaration)
        add(TypeCode.Part(id: id, facts: type, declaration: index[id]), hasBodies: facts.code?.hasBodies ?? false)
      }
    }
    for position in types.indices {
      types[position].parts.sort { left, right in
        let isExtension = (left.declaration.kind == .extensionOfType, right.declaration.kind == .extensionOfType)
        return isExtension.0 == isExtension.1 ? left.id < right.id : !isExtension.0
      }
    }
  }

  private func key(of id: DeclarationID) -> String { "\(index.packages[id.file])\u{0}\(index.key(of: id))" }

  /// The key of a type in `bridgeKeys`.
  func key(of type: TypeCode) -> String { type.parts.first.map { key(of: $0.id) } ?? "" }

  private mutating func add(_ part: TypeCode.Part, hasBodies: Bool) {
    let id = part.id
    let key = key(of: id)
    let position = byKey[key] ?? types.count
    if position == types.count {
      byKey[key] = position
      types.append(TypeCode(name: part.declaration.name, qualifiedName: index.qualifiedName(of: id), parts: []))
    }
    types[position].parts.append(part)
    types[position].properties += part.facts.properties.map {
      PropertyCode(facts: $0, file: id.file, scope: index.bodies[id] ?? 0)
    }
    types[position].methods += part.facts.methods.map { MethodCode($0, file: id.file) }
    types[position].hasBodies = types[position].hasBodies && hasBodies
  }

  /// The types that a name means, seen from a scope of a file.
  func types(named path: [String], from scope: Int, in file: Int) -> [TypeCode] {
    let spot = Spot(file: file, scope: scope, platforms: .all)
    return Lookup(index: index).types(path, from: spot).compactMap { byKey[key(of: $0)].map { types[$0] } }
  }

  /// Whether a name means a bridge, seen from a scope of a file.
  func isBridge(_ path: [String], from scope: Int, in file: Int) -> Bool {
    let spot = Spot(file: file, scope: scope, platforms: .all)
    return Lookup(index: index).types(path, from: spot).contains { bridgeKeys.contains(key(of: $0)) }
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
  private func isBridge(_ type: TypeCode) -> Bool {
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
      objects: Set(methods.map { String($0.dropFirst($0.hasPrefix("make") ? "make".count : "update".count)) }),
      unaliased: { unaliased($0, from: $1.facts.scope, in: $1.file) })
    if let method = (bridge.makes + bridge.updates).first, !bridge.wrapped.isEmpty {
      bridge.wrappedTypes = types(named: [bridge.wrapped], from: method.facts.scope, in: method.file)
    }
    if let make = bridge.makeCoordinator {
      let returned = make.facts.resultTypes.last
      bridge.coordinator = returned.flatMap { types(named: $0.path, from: make.facts.scope, in: make.file).first }
      bridge.hasUnknownCoordinator = bridge.coordinator?.hasBodies != true && returned.map { $0.name != "Void" } ?? false
    } else {
      bridge.coordinator = type.parts.lazy.compactMap { part in
        types(named: ["Coordinator"], from: index.bodies[part.id] ?? 0, in: part.id.file)
          .first { $0.qualifiedName.hasPrefix(type.qualifiedName + ".") }
      }.first
    }
    return bridge
  }
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
