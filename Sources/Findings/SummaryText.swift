// The counts of a run in words, for the formats that people read.

extension Report {
  /// `2 errors, 1 warning`: what is open, by severity.
  var openCounts: String { counts(of: findings.filter { $0.status == .open }) }

  /// `2 errors, 1 warning` of some of its findings.
  func counts(of findings: [Finding]) -> String {
    let counts = [Severity.error, .warning, .info].map { severity in
      (findings.count { $0.severity == severity }, severity.rawValue)
    }
    let parts = counts.filter { $0.0 > 0 }.map { $0.0.of($0.1) }
    return parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
  }

  /// `5 of 6 bridges documented, 5 gotcha entries`, then what is set aside where anything is.
  var standingCounts: String {
    var parts = [
      "\(summary.documented) of \(summary.bridges.of("bridge")) documented",
      summary.entries.of("gotcha entry", "gotcha entries"),
    ]
    if summary.baselined > 0 { parts.append("\(summary.baselined.of("finding")) baselined") }
    if summary.suppressed > 0 { parts.append("\(summary.suppressed.of("finding")) suppressed") }
    return parts.joined(separator: ", ")
  }

  /// `the gate passes`, or that it does not.
  func verdict(strict: Bool) -> String {
    passes(strict: strict) ? "the gate passes" : "the gate does not pass"
  }
}
