// What became of a finding since a former report.

extension Finding {
  /// Whether a former report has the finding too.
  public enum Change: String, Sendable { case new, unchanged }

  /// The rule whose findings count in every run, new or not: nobody knows what a file hides that cannot be read.
  public static let alwaysCounting = "unreadable_source"

  /// Whether it can fail the gate: it is open, and where a former report was given, new.
  public var counts: Bool {
    status == .open && (change != .unchanged || rule == Self.alwaysCounting)
  }
}

extension Report {
  /// The counts of a comparison with a former report.
  public struct Comparison: Sendable, Equatable {
    /// Open findings that the former report has not.
    public var new: Int
    /// Findings of the former report that are not found any more.
    public var fixed: Int
    /// Open findings that the former report has too.
    public var unchanged: Int

    /// `2 new, 1 fixed, 5 unchanged`.
    public var words: String { "\(new) new, \(fixed) fixed, \(unchanged) unchanged" }
  }

  /// The counts of the comparison; nil where there was none.
  public var comparison: Comparison? {
    fixed.map { fixed in
      let open = findings.filter { $0.status == .open }
      return Comparison(
        new: open.count { $0.change == .new }, fixed: fixed.count,
        unchanged: open.count { $0.change == .unchanged })
    }
  }
}
