// The documentation rules: what they are given, what they say, and the list of them.

import Findings
import Knowledge
import SwiftScan

/// A rule over bridges and entries together.
public struct DocumentationRule: Sendable {
  /// The id, the summary and the default severity.
  public let info: RuleInfo
  /// Why it fires, with examples.
  let lesson: RuleLesson
  /// Whether it needs hatches and deployment targets, which are read only then.
  var needsRetirement = false
  let judge: @Sendable (Gate) -> [Hit]

  /// Every documentation rule, in the order of the documentation.
  public static let all: [DocumentationRule] = [
    .undocumentedBridge, .incompleteEntry, .vagueGap, .orphanedEntry, .driftedEntry, .duplicateEntry,
    .staleVerification, .supersededBridge, .removalDue, .unreachableEntry, .oversizedMemory, .brokenImport,
    .unreadableSource,
  ]

  /// The rule's findings where it judges, with the severities that the configuration gives.
  func findings(in gate: Gate, _ rules: RuleSelection) -> [Finding] {
    judge(gate).compactMap { hit in
      guard
        let severity = rules.severity(of: info, in: gate.config, at: hit.location.file, own: hit.severity)
      else { return nil }
      return Finding(
        rule: info.id, severity: severity, message: hit.message, location: hit.location,
        related: hit.related, bridge: hit.bridge,
        fingerprint: Fingerprint.of(info.id, hit.bridge ?? "", hit.found), fix: hit.fix, remedy: hit.remedy)
    }
  }
}

/// Everything that a documentation rule looks at.
struct Gate: Sendable {
  let config: Config
  let inventory: Inventory
  let memory: Memory
  let matches: Matches
  /// What agents are shown.
  let agents: AgentView
  /// How the bridges stand towards SwiftUI; nil where no rule asks.
  var retirement: Retirement?
  /// The entries that the checklist is asked about: several rules ask, and judging takes a while.
  let judgedEntries: [JudgedEntry]

  init(
    config: Config, inventory: Inventory, memory: Memory, matches: Matches, agents: AgentView,
    judgedEntries: [JudgedEntry], retirement: Retirement? = nil
  ) {
    self.config = config
    self.inventory = inventory
    self.memory = memory
    self.matches = matches
    self.agents = agents
    self.retirement = retirement
    self.judgedEntries = judgedEntries
  }

  /// The places in the inventory of the bridges that need an entry.
  var needingEntry: [Int] {
    inventory.bridges.indices.filter { config.needsEntry(inventory.bridges[$0]) }
  }
}

/// One thing that a rule found, before the configuration had its say.
struct Hit: Sendable {
  var location: Location
  var message: String
  /// The bridge's qualified name.
  var bridge: String?
  /// What was found, in words that survive moved lines: the rest of the finding's identity.
  var found: String
  var fix: String?
  /// What a machine can do about it.
  var remedy: Remedy?
  /// Where it differs from the rule's own.
  var severity: Severity?
  /// Other places that the message speaks of.
  var related: [RelatedLocation] = []
}
