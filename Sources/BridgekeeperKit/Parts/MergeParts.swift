// The gate over the parts of a scan: the same as over one scan, since the parts together are what that would have found.

import Findings
import SwiftScan

extension Project {
  /// Runs the gate over what several runs found.
  ///
  /// - Parameter baseline: what is done with the baseline.
  /// - Parameter former: the report of a former run, to say what is new.
  public func merge(
    _ parts: JoinedParts, baseline: BaselineCall = BaselineCall(), former: FormerReport? = nil
  ) throws(Failure) -> CheckResult {
    let rules = parts.origin.rules
    let judges = JudgingRules(rules, config)
    let plan = try planScan(for: judges)
    try parts.require(plan, in: self)
    let judged = try judged(inspection(plan, parts.inventory), by: rules, judges)
    return try checked(judged, parts.origin.paths, rules, baseline, nil, former)
  }
}
