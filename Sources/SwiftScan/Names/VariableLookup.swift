// From a variable's name to its type, as far as it is written somewhere.

/// The type of a value, and from where the type's name is looked up.
struct ValueType {
  var type: TypeReference
  var spot: Spot
  /// Whether the value is made by a call in the sources at hand, not handed in.
  var isMade: Bool
}

extension Lookup {
  /// How many variables that stand for one another are followed: each takes a part of the stack.
  private static let chainLimit = 100

  /// The type of a value.
  func type(of source: ValueSource, from spot: Spot) -> ValueType? {
    var seen: Set<Step> = []
    return type(of: source, from: spot, &seen)
  }

  private struct Step: Hashable {
    var name: String
    var file: Int
    var scope: Int
  }

  private func type(of source: ValueSource, from spot: Spot, _ seen: inout Set<Step>) -> ValueType? {
    switch source {
    case .type(let type): ValueType(type: type, spot: spot, isMade: true)
    case .variable(let name, let ofSelf): variable(name, ofSelf: ofSelf, from: spot, &seen)
    }
  }

  private func variable(
    _ name: String, ofSelf: Bool, from spot: Spot, _ seen: inout Set<Step>
  ) -> ValueType? {
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
  ) -> ValueType? {
    for part in index.parts[key] ?? [] where index.packages[part.file] == index.packages[spot.file] {
      guard let body = index.bodies[part],
        let found = value(name, in: part.file, body, spot.platforms, &seen)
      else { continue }
      return found
    }
    return nil
  }

  private func value(
    _ name: String, in file: Int, _ scope: Int, _ platforms: Platforms, _ seen: inout Set<Step>
  ) -> ValueType? {
    let facts = index.files[file].scopes[scope]
    guard let source = facts.variables[name], seen.count < Self.chainLimit,
      seen.insert(Step(name: name, file: file, scope: scope)).inserted,
      var found = type(of: source, from: Spot(file: file, scope: scope, platforms: platforms), &seen)
    else { return nil }
    if case .type = source { found.isMade = facts.made.contains(name) }
    return found
  }
}
