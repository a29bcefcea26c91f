// From what the rules over code hit to findings, weighed by the configuration.

import Findings
import Knowledge
import SwiftScan

extension Project {
  /// The findings of hits in the sources.
  func codeFindings(_ hits: [RuleHit]) -> [Finding] {
    let infos = Dictionary(BridgeRule.all.map { ($0.info.id, $0.info) }) { first, _ in first }
    return hits.compactMap { hit -> Finding? in
      guard let info = infos[hit.rule], let severity = config.severity(of: info) else { return nil }
      let isSetByProject = config.rules[hit.rule] != nil
      return Finding(
        rule: hit.rule, severity: isSetByProject ? severity : hit.severity ?? severity, message: hit.message,
        location: Location(
          file: hit.file, line: hit.line, column: hit.column, endLine: hit.endLine, endColumn: hit.endColumn),
        bridge: hit.bridge, fingerprint: Fingerprint.of(hit.rule, hit.bridge ?? "", hit.found))
    }
  }

  /// The lists and thresholds of the rules, with the lowest iOS that the project is deployed to where a rule
  /// asks for it.
  func ruleOptions(_ listed: ProjectFiles, for rules: Set<String>) -> RuleOptions {
    var options = config.ruleOptions
    if options.iOSTarget == nil, !rules.isDisjoint(with: RuleOptions.askingForTarget) {
      options.iOSTarget = readDeploymentTargets(listed).targets(of: "").decisive[.iOS]?.major
    }
    return options
  }
}
