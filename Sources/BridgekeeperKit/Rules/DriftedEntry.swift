// An entry whose record of its bridge is no longer so: another kind, another wrapped type, another path.

import Findings
import Knowledge
import SwiftScan

extension DocumentationRule {
  static let driftedEntry = DocumentationRule(
    info: RuleInfo(
      id: "drifted_entry", summary: "An entry's recorded kind, wrapped type or path is no longer so.",
      severity: .warning),
    lesson: RuleLesson(
      why:
        "A bridge that was moved or rewritten keeps its entry by its name, and the entry then sends people to a "
        + "file that is gone, or argues for a type that is no longer wrapped. Only the `Bridge` field is held to "
        + "what it records.",
      bad: ProjectExample([
        "CLAUDE.md": ProjectExample.memory("↓" + ProjectExample.pickerEntry()),
        "Photos/DatedPhotoPicker.swift": ProjectExample.picker,
      ]),
      good: ProjectExample([
        "CLAUDE.md": ProjectExample.memory(
          ProjectExample.pickerEntry(place: ", `Photos/DatedPhotoPicker.swift`")),
        "Photos/DatedPhotoPicker.swift": ProjectExample.picker,
      ]))
  ) { gate in
    gate.matches.entries.indices.flatMap { place -> [Hit] in
      let reference = gate.matches.entries[place]
      guard let field = BridgeField(reference.entry) else { return [] }
      let bridges = gate.matches.bridges(ofEntry: place, by: .bridgeField).map { gate.inventory.bridges[$0] }
      guard let first = bridges.first else { return [] }
      return EntryRecord(field).drifts(from: bridges).map { drift in
        Hit(
          location: reference.location,
          message: "the entry '\(reference.entry.title)' says that '\(first.name)' \(drift.recorded), and it "
            + "\(drift.actual): correct the `Bridge` field, and see whether the gap is still the same",
          bridge: first.qualifiedName, found: "\(reference.entry.title) \(drift.recorded)",
          related: [RelatedLocation("the bridge", first.location)])
      }
    }
  }
}

/// What a `Bridge` field records besides the name.
private struct EntryRecord {
  let kinds: [String]
  let wraps: [String]
  let paths: [SourcePath]

  init(_ field: BridgeField) {
    let names = (field.types + field.wraps).compactMap(\.components.last)
    kinds = names.filter(BridgeKind.representables.contains)
    wraps =
      field.hasArrow
      ? field.wraps.compactMap(\.components.last).filter { BridgeKind(rawValue: $0) == nil } : []
    paths = field.paths
  }

  /// Each record that none of the bridges bears out, in words that go on after the bridge's name.
  func drifts(from bridges: [Bridge]) -> [(recorded: String, actual: String)] {
    var drifts: [(recorded: String, actual: String)] = []
    let actualKinds = bridges.map(\.kind.rawValue)
    if let kind = kinds.first, !kinds.contains(where: actualKinds.contains) {
      drifts.append(("is a \(kind)", "is a \(actualKinds[0])"))
    }
    let actualWraps = bridges.flatMap(\.namedWraps).compactMap {
      $0.split(separator: ".").last.map(String.init)
    }
    if let wrapped = wraps.first, let actual = actualWraps.first, !wraps.contains(where: actualWraps.contains)
    {
      drifts.append(("wraps \(wrapped)", "wraps \(actual)"))
    }
    if let path = paths.first,
      !paths.contains(where: { path in bridges.contains { path.leads(to: $0.file) } })
    {
      drifts.append(("stands in \(path.components.joined(separator: "/"))", "stands in \(bridges[0].file)"))
    }
    return drifts
  }
}
