// An entry whose `Bridge` field names a type that is gone.

import Findings
import Knowledge
import SwiftScan

extension DocumentationRule {
  static let orphanedEntry = DocumentationRule(
    info: RuleInfo(
      id: "orphaned_entry", summary: "An entry's `Bridge` field names a type that is not in the sources.",
      severity: .warning),
    lesson: RuleLesson(
      why:
        "The bridge was deleted or renamed and its entry stayed, so people and agents read about code that is "
        + "gone. Only the `Bridge` field counts: names in mere code spans hardly ever mean a bridge.",
      bad: ProjectExample(["CLAUDE.md": ProjectExample.memory("↓" + ProjectExample.pickerEntry())]),
      good: ProjectExample([
        "CLAUDE.md": ProjectExample.memory(ProjectExample.pickerEntry()),
        "Import/DatedPhotoPicker.swift": ProjectExample.picker,
      ]))
  ) { gate in
    let known = DeclaredNames(gate.inventory)
    return gate.matches.entries.indices.flatMap { place -> [Hit] in
      let reference = gate.matches.entries[place]
      guard let field = BridgeField(reference.entry) else { return [] }
      let orphans = orphans(of: field, in: known)
      let isGone = !orphans.isEmpty && isGone(field, entry: place, gate, known)
      let remedy = isGone ? Remedy(.removal, isSafe: false) : nil
      return orphans.map { name in
        Hit(
          location: reference.location,
          message: "the entry '\(reference.entry.title)' documents '\(name)', which is not in the sources: "
            + "remove the entry if the bridge is gone, or correct its `Bridge` field if it was renamed",
          bridge: name, found: reference.entry.title, remedy: remedy)
      }
    }
  }

  /// Whether nothing that the entry is about is left: no type of its field, no bridge that it names in any
  /// way, no bridge in the file that it records, which may be the old one under another name; and no file
  /// hides what it holds.
  private static func isGone(
    _ field: BridgeField, entry: Int, _ gate: Gate, _ known: DeclaredNames
  ) -> Bool {
    !field.types.contains(where: known.hold) && gate.matches.bridges(ofEntry: entry).isEmpty
      && gate.inventory.problems.isEmpty
      && !field.paths.contains { path in gate.inventory.bridges.contains { path.leads(to: $0.file) } }
  }

  /// The project's types that the field names and nothing declares. Where no arrow tells them from Apple's,
  /// one that is declared vouches for the others.
  private static func orphans(of field: BridgeField, in known: DeclaredNames) -> [String] {
    let missing = field.types.filter { !known.hold($0) }
    guard field.hasArrow || missing.count == field.types.count else { return [] }
    let names = missing.map { $0.components.joined(separator: ".") }
    return field.hasArrow ? names : Array(names.prefix(1))
  }
}

/// The qualified names of the bridges, and of all types that were looked for, by their last component.
private struct DeclaredNames {
  private var byName: [String: [[String]]] = [:]

  init(_ inventory: Inventory) {
    let types = inventory.declarations.values.joined().map(\.qualifiedName)
    for name in Set(inventory.bridges.map(\.qualifiedName) + types) {
      let components = name.split(separator: ".").map(String.init)
      if let last = components.last { byName[last, default: []].append(components) }
    }
  }

  /// Whether a path names one of them.
  func hold(_ path: TypePath) -> Bool {
    path.components.contains { byName[$0, default: []].contains(where: path.names) }
  }
}
