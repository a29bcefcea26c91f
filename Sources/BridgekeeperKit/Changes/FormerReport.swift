// A former run's JSON report, and what this run makes of it: what is new, fixed and unchanged.

import Findings

/// The open findings of a former run.
public struct FormerReport: Sendable, Equatable {
  /// The file as it was named.
  public let name: String
  let findings: [Finding]
}

/// Findings beside those of a former run.
struct ComparedFindings: Sendable {
  /// Today's, in the order given, each open one marked new or unchanged.
  var findings: [Finding]
  /// The former ones that are not found any more.
  var fixed: [Finding]
}

extension FormerReport {
  /// Compares, by what a baseline goes by: rule, fingerprint and file, one for one. What this run did not judge is
  /// not fixed, and neither is what is set aside now.
  func compared(with findings: [Finding], _ scope: BaselineScope) -> ComparedFindings {
    var scope = scope
    scope.unsuppressible = []
    let items = self.findings.map { BaselineItem($0, why: nil) }
    var asked = findings
    for place in asked.indices where asked[place].status == .baselined { asked[place].status = .suppressed }
    let match = BaselineMatch(items, asked, scope)
    var compared = ComparedFindings(findings: findings, fixed: [])
    for place in findings.indices where findings[place].status == .open {
      compared.findings[place].change = match.covered.contains(place) ? .unchanged : .new
    }
    for (finding, standing) in zip(self.findings, match.standings) {
      if standing == .idle(.fixed) || standing == .idle(.surplus) { compared.fixed.append(finding) }
    }
    return compared
  }
}
