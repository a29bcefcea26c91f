// The bridges by name and place: what an entry names is looked up here, never searched for among all of them.

import Knowledge
import SwiftScan

/// The bridges by name, to look up what an entry names.
struct BridgeIndex {
  private let bridges: [Bridge]
  private let components: [[String]]
  private var byName: [String: [Int]] = [:]
  private var nameIsNothingElse: Set<String> = []
  /// The bridges whose comments name an entry, by the slug of its title.
  private var tied: [String: [Int]] = [:]

  init(_ inventory: Inventory) {
    bridges = inventory.bridges
    components = bridges.map { $0.qualifiedName.split(separator: ".").map(String.init) }
    for (place, bridge) in bridges.enumerated() {
      byName[bridge.name, default: []].append(place)
      for tie in bridge.gotchaTies { tied[EntryTitle.slug(tie), default: []].append(place) }
    }
    for name in byName.keys where PlainName.isDistinctive(name) {
      let own = Set(byName[name, default: []].map { bridges[$0].qualifiedName })
      let declared = Set(inventory.declarations[name, default: []].map(\.qualifiedName))
      if declared.isSubset(of: own) { nameIsNothingElse.insert(name) }
    }
  }

  /// Every bridge that the entry names, with the strongest way in which it does.
  func mentions(in entry: GotchaEntry) -> [Int: Mention] {
    var named: [Int: Mention] = [:]
    func add(_ places: [Int], _ mention: Mention) {
      for place in places { named[place] = min(named[place] ?? mention, mention) }
    }
    if let field = BridgeField(entry) {
      let stated = (field.types + (field.hasArrow ? [] : field.wraps)).flatMap(bridges(named:))
      add(deciding(stated, by: field.paths, field.types), .bridgeField)
      if field.types.isEmpty { add(field.paths.flatMap(bridges(at:)), .bridgeField) }
    }
    add(bridges(tiedTo: entry), .tie)
    let prose = words(of: entry.prose)
    let paths = entry.codeSpans.compactMap { SourcePath($0) } + prose.compactMap { SourcePath($0) }
    add(paths.flatMap(bridges(at:)), .path)
    let types = entry.codeSpans.flatMap { TypePath.all(in: $0) }
    let title = Set(TypePath.all(in: entry.title).flatMap(\.components))
    for place in deciding(types.flatMap(bridges(named:)), by: paths, types) {
      add([place], title.contains(bridges[place].name) ? .title : .codeSpan)
    }
    let names = prose.filter(PlainName.mayBeDistinctive).flatMap { TypePath.all(in: $0) }
    let plain = names.flatMap(bridges(named:)).filter { nameIsNothingElse.contains(bridges[$0].name) }
    add(deciding(plain, by: paths, types), .prose)
    return named
  }

  private func bridges(named path: TypePath) -> [Int] {
    path.components.flatMap { byName[$0, default: []] }.filter { path.names(components[$0]) }
  }

  private func bridges(at path: SourcePath) -> [Int] {
    byName[path.stem, default: []].filter { path.leads(to: bridges[$0].file) }
  }

  private func bridges(tiedTo entry: GotchaEntry) -> [Int] {
    guard !tied.isEmpty else { return [] }
    let slug = EntryTitle.slug(entry.title)
    return slug.isEmpty ? [] : tied[slug, default: []]
  }

  /// What stands between space, brackets, commas and quotation marks.
  private func words(of prose: String) -> [Substring] {
    prose.unicodeScalars.split { scalar in
      switch scalar {
      case " ", "\n", "\r", "\t", "(", ")", "[", "]", ",", ";", "\"", "'", "“", "”", "’": true
      default: scalar.properties.isWhitespace
      }
    }.map { Substring($0) }
  }

  /// Of several bridges with one name, those that a path or a qualified name in the same entry means; all of
  /// them where neither says which.
  private func deciding(_ places: [Int], by paths: [SourcePath], _ types: [TypePath]) -> [Int] {
    let candidates = Array(Set(places))
    return candidates.filter { place in
      let name = bridges[place].name
      let namesakes = candidates.filter { bridges[$0].name == name }
      guard namesakes.count > 1 else { return true }
      let meant = namesakes.filter { isMeant($0, by: paths, types) }
      return meant.isEmpty || meant.contains(place)
    }
  }

  private func isMeant(_ place: Int, by paths: [SourcePath], _ types: [TypePath]) -> Bool {
    let bridge = bridges[place]
    if paths.contains(where: { $0.leads(to: bridge.file) }) { return true }
    return types.contains { $0.isQualified(for: bridge.name) && $0.names(components[place]) }
  }
}
