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
    gate.matches.entries.indices.flatMap { place -> [Hit] in
      let reference = gate.matches.entries[place]
      guard let field = BridgeField(reference.entry) else { return [] }
      let remedy = isGone(field, entry: place, gate) ? Remedy(.removal, isSafe: false) : nil
      return orphans(of: field, in: gate.inventory).map { name in
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
  private static func isGone(_ field: BridgeField, entry: Int, _ gate: Gate) -> Bool {
    !field.types.contains { isDeclared($0, in: gate.inventory) }
      && gate.matches.bridges(ofEntry: entry).isEmpty && gate.inventory.problems.isEmpty
      && !field.paths.contains { path in gate.inventory.bridges.contains { path.leads(to: $0.file) } }
  }

  /// The project's types that the field names and nothing declares. Where no arrow tells them from Apple's,
  /// one that is declared vouches for the others.
  private static func orphans(of field: BridgeField, in inventory: Inventory) -> [String] {
    let missing = field.types.filter { !isDeclared($0, in: inventory) }
    guard field.hasArrow || missing.count == field.types.count else { return [] }
    let names = missing.map { $0.components.joined(separator: ".") }
    return field.hasArrow ? names : Array(names.prefix(1))
  }

  private static func isDeclared(_ path: TypePath, in inventory: Inventory) -> Bool {
    let bridges = inventory.bridges.lazy.map(\.qualifiedName)
    let types = path.components.lazy.flatMap { inventory.declarations[$0, default: []] }.map(\.qualifiedName)
    func isNamed(_ qualifiedName: String) -> Bool {
      path.names(qualifiedName.split(separator: ".").map(String.init))
    }
    return bridges.contains(where: isNamed) || types.contains(where: isNamed)
  }
}
