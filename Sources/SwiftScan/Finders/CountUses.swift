// How often each bridge is instantiated outside its own declaration.

/// The positions of the declared bridges among all that were found.
private struct UseSites {
  /// By the key of the type.
  var byKey: [String: [Int]] = [:]
  /// Of types that only another module declares, by their simple name: here only extensions of them stand.
  var foreign: [String: [Int]] = [:]
}

extension BridgeFinder {
  /// The declared bridges with their number of uses; a bridge that is itself an instantiation has none.
  func withUses(_ found: [FoundBridge]) -> [FoundBridge] {
    var counted = found
    let sites = useSites(found)
    for position in sites.byKey.values.joined() { counted[position].bridge.uses = 0 }
    var ranges: [Int: UseAvailability] = [:]
    let uses = mapOnWorkers(count: index.files.count, workers: options.workers) { file in
      index.files[file].calls.map { self.uses(of: $0, in: file, found, sites) }
    }
    for (facts, uses) in zip(index.files, uses) {
      for (call, used) in zip(facts.calls, uses).flatMap({ call, used in used.map { (call, $0) } }) {
        counted[used].bridge.uses? += 1
        ranges[used, default: UseAvailability()].add(
          call, context: context(of: facts, isPreview: call.isPreview))
      }
    }
    for (used, availability) in ranges { counted[used].bridge.useAvailability = availability.ranges }
    return counted
  }

  private func useSites(_ found: [FoundBridge]) -> UseSites {
    var sites = UseSites()
    for (position, site) in found.enumerated() {
      guard case .declaration(let id) = site.origin else { continue }
      let key = index.key(of: id)
      sites.byKey[key, default: []].append(position)
      guard index.parts[key]?.allSatisfy({ index[$0].kind == .extensionOfType }) ?? false else { continue }
      sites.foreign[index[id].name, default: []].append(position)
    }
    return sites
  }

  /// The positions of the bridges that a call instantiates: more than one only for the platforms' variants of
  /// one type.
  private func uses(of call: Call, in file: Int, _ found: [FoundBridge], _ sites: UseSites) -> [Int] {
    let spot = Spot(file: file, scope: call.scope, platforms: call.reach.platforms)
    guard let called = lookup.type(of: call.callee, from: spot) else { return [] }
    let types = lookup.types(called.type.path, from: called.spot)
    let used =
      types.isEmpty
      ? foreignUses(of: called.type, found, sites)
      : types.flatMap { target in
        bridges(of: target, among: sites.byKey[index.key(of: target)] ?? [], found, spot.platforms)
      }
    guard !used.isEmpty else { return [] }
    let owners = ownerKeys(of: spot)
    return Set(used).sorted().filter { position in
      guard case .declaration(let site) = found[position].origin else { return false }
      return !owners.contains(index.key(of: site))
    }
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
  private func foreignUses(of type: TypeReference, _ found: [FoundBridge], _ sites: UseSites) -> [Int] {
    let path = type.path.joined(separator: ".")
    return (sites.foreign[type.name] ?? []).filter { position in
      guard case .declaration(let site) = found[position].origin else { return false }
      let key = index.key(of: site)
      return key == path || key.hasSuffix(".\(path)")
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
