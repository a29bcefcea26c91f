// Two entries for one bridge, or two of one title in a section.

import Findings
import Knowledge
import SwiftScan

extension DocumentationRule {
  static let duplicateEntry = DocumentationRule(
    info: RuleInfo(
      id: "duplicate_entry",
      summary: "Two entries have the same bridge in their `Bridge` fields, or the same title in one section.",
      severity: .warning),
    lesson: RuleLesson(
      why:
        "Two entries drift apart, and the reader of one misses the other. Naming a bridge in several entries is "
        + "normal; only the `Bridge` field and the title say what an entry is about.",
      bad: ProjectExample([
        "CLAUDE.md": ProjectExample.memory(
          ProjectExample.pickerEntry() + "\n\n↓" + ProjectExample.pickerEntry("### Albums open on today")),
        "Import/DatedPhotoPicker.swift": ProjectExample.picker,
      ]),
      good: ProjectExample([
        "CLAUDE.md": ProjectExample.memory(
          ProjectExample.pickerEntry()
            + "\n\n### Imports are slow\n\nPhotos that `DatedPhotoPicker` hands over are copied one by one."),
        "Import/DatedPhotoPicker.swift": ProjectExample.picker,
      ]))
  ) { gate in
    let byTitle = titleTwins(gate.matches.entries)
    let byBridge = bridgeTwins(gate).filter { twin in !byTitle.contains { $0.later == twin.later } }
    return (byTitle + byBridge).map { hit($0, in: gate) }
  }

  /// A later entry and the earlier one that it repeats, by their places in `Matches.entries`.
  private struct Twin {
    let later, earlier: Int
    /// The bridge that both document; nil where it is the title that they share.
    let bridge: String?
  }

  private static func titleTwins(_ entries: [EntryReference]) -> [Twin] {
    var first: [String: Int] = [:]
    return entries.indices.compactMap { place in
      let entry = entries[place]
      let title = EntryTitle.slug(entry.entry.title)
      guard !title.isEmpty else { return nil }
      let key = "\(entry.file)\u{0}\(entry.sectionLine)\u{0}\(title)"
      guard let earlier = first[key] else {
        first[key] = place
        return nil
      }
      return Twin(later: place, earlier: earlier, bridge: nil)
    }
  }

  private static func bridgeTwins(_ gate: Gate) -> [Twin] {
    var twins: [Twin] = []
    for (place, bridge) in gate.inventory.bridges.enumerated() {
      let entries = gate.matches.ofBridge[place].filter { $0.mention == .bridgeField }.map(\.entry)
      guard let earlier = entries.first else { continue }
      for later in entries.dropFirst() where !twins.contains(where: { $0.later == later }) {
        twins.append(Twin(later: later, earlier: earlier, bridge: bridge.qualifiedName))
      }
    }
    return oncePerMirror(twins.sorted { $0.later < $1.later }, gate.matches.entries)
  }

  /// Of two memory files that mirror each other, only the first repeated entry is worth a finding.
  private static func oncePerMirror(_ twins: [Twin], _ entries: [EntryReference]) -> [Twin] {
    var mirrors: Set<[String]> = []
    return twins.filter { twin in
      let (later, earlier) = (entries[twin.later], entries[twin.earlier])
      return !isMirrored(later, earlier) || mirrors.insert([later.file, earlier.file]).inserted
    }
  }

  /// Two files of one folder hold the same entry, as CLAUDE.md and AGENTS.md often do.
  private static func isMirrored(_ later: EntryReference, _ earlier: EntryReference) -> Bool {
    later.file != earlier.file && Path.folder(of: later.file) == Path.folder(of: earlier.file)
      && EntryTitle.names(later.entry.title, title: earlier.entry.title)
  }

  private static func hit(_ twin: Twin, in gate: Gate) -> Hit {
    let later = gate.matches.entries[twin.later]
    let earlier = gate.matches.entries[twin.earlier]
    return Hit(
      location: later.location, message: message(later, earlier, bridge: twin.bridge), bridge: twin.bridge,
      found: later.entry.title, related: [RelatedLocation("the earlier entry", earlier.location)])
  }

  private static func message(_ later: EntryReference, _ earlier: EntryReference, bridge: String?) -> String {
    let other = "\(earlier.file):\(earlier.entry.line)"
    guard let bridge else {
      return "the title '\(later.entry.title)' stands already at \(other) in the same section: "
        + "join the two entries, or give each a title of its own"
    }
    if isMirrored(later, earlier) {
      return "this file mirrors \(earlier.file), where '\(earlier.entry.title)' stands at line "
        + "\(earlier.entry.line): keep the entries in one file, and let the other one import it or link to it"
    }
    return "'\(bridge)' has an entry already at \(other), '\(earlier.entry.title)': join the two entries"
  }
}
