// The rules as `rules` prints them.

import Findings
import SwiftScan

/// All rules, with what a project says of them.
public struct RuleListing: Sendable {
  let config: Config

  /// One rule a line: `stale_coordinator_parent  warning  what it flags`.
  public var text: String {
    let width = RuleSelection.infos.map(\.id.utf8.count).max() ?? 0
    return RuleSelection.infos.map { info in
      let id = info.id + String(repeating: " ", count: width - info.id.utf8.count)
      let weight = weight(of: info)
      return "\(id)  \(weight)\(String(repeating: " ", count: max(0, 8 - weight.count)))  \(info.summary)\n"
    }.joined()
  }

  /// The document `bridgekeeper/rules/1`.
  public var json: String {
    let rows = RuleSelection.infos.map { info -> JSONValue in
      [
        "id": .string(info.id), "summary": .string(info.summary), "severity": .string(info.severity.rawValue),
        "optIn": .bool(info.isOptIn), "state": .string(weight(of: info)),
      ]
    }
    let document: JSONValue = ["schema": "bridgekeeper/rules/1", "rules": .array(rows)]
    return document.document
  }

  /// What the rule weighs in this project: its severity, or `off`.
  private func weight(of info: RuleInfo) -> String {
    guard RuleSelection().judges(info, config) else { return "off" }
    return config.severity(of: info)?.rawValue ?? "off"
  }
}

extension Project {
  /// Lists the rules, weighed as the project has them.
  public func listRules() -> RuleListing { RuleListing(config: config) }
}
