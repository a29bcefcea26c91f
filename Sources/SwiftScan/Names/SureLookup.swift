// What a name surely means: the lookup takes the nearest of several types of one name, which is a guess where
// they stand in different modules.

/// What a name means, as far as that is sure.
struct SureMeaning {
  /// The types, aliases followed; several where `#if` branches differ.
  var types: [DeclarationID] = []
  /// Names that no source declares.
  var foreign: [String] = []
  /// Names that several types bear.
  var ambiguous: [String] = []
}

extension Lookup {
  /// What a path surely means.
  func sureMeaning(_ path: [String], from spot: Spot) -> SureMeaning {
    var meaning = SureMeaning()
    var seen: Set<DeclarationID> = []
    // The next one last: a chain of aliases may be longer than a stack is deep. A parameter may be constrained by
    // itself.
    var followed: Set<Reference> = []
    var waiting = [Reference(path: path, spot: spot)]
    while let next = waiting.popLast() {
      guard followed.insert(next).inserted else { continue }
      waiting += collect(next.path, from: next.spot, into: &meaning, &seen).reversed()
    }
    return meaning
  }

  /// A path, and where it is written.
  private struct Reference: Hashable {
    var path: [String]
    var spot: Spot
  }

  /// Takes what a path means, and gives the paths that lead on.
  private func collect(
    _ path: [String], from spot: Spot, into found: inout SureMeaning, _ seen: inout Set<DeclarationID>
  ) -> [Reference] {
    let all = meanings(path, from: spot)
    let isDeclared = all.contains { if case .declared = $0 { true } else { false } }
    var further: [Reference] = []
    for meaning in all {
      switch meaning {
      // A name that is declared for some platforms alone means nothing on the others.
      case .foreign where isDeclared: break
      case .foreign(let path, _): add(path.last ?? "", to: &found.foreign)
      case .parameter(let constraints, let origin):
        further += constraints.map { Reference(path: $0.path, spot: origin) }
      case .declared(let id, let platforms):
        guard index[id].kind != .associatedType, seen.insert(id).inserted else { continue }
        guard !hasRival(id, from: spot.file, on: platforms) else {
          add(index[id].name, to: &found.ambiguous)
          continue
        }
        guard index[id].kind == .alias else {
          found.types.append(id)
          continue
        }
        let inner = Spot(file: id.file, scope: index[id].scope, platforms: platforms)
        further += index[id].inherits.map { Reference(path: $0.path, spot: inner) }
      }
    }
    return further
  }

  private func add(_ name: String, to names: inout [String]) {
    if !names.contains(name) { names.append(name) }
  }

  /// Whether a name that the lookup took for one declaration may as well mean another one.
  ///
  /// Nothing hides what stands in the file itself, and what stands in a package's module hides what other
  /// modules have. Which files an app's targets are made of nobody knows here.
  func hasRival(_ id: DeclarationID, from file: Int, on platforms: Platforms) -> Bool {
    guard id.file != file else { return false }
    let others = rivals(of: id, from: file, on: platforms)
    guard !others.isEmpty else { return false }
    guard let module = index.modules[file], index.modules[id.file] == module else { return true }
    return others.contains { index.modules[$0.file] == module }
  }

  /// The declarations of the same name, in other files, that the file could see. Tests declare doubles that
  /// the app never sees.
  private func rivals(of id: DeclarationID, from file: Int, on platforms: Platforms) -> [DeclarationID] {
    let owner = index.key(ofScope: index[id].scope, in: id.file)
    let takesTests = isTest(index.files[file])
    return (index.members[owner]?[index[id].name] ?? []).filter { other in
      other.file != id.file && (other.file == file || !index[other].isFilePrivate)
        && !index[other].reach.platforms.isDisjoint(with: platforms)
        && (takesTests || !isTest(index.files[other.file]))
    }
  }

  /// The declaration of a type and those extensions of it that surely extend it.
  func sureParts(of id: DeclarationID, on platforms: Platforms) -> [DeclarationID] {
    let parts = index.parts[index.key(of: id)] ?? [id]
    let isOnly = rivals(of: id, from: id.file, on: platforms).isEmpty
    let takesTests = isTest(index.files[id.file])
    return parts.filter { part in
      guard !index[part].reach.platforms.isDisjoint(with: platforms) else { return false }
      if part == id { return true }
      if part.file == id.file { return true }
      guard index[part].kind == .extensionOfType, takesTests || !isTest(index.files[part.file]) else {
        return false
      }
      guard !isOnly else { return true }
      return index.modules[id.file] != nil && index.modules[part.file] == index.modules[id.file]
    }
  }
}
