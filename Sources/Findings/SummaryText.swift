// The counts of a run in words, for the formats that people read.

extension Report {
  /// `2 errors, 1 warning`, then infos where there are any: what is open.
  var openCounts: String {
    let infos = findings.count { $0.status == .open && $0.severity == .info }
    let parts = [Self.count(summary.errors, "error"), Self.count(summary.warnings, "warning")]
    return (parts + (infos > 0 ? [Self.count(infos, "info")] : [])).joined(separator: ", ")
  }

  /// `5 of 6 bridges documented, 5 gotcha entries`, then what is set aside where anything is.
  var standingCounts: String {
    var parts = [
      "\(summary.documented) of \(Self.count(summary.bridges, "bridge")) documented",
      Self.count(summary.entries, "gotcha entry", "gotcha entries"),
    ]
    if summary.baselined > 0 { parts.append("\(Self.count(summary.baselined, "finding")) baselined") }
    if summary.suppressed > 0 { parts.append("\(Self.count(summary.suppressed, "finding")) suppressed") }
    return parts.joined(separator: ", ")
  }

  /// `the gate passes`, or that it does not.
  func verdict(strict: Bool) -> String {
    passes(strict: strict) ? "the gate passes" : "the gate does not pass"
  }

  /// A number with its noun: `1 error`, `2 errors`.
  static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }
}
