// What a run of the gate found, in the one order that every format prints.

/// The result of a run of the gate. It depends on nothing but the input: findings are sorted, and no time,
/// machine or absolute path is in it.
public struct Report: Sendable, Equatable {
  /// What was found, in the order of every format: by place, then rule, bridge and message.
  public let findings: [Finding]
  /// The counts.
  public let summary: Summary
  /// What a former report has and this run found no more, in the same order; nil where there was none to compare with.
  public let fixed: [Finding]?

  /// The counts of a run.
  public struct Summary: Sendable, Equatable {
    /// Bridges whose kind and context need an entry.
    public var bridges: Int
    /// Those of them that a gotcha entry documents.
    public var documented: Int
    /// Gotcha entries in all memory files, each text once.
    public var entries: Int
    /// Open findings of severity error.
    public var errors: Int
    /// Open findings of severity warning.
    public var warnings: Int
    /// Findings that the baseline sets aside.
    public var baselined: Int
    /// Findings that comment commands set aside.
    public var suppressed: Int

    /// Counts that others made.
    public init(
      bridges: Int, documented: Int, entries: Int, errors: Int, warnings: Int, baselined: Int, suppressed: Int
    ) {
      self.bridges = bridges
      self.documented = documented
      self.entries = entries
      self.errors = errors
      self.warnings = warnings
      self.baselined = baselined
      self.suppressed = suppressed
    }
  }

  /// A report over findings in any order; with what is fixed where a former report was compared.
  public init(
    findings: [Finding], bridges: Int, documented: Int, entries: Int, fixed: [Finding]? = nil
  ) {
    self.findings = findings.sorted(by: Self.precedes)
    self.fixed = fixed?.sorted(by: Self.precedes)
    func count(_ status: Finding.Status, _ severity: Severity? = nil) -> Int {
      findings.count { $0.status == status && (severity == nil || $0.severity == severity) }
    }
    summary = Summary(
      bridges: bridges, documented: documented, entries: entries, errors: count(.open, .error),
      warnings: count(.open, .warning), baselined: count(.baselined), suppressed: count(.suppressed))
  }

  /// The same run with only its open findings listed. The counts stay: what was set aside is still counted.
  public var openOnly: Report {
    Report(sorted: findings.filter { $0.status == .open }, summary: summary, fixed: fixed)
  }

  private init(sorted findings: [Finding], summary: Summary, fixed: [Finding]?) {
    self.findings = findings
    self.summary = summary
    self.fixed = fixed
  }

  /// Whether the gate passes: no open error, and under `strict` no open warning; what a former report has too does
  /// not fail it again.
  public func passes(strict: Bool) -> Bool {
    let failing = strict ? Severity.warning : .error
    return !findings.contains { $0.counts && $0.severity >= failing }
  }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.location != right.location { return left.location < right.location }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.bridge != right.bridge { return (left.bridge ?? "") < (right.bridge ?? "") }
    return left.message < right.message
  }
}
