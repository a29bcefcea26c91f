// How often each bridge is instantiated outside its own declaration.

extension BridgeFinder {
  /// The declared bridges with their number of uses; a bridge that is itself an instantiation has none.
  func withUses(_ found: [FoundBridge]) -> [FoundBridge] {
    var counted = found
    var sites: [String: [Int]] = [:]
    for (position, site) in found.enumerated() {
      guard case .declaration(let id) = site.origin else { continue }
      counted[position].bridge.uses = 0
      sites[index.key(of: id), default: []].append(position)
    }
    for (file, facts) in index.files.enumerated() {
      for call in facts.calls {
        for used in uses(of: call, in: file, found, sites) { counted[used].bridge.uses? += 1 }
      }
    }
    return counted
  }

  /// The positions of the bridges that a call instantiates: more than one only for the platforms' variants of
  /// one type.
  private func uses(
    of call: Call, in file: Int, _ found: [FoundBridge], _ sites: [String: [Int]]
  ) -> [Int] {
    let spot = Spot(file: file, scope: call.scope, platforms: call.reach.platforms)
    guard let called = lookup.type(of: call.callee, from: spot) else { return [] }
    let owners = ownerKeys(of: spot)
    var used: Set<Int> = []
    let types = lookup.types(called.type.path, from: called.spot)
    for target in types where !owners.contains(index.key(of: target)) {
      used.formUnion(bridges(of: target, among: sites[index.key(of: target)] ?? [], found, spot.platforms))
    }
    if types.isEmpty { used.formUnion(foreignUses(of: called.type, found, sites)) }
    return used.sorted()
  }

  private func bridges(
    of target: DeclarationID, among positions: [Int], _ found: [FoundBridge], _ platforms: Platforms
  ) -> [Int] {
    positions.filter { position in
      guard case .declaration(let site) = found[position].origin,
        !found[position].platforms.isDisjoint(with: platforms)
      else { return false }
      if site == target { return true }
      return index[site].kind == .extensionOfType && index.packages[site.file] == index.packages[target.file]
    }
  }

  /// A type of another module, made a bridge by an extension here.
  private func foreignUses(
    of type: TypeReference, _ found: [FoundBridge], _ sites: [String: [Int]]
  ) -> [Int] {
    let path = type.path.joined(separator: ".")
    let positions = sites.filter { $0.key == path || $0.key.hasSuffix(".\(path)") }.flatMap(\.value)
    return positions.filter { position in
      guard case .declaration(let site) = found[position].origin else { return false }
      let parts = index.parts[index.key(of: site)] ?? []
      return parts.allSatisfy { index[$0].kind == .extensionOfType }
    }
  }

  private func ownerKeys(of spot: Spot) -> Set<String> {
    var keys: Set<String> = []
    var here: Int? = spot.scope
    while let scope = here {
      if case .type(let declaration) = index.files[spot.file].scopes[scope].kind {
        keys.insert(index.keys[spot.file][declaration])
      }
      here = index.files[spot.file].scopes[scope].parent
    }
    return keys
  }
}
