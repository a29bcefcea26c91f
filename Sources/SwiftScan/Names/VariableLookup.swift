// From a variable's name to its type, as far as it is written somewhere.

extension Lookup {
  /// The type of a variable, and from where the type's name is looked up.
  func variable(_ name: String, ofSelf: Bool, from spot: Spot) -> (TypeReference, Spot)? {
    var seen: Set<Step> = []
    return variable(name, ofSelf: ofSelf, from: spot, &seen)
  }

  /// The type of a value.
  func type(of source: ValueSource, from spot: Spot) -> (TypeReference, Spot)? {
    switch source {
    case .type(let type): (type, spot)
    case .variable(let name, let ofSelf): variable(name, ofSelf: ofSelf, from: spot)
    }
  }

  private struct Step: Hashable {
    var name: String
    var file: Int
    var scope: Int
  }

  private func variable(
    _ name: String, ofSelf: Bool, from spot: Spot, _ seen: inout Set<Step>
  ) -> (TypeReference, Spot)? {
    let scopes = index.files[spot.file].scopes
    var here: Int? = spot.scope
    while let scope = here {
      switch scopes[scope].kind {
      case .type(let declaration):
        let key = index.keys[spot.file][declaration]
        if let found = property(name, ofType: key, from: spot, &seen) { return found }
      case .local where ofSelf: break
      case .local, .file:
        if let found = value(name, in: spot.file, scope, spot.platforms, &seen) { return found }
      }
      here = scopes[scope].parent
    }
    return nil
  }

  private func property(
    _ name: String, ofType key: String, from spot: Spot, _ seen: inout Set<Step>
  ) -> (TypeReference, Spot)? {
    for part in index.parts[key] ?? [] where index.packages[part.file] == index.packages[spot.file] {
      guard let body = bodies[part],
        let found = value(name, in: part.file, body, spot.platforms, &seen)
      else { continue }
      return found
    }
    return nil
  }

  private func value(
    _ name: String, in file: Int, _ scope: Int, _ platforms: Platforms, _ seen: inout Set<Step>
  ) -> (TypeReference, Spot)? {
    guard let source = index.files[file].scopes[scope].variables[name] else { return nil }
    let spot = Spot(file: file, scope: scope, platforms: platforms)
    switch source {
    case .type(let type): return (type, spot)
    case .variable(let other, let ofSelf):
      guard seen.insert(Step(name: name, file: file, scope: scope)).inserted else { return nil }
      return variable(other, ofSelf: ofSelf, from: spot, &seen)
    }
  }
}
