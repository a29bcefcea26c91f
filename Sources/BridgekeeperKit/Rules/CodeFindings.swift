// From what the rules over code hit to findings, weighed by the configuration.

import Findings
import Knowledge
import SwiftScan

extension Project {
  /// The findings of hits in the sources, where their rules judge.
  func codeFindings(_ hits: [RuleHit], _ rules: RuleSelection) -> [Finding] {
    let infos = Dictionary(BridgeRule.all.map { ($0.info.id, $0.info) }) { first, _ in first }
    return hits.compactMap { hit -> Finding? in
      guard let info = infos[hit.rule],
        let severity = rules.severity(of: info, in: config, at: hit.file, own: hit.severity)
      else { return nil }
      return Finding(
        rule: hit.rule, severity: severity, message: hit.message,
        location: Location(
          file: hit.file, line: hit.line, column: hit.column, endLine: hit.endLine, endColumn: hit.endColumn),
        bridge: hit.bridge, fingerprint: Fingerprint.of(hit.rule, hit.bridge ?? "", hit.found),
        remedy: hit.fix.map { Remedy(.edits($0.edits), isSafe: $0.isSafe) })
    }
  }

  /// The lists and thresholds of the rules, with the lowest iOS that the project is deployed to.
  ///
  /// - Parameter targets: nil where no rule asks for them.
  func ruleOptions(_ targets: DeploymentTargets?) -> RuleOptions {
    var options = config.ruleOptions
    options.iOSTarget = options.iOSTarget ?? targets?.targets(of: "").decisive[.iOS]?.major
    return options
  }
}
