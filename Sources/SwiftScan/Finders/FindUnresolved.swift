// Names that sound like a bridge's protocol or class and that nothing declares.

extension BridgeFinder {
  private struct Row: Hashable {
    var name: String
    var file: Int
    var line: Int
  }

  /// Every such name in an inheritance clause, or behind an alias that stands in one.
  func unresolved() -> [Unresolved] {
    var found: [Unresolved] = []
    var rows: Set<Row> = []
    for (file, facts) in index.files.enumerated() {
      for (position, declaration) in facts.declarations.enumerated() where declaration.kind != .alias {
        let id = DeclarationID(file: file, index: position)
        for ancestor in ownAncestors(of: id) {
          let name = String(ancestor.name.split(separator: ".").last ?? "")
          guard FrameworkName.soundsLikeBridge(name), !isKind(ancestor.name) else { continue }
          let line = declaration.inherits[ancestor.reference].place.line
          guard rows.insert(Row(name: name, file: file, line: line)).inserted else { continue }
          found.append(Unresolved(name: name, file: facts.file, line: line))
        }
      }
    }
    return found
  }

  /// The ends of a clause without what a protocol or class of the project brings in: that is listed there.
  private func ownAncestors(of id: DeclarationID) -> [Ancestor] {
    let declaration = index[id]
    let spot = Spot(file: id.file, scope: declaration.scope, platforms: declaration.reach.platforms)
    return declaration.inherits.enumerated().flatMap { position, reference in
      conformances.framework(reference.path, from: spot).map { ancestor in
        var own = ancestor
        own.reference = position
        return own
      }
    }
  }

  private func isKind(_ name: String) -> Bool { FrameworkName.isKnown(name) || name == "presenter" }
}
