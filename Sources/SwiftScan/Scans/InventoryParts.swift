// An inventory taken apart by file, and put together again.

extension Inventory {
  /// What stands in some of the files.
  func narrowed(to holds: (_ file: String) -> Bool) -> Inventory {
    var part = Inventory()
    part.bridges = bridges.filter { holds($0.file) }
    part.unresolved = unresolved.filter { holds($0.file) }
    part.problems = problems.filter { holds($0.file) }
    part.ruleHits = ruleHits.filter { holds($0.file) }
    part.comments = comments.filter { holds($0.file) }
    part.declarations = declarations.mapValues { $0.filter { holds($0.file) } }.filter { !$0.value.isEmpty }
    return part
  }

  /// The inventory of which these are the parts: each file is in one of them, with all that stands in it.
  public init(joining parts: [Inventory]) {
    func joined<Row>(_ rows: (Inventory) -> [Row], _ file: (Row) -> String) -> [Row] {
      parts.flatMap(rows).inOrder(of: file)
    }
    bridges = joined(\.bridges, \.file)
    unresolved = joined(\.unresolved, \.file)
    problems = joined(\.problems, \.file)
    ruleHits = joined(\.ruleHits, \.file)
    comments = joined(\.comments, \.file)
    let places = parts.map(\.declarations).reduce(into: [:]) { all, part in
      all.merge(part) { $0 + $1 }
    }
    declarations = places.mapValues { $0.inOrder(of: \.file) }
  }

  /// The files that something in it stands in.
  public var files: Set<String> {
    Set(bridges.map(\.file)).union(unresolved.map(\.file)).union(problems.map(\.file))
      .union(ruleHits.map(\.file)).union(comments.map(\.file))
  }
}

extension Array {
  /// The rows by their files; those of one file keep their order.
  fileprivate func inOrder(of file: (Element) -> String) -> [Element] {
    enumerated().sorted { (file($0.element), $0.offset) < (file($1.element), $1.offset) }.map(\.element)
  }
}
