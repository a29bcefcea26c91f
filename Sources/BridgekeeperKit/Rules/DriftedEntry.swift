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
      let value = reference.entry.fields[.bridge] ?? ""
      return EntryRecord(field).drifts(from: bridges).map { drift in
        Hit(
          location: reference.location,
          message: "the entry '\(reference.entry.title)' says that '\(first.name)' \(drift.recorded), and it "
            + "\(drift.actual): correct the `Bridge` field, and see whether the gap is still the same",
          bridge: first.qualifiedName, found: "\(reference.entry.title) \(drift.recorded)",
          remedy: BridgeFieldRepair(value: value, bridges: bridges).value(without: drift)
            .map { Remedy(.bridgeField($0), isSafe: false) },
          related: [RelatedLocation("the bridge", first.location)])
      }
    }
  }
}

/// Something that a `Bridge` field records and that is no longer so, in words that go on after the bridge's name.
struct EntryDrift: Equatable {
  /// `stands in Map.swift`.
  let recorded: String
  /// `stands in Maps/Map.swift`.
  let actual: String
  /// What the field says.
  let old: String
  /// What it would say; nil where the sources do not give one answer.
  let new: String?
}

/// What a `Bridge` field records besides the name.
struct EntryRecord {
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

  /// Each record that none of the bridges bears out.
  func drifts(from bridges: [Bridge]) -> [EntryDrift] {
    var drifts: [EntryDrift] = []
    let actualKinds = bridges.map(\.kind.rawValue)
    if let kind = kinds.first, !kinds.contains(where: actualKinds.contains) {
      drifts.append(Self.drift("is a", kind, actualKinds, isOne: kinds.count == 1))
    }
    let actualWraps = bridges.flatMap(\.namedWraps).compactMap {
      $0.split(separator: ".").last.map(String.init)
    }
    if let wrapped = wraps.first, !actualWraps.isEmpty, !wraps.contains(where: actualWraps.contains) {
      drifts.append(Self.drift("wraps", wrapped, actualWraps, isOne: wraps.count == 1))
    }
    if let path = paths.first,
      !paths.contains(where: { path in bridges.contains { path.leads(to: $0.file) } })
    {
      let written = path.components.joined(separator: "/")
      drifts.append(Self.drift("stands in", written, bridges.map(\.file), isOne: paths.count == 1))
    }
    return drifts
  }

  private static func drift(
    _ verb: String, _ recorded: String, _ actual: [String], isOne: Bool
  ) -> EntryDrift {
    EntryDrift(
      recorded: "\(verb) \(recorded)", actual: "\(verb) \(actual[0])", old: recorded,
      new: isOne && Set(actual).count == 1 ? actual[0] : nil)
  }
}
