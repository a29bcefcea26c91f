// Findings and scopes from few words, for the tests of the baseline.

import Findings

@testable import BridgekeeperKit

extension Finding {
  /// A finding whose fingerprint depends on rule, bridge and what was found, as every rule's does.
  static func sample(
    _ rule: String, _ found: String = "", bridge: String = "Map", file: String = "Map.swift", line: Int = 1,
    status: Finding.Status = .open
  ) -> Finding {
    Finding(
      rule: rule, severity: .error, message: "'\(bridge)' has \(found): mend it",
      location: Location(file: file, line: line), bridge: bridge,
      fingerprint: Fingerprint.of(rule, bridge, found), status: status)
  }

  /// What stays the same when its line moves.
  var identity: String { "\(rule) \(fingerprint) \(location.file)" }
}

extension BaselineScope {
  /// A run over everything by the rules `a`, `b` and `c`.
  static let everything = BaselineScope(
    known: ["a", "b", "c", "unreadable_source"], judged: ["a", "b", "c", "unreadable_source"],
    unsuppressible: ["unreadable_source"])

  func with(_ change: (inout BaselineScope) -> Void) -> BaselineScope {
    var scope = self
    change(&scope)
    return scope
  }
}

/// What a run makes of a baseline.
struct BaselineRun {
  /// The file's next text; the former one where it stays.
  var text: String?
  var findings: [Finding]
  var idle: [Finding]
  var outcome: BaselineOutcome

  init(
    _ text: String?, _ findings: [Finding], _ deed: BaselineCall.Deed = .apply,
    _ scope: BaselineScope = .everything
  ) throws {
    let bytes = text.map { Array($0.utf8) }
    var change = BaselineChange(try bytes.map(Baseline.read))
    change.match(findings, scope)
    change.carryOut(deed, findings)
    self.findings = change.marked(findings)
    idle = change.idleFindings(in: "baseline.json", severity: .warning, "bridgekeeper check --prune-baseline")
    let after = change.text(replacing: bytes)
    outcome = change.outcome(BaselineCall(deed: deed), path: "baseline.json", before: bytes, after: after)
    self.text = after ?? text
  }

  var open: [Finding] { findings.filter { $0.status == .open } }
  var baselined: [Finding] { findings.filter { $0.status == .baselined } }
}
