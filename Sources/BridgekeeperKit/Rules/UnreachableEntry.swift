// An entry that no agent is shown when it opens the bridge that the entry is about.

import Findings
import Knowledge
import SwiftScan

extension DocumentationRule {
  static let unreachableEntry = DocumentationRule(
    info: RuleInfo(
      id: "unreachable_entry",
      summary: "An agent that opens the bridge's file is never shown the entry that documents it.",
      severity: .warning),
    lesson: RuleLesson(
      why:
        "An entry that is not shown documents nothing for the one who is about to simplify the bridge away. A "
        + "bridge is reached when one of the entries that document it is shown; where an entry claims it by a "
        + "`Bridge` field or a tie, only such entries count.",
      sources: [
        "https://code.claude.com/docs/en/memory", "https://developers.openai.com/codex/guides/agents-md",
      ],
      bad: scoped(to: "UITests/**", mark: "↓"),
      good: scoped(to: "Import/**"))
  ) { gate in
    gate.needingEntry.compactMap { place in
      let documenting = gate.documenting(bridge: place)
      guard let entry = documenting.first else { return nil }
      let bridge = gate.inventory.bridges[place]
      let reaches = gate.agents.agents.compactMap { agent -> MissedReach? in
        guard let showing = gate.agents.showing(agent, opening: bridge.file),
          !documenting.contains(where: { showing.shows($0.file, upTo: $0.entry.range.upperBound) })
        else { return nil }
        return MissedReach(entry: entry, showing: showing, gate: gate)
      }
      return reaches.isEmpty ? nil : hit(entry, bridge, reaches)
    }
  }

  private static func scoped(to paths: String, mark: String = "") -> ProjectExample {
    ProjectExample([
      ".claude/rules/photos.md": "---\npaths:\n  - \"\(paths)\"\n---\n\n"
        + ProjectExample.memory(mark + ProjectExample.pickerEntry()),
      "Import/DatedPhotoPicker.swift": ProjectExample.picker,
    ])
  }

  private static func hit(_ entry: EntryReference, _ bridge: Bridge, _ reaches: [MissedReach]) -> Hit {
    Hit(
      location: entry.location,
      message: "an agent that opens '\(bridge.file)' is not shown the entry '\(entry.entry.title)' on "
        + "'\(bridge.qualifiedName)': \(reaches.map(\.words).joined(separator: "; "))",
      bridge: bridge.qualifiedName,
      found: ([entry.entry.title] + reaches.map(\.showing.agent.rawValue)).joined(separator: " "),
      related: [RelatedLocation("the bridge", bridge.location)])
  }
}

extension Gate {
  /// The entries of which one must be shown, strongest first.
  fileprivate func documenting(bridge place: Int) -> [EntryReference] {
    let named = matches.ofBridge[place]
    let claiming = named.filter { $0.mention <= .tie }
    return (claiming.isEmpty ? named : claiming).map { matches.entries[$0.entry] }
  }
}
