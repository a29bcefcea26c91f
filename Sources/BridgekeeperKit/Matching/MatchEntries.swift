// Which entries document which bridges: the heart of the gate.

import Knowledge
import SwiftScan

/// The ties between bridges and entries.
struct Matches: Sendable {
  /// Every entry of the memory files, in order of file and line.
  var entries: [EntryReference] = []
  /// For each bridge of the inventory, in its order: the entries that name it, strongest first.
  var ofBridge: [[(entry: Int, mention: Mention)]] = []

  /// The entry that documents a bridge, or nil.
  func entry(ofBridge bridge: Int) -> EntryReference? { ofBridge[bridge].first.map { entries[$0.entry] } }

  /// The bridges that an entry names in the given way, or in any.
  func bridges(ofEntry entry: Int, by mention: Mention? = nil) -> [Int] {
    ofBridge.indices.filter { bridge in
      ofBridge[bridge].contains { $0.entry == entry && (mention == nil || $0.mention == mention) }
    }
  }
}

/// Ties bridges to the entries that name them.
func matchEntries(_ inventory: Inventory, memory: Memory) -> Matches {
  var matches = Matches()
  matches.entries = memory.files.flatMap { file in
    file.sections.flatMap { section in
      section.entries.map {
        EntryReference(file: file.path, section: section.heading, sectionLine: section.line, entry: $0)
      }
    }
  }
  let index = BridgeIndex(inventory)
  var found = Array(repeating: [(entry: Int, mention: Mention)](), count: inventory.bridges.count)
  for (place, reference) in matches.entries.enumerated() {
    for (bridge, mention) in index.mentions(in: reference.entry) { found[bridge].append((place, mention)) }
  }
  matches.ofBridge = found.map { $0.sorted { ($0.mention, $0.entry) < ($1.mention, $1.entry) } }
  return matches
}

/// The bridges by name, to look up what an entry names.
private struct BridgeIndex {
  private let bridges: [Bridge]
  private let components: [[String]]
  private var byName: [String: [Int]] = [:]
  private var nameIsNothingElse: Set<String> = []
  private var tied: [Int] = []

  init(_ inventory: Inventory) {
    bridges = inventory.bridges
    components = bridges.map { $0.qualifiedName.split(separator: ".").map(String.init) }
    for (place, bridge) in bridges.enumerated() {
      byName[bridge.name, default: []].append(place)
      if !bridge.gotchaTies.isEmpty { tied.append(place) }
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
    add(tied.filter { isTied($0, to: entry) }, .tie)
    let paths = entry.codeSpans.compactMap(SourcePath.init) + proseWords(entry).compactMap(SourcePath.init)
    add(paths.flatMap(bridges(at:)), .path)
    let types = entry.codeSpans.flatMap(TypePath.all)
    let title = Set(TypePath.all(in: entry.title).flatMap(\.components))
    for place in deciding(types.flatMap(bridges(named:)), by: paths, types) {
      add([place], title.contains(bridges[place].name) ? .title : .codeSpan)
    }
    let words = proseWords(entry).flatMap(TypePath.all)
    let plain = words.flatMap(bridges(named:)).filter { nameIsNothingElse.contains(bridges[$0].name) }
    add(deciding(plain, by: paths, types), .prose)
    return named
  }

  private func bridges(named path: TypePath) -> [Int] {
    path.components.flatMap { byName[$0, default: []] }.filter { path.names(components[$0]) }
  }

  private func bridges(at path: SourcePath) -> [Int] {
    byName[path.stem, default: []].filter { path.leads(to: bridges[$0].file) }
  }

  private func isTied(_ place: Int, to entry: GotchaEntry) -> Bool {
    bridges[place].gotchaTies.contains { EntryTitle.names($0, title: entry.title) }
  }

  private func proseWords(_ entry: GotchaEntry) -> [String] {
    entry.prose.split { $0.isWhitespace || "()[],;\"“”'’".contains($0) }.map(String.init)
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
