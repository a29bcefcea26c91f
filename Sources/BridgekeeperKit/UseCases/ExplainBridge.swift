// What `explain TYPE` gathers: all that the gate, the registry and the matrix conclude about one bridge.

import Findings
import SwiftScan

extension Project {
  /// Explains the bridge with this name, simple or qualified.
  public func explain(_ name: String) throws(Failure) -> BridgeExplanation {
    let rules = RuleSelection()
    let code = BridgeRule.all.map(\.info).filter { rules.judges($0, config) }
    let inspection = try inspect(countsUses: true, rules: Set(code.map(\.id)), readsBacking: true)
    let bridges = inspection.inventory.bridges
    guard let place = inspection.inventory.place(ofBridge: name) else {
      throw inspection.inventory.noBridge(called: name, or: RuleSelection.known)
    }
    var gate = gate(inspection)
    let retirement = try retirement(of: inspection)
    gate.retirement = retirement
    let entries = inspection.matches.ofBridge[place].map {
      (inspection.matches.entries[$0.entry], $0.mention)
    }
    let findings = Report(
      findings: (DocumentationRule.all.flatMap { [gate] in $0.findings(in: gate, rules) }
        + codeFindings(inspection.inventory.ruleHits, rules)).filter { finding in
          finding.bridge == bridges[place].qualifiedName
            || entries.contains { $0.0.location == finding.location }
        }, bridges: 0, documented: 0, entries: 0
    ).findings
    return BridgeExplanation(
      bridge: bridges[place], needsEntry: config.needsEntry(bridges[place]), entries: entries,
      standing: retirement.standings[place], score: try score(at: place, in: inspection),
      removals: gate.removals(retirement).filter { $0.bridges.contains(place) }, findings: findings)
  }
}
