// Which entries document which bridges: the heart of the gate.

import Knowledge
import SwiftScan

/// The ties between bridges and entries.
struct Matches: Sendable {
  /// Every entry of the memory files, in order of file and line.
  let entries: [EntryReference]
  /// For each bridge of the inventory, in its order: the entries that name it, strongest first.
  let ofBridge: [[(entry: Int, mention: Mention)]]
  /// For each entry, in its order: the bridges that it names, by their places in the inventory, sorted.
  let ofEntry: [[(bridge: Int, mention: Mention)]]

  /// The ties as they look from both sides.
  init(entries: [EntryReference], ofBridge: [[(entry: Int, mention: Mention)]]) {
    self.entries = entries
    self.ofBridge = ofBridge
    var ofEntry = Array(repeating: [(bridge: Int, mention: Mention)](), count: entries.count)
    for (bridge, matched) in ofBridge.enumerated() {
      for match in matched { ofEntry[match.entry].append((bridge, match.mention)) }
    }
    self.ofEntry = ofEntry
  }

  /// The ties of some of the bridges alone, by their places.
  func ofBridges(_ places: [Int]) -> Matches {
    Matches(entries: entries, ofBridge: places.map { ofBridge[$0] })
  }

  /// The entry that documents a bridge, or nil.
  func entry(ofBridge bridge: Int) -> EntryReference? { ofBridge[bridge].first.map { entries[$0.entry] } }

  /// The bridges that an entry names in the given way, or in any.
  func bridges(ofEntry entry: Int, by mention: Mention? = nil) -> [Int] {
    ofEntry[entry].filter { mention == nil || $0.mention == mention }.map(\.bridge)
  }
}

/// Ties bridges to the entries that name them.
func matchEntries(_ inventory: Inventory, memory: Memory) -> Matches {
  let entries = memory.files.flatMap { file in
    file.sections.flatMap { section in
      section.entries.map {
        EntryReference(file: file.path, section: section.heading, sectionLine: section.line, entry: $0)
      }
    }
  }
  let index = BridgeIndex(inventory)
  var found = Array(repeating: [(entry: Int, mention: Mention)](), count: inventory.bridges.count)
  for (place, reference) in entries.enumerated() {
    for (bridge, mention) in index.mentions(in: reference.entry) { found[bridge].append((place, mention)) }
  }
  return Matches(
    entries: entries, ofBridge: found.map { $0.sorted { ($0.mention, $0.entry) < ($1.mention, $1.entry) } })
}
