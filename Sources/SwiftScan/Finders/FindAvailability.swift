// On which platforms and versions each bridge can run: its own attributes, those of what it stands in, and
// its uses.

extension BridgeFinder {
  /// The bridges with the platforms they exist on and the versions their declarations are restricted to.
  func withAvailability(_ found: [FoundBridge]) -> [FoundBridge] {
    found.map { site in
      var site = site
      let platforms = site.platforms.intersection(FrameworkName.platforms(of: site.bridge.kind.rawValue))
      site.bridge.platforms = SystemName.names(of: platforms).map(\.rawValue)
      switch site.origin {
      case .declaration(let id): site.bridge.availability = availability(of: id, depth: 0).ranges
      case .call(let file, let index):
        site.bridge.availability = self.index.files[file].calls[index].availability.ranges
      }
      return site
    }
  }

  /// The declaration's own, which holds that of what it stands in; through an extension also that of the
  /// extended type, which may be declared in another file.
  private func availability(of id: DeclarationID, depth: Int) -> Availability {
    var result = index[id].availability
    guard depth < 16 else { return result }
    if index[id].kind == .extensionOfType {
      let parts = (index.parts[index.key(of: id)] ?? []).filter {
        index[$0].kind != .extensionOfType && index.packages[$0.file] == index.packages[id.file]
          && !index[$0].reach.platforms.isDisjoint(with: index[id].reach.platforms)
      }
      if let only = parts.first, parts.count == 1 {
        result = result.intersection(availability(of: only, depth: depth + 1))
      }
    }
    guard let outer = enclosingType(of: id) else { return result }
    return result.intersection(availability(of: outer, depth: depth + 1))
  }

  private func enclosingType(of id: DeclarationID) -> DeclarationID? {
    let scopes = index.files[id.file].scopes
    var here: Int? = index[id].scope
    while let scope = here {
      if case .type(let outer) = scopes[scope].kind { return DeclarationID(file: id.file, index: outer) }
      here = scopes[scope].parent
    }
    return nil
  }
}

/// The availability of a bridge's uses, as they are met one by one.
struct UseAvailability {
  private var app: Availability?
  private var other: Availability?

  /// Adds a use.
  mutating func add(_ call: Call, context: Bridge.Context) {
    let own = call.availability.narrowed(to: call.reach.platforms)
    if context == .app {
      app = app?.hull(own) ?? own
    } else {
      other = other?.hull(own) ?? own
    }
  }

  /// The smallest ranges that hold every use that ships; of a bridge that is used in tests and previews
  /// alone, those of these. Nil without a use.
  var ranges: [PlatformRange]? { (app ?? other)?.ranges }
}
