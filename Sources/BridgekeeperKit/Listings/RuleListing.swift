// The rules as `rules` prints them.

import Findings
import SwiftScan

/// All rules, with what a project says of them.
public struct RuleListing: Sendable {
  let config: Config

  /// One rule a line: `stale_coordinator_parent  warning  what it flags`, then its options and what holds at some paths.
  public var text: String {
    let width = RuleSelection.infos.map(\.id.utf8.count).max() ?? 0
    return RuleSelection.infos.map { info in
      let id = info.id + String(repeating: " ", count: width - info.id.utf8.count)
      let weight = weight(of: info)
      let padding = String(repeating: " ", count: max(0, 8 - weight.count))
      return "\(id)  \(weight)\(padding)  \(info.summary)\(notes(on: info))\n"
    }.joined()
  }

  /// The document `bridgekeeper/rules/1`.
  public var json: String {
    let rows = RuleExplanation.all.map { rule -> JSONValue in
      [
        "id": .string(rule.info.id), "summary": .string(rule.info.summary),
        "severity": .string(rule.info.severity.rawValue), "optIn": .bool(rule.info.isOptIn),
        "state": .string(weight(of: rule.info)), "fix": .string(rule.info.mending.rawValue),
        "options": .array(rule.options.map { $0.row(config.ruleOptions) }),
        "overrides": .array(
          overrides(of: rule.info).map { ["paths": JSONValue($0.paths), "state": .string($0.word)] }),
        "page": JSONValue(config.rulePages?.page(on: rule.info.id)),
      ]
    }
    let document: JSONValue = ["schema": "bridgekeeper/rules/1", "rules": .array(rows)]
    return document.document
  }

  /// What the rule weighs in this project: its severity, or `off`.
  private func weight(of info: RuleInfo) -> String {
    RuleSelection().severity(of: info, in: config, at: nil)?.rawValue ?? "off"
  }

  private func notes(on info: RuleInfo) -> String {
    let options = RuleOption.all(of: info.id).filter { !$0.isShared }.map(\.name)
    let places = overrides(of: info).map { "\($0.word) in \($0.paths.joined(separator: ", "))" }
    let notes = (options.isEmpty ? [] : ["options: \(options.joined(separator: ", "))"]) + places
    return notes.isEmpty ? "" : " [\(notes.joined(separator: "; "))]".oneLine
  }

  private func overrides(of info: RuleInfo) -> [(paths: [String], word: String)] {
    config.overrides.compactMap { override in
      override.rules[info.id].map { (override.paths, $0.word) }
    }
  }
}

extension Project {
  /// Lists the rules, weighed as the project has them.
  public func listRules() -> RuleListing { RuleListing(config: config) }
}
