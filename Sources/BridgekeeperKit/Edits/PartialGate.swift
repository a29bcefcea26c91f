// The gate over a few files: the same rules as `check`, over the bridges that an edit touches and all entries.

import Findings
import Knowledge
import SwiftScan

/// The rules on bridges and their entries, judged over a few Swift files.
struct PartialGate: Sendable {
  /// What was judged.
  let gate: Gate
  /// The open findings of the rules that say whether a bridge has a sound entry.
  let findings: [Finding]

  /// The rules that say whether a bridge has a sound entry.
  static let rules: [DocumentationRule] = [.undocumentedBridge, .incompleteEntry, .vagueGap]

  /// What the gate says of a bridge's entry.
  enum Standing: Sendable, Equatable {
    /// It has a sound one, needs none, or a comment sets the finding aside.
    case sound
    /// What it has is not sound.
    case faulty([Finding])
    /// It has none.
    case undocumented(Finding)

    /// How bad it is.
    var rank: Int {
      switch self {
      case .sound: 0
      case .faulty: 1
      case .undocumented: 2
      }
    }

    /// What the gate found.
    var findings: [Finding] {
      switch self {
      case .sound: []
      case .faulty(let findings): findings
      case .undocumented(let finding): [finding]
      }
    }
  }

  /// The standing of the bridge at a place of the inventory.
  func standing(of place: Int) -> Standing {
    let bridge = gate.inventory.bridges[place]
    guard gate.config.needsEntry(bridge) else { return .sound }
    let entries = gate.matches.ofBridge[place].map { gate.matches.entries[$0.entry] }
    guard !entries.isEmpty else {
      let own = findings.first { finding in
        finding.rule == DocumentationRule.undocumentedBridge.info.id && finding.location == bridge.location
      }
      return own.map { .undocumented($0) } ?? .sound
    }
    if entries.contains(where: { judge($0.entry).isSound && !$0.entry.isDraft }) { return .sound }
    let faults = findings.filter { finding in entries.contains { $0.location == finding.location } }
    return faults.isEmpty ? .sound : .faulty(faults)
  }
}

extension Project {
  /// The gate over some Swift files, by the memory files that are given.
  func partialGate(_ inventory: Inventory, memory: Memory, listed: ProjectFiles) -> PartialGate {
    let matches = matchEntries(inventory, memory: memory)
    let judged = matches.judgedEntries(of: inventory, workers: 1)
    let gate = Gate(
      config: config, inventory: inventory, memory: memory, matches: matches, agents: AgentView(),
      judgedEntries: judged)
    let inspection = Inspection(
      memory: memory, inventory: inventory, matches: matches, judgedEntries: judged, listed: listed,
      sourceCount: 0)
    let rules = RuleSelection()
    let aside = SetAside(
      commands: commands(inspection), known: Set(RuleSelection.known),
      unsuppressible: Set(config.unsuppressible), judged: PartialGate.rules.map(\.info))
    let found = PartialGate.rules.flatMap { $0.findings(in: gate, rules) }
    let open = aside.applied(to: found) { rules.severity(of: $0, in: config, at: $1) }
    let ids = PartialGate.rules.map(\.info.id)
    return PartialGate(gate: gate, findings: open.filter { $0.status == .open && ids.contains($0.rule) })
  }

  /// The bridges of some Swift files alone.
  func scan(_ paths: [String]) -> Inventory {
    let there = paths.filter { effects.files.kind(absolute($0)) == .file }
    let options = ScanOptions(
      bridgeNames: config.bridgeNames, countsUses: false, includesPresenters: config.presenters, workers: 1)
    return scanSources(there, options: options, read: readSource)
  }
}
