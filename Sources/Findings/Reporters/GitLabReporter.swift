// GitLab's Code Quality report: a JSON array that a merge request shows as a widget and beside the code.

extension Reporter {
  /// One array of issues. A fingerprint must be there once, so a second finding of one identity gets its
  /// number mixed in.
  static let gitlab = Reporter(name: "gitlab", summary: "a Code Quality report, for GitLab") {
    report, context in
    let occurrences = report.findings.map(\.fingerprint).occurrences
    let rows = zip(report.findings, occurrences).map { row($0, occurrence: $1, context) }
    return rows.isEmpty ? "[]\n" : JSONValue.array(rows).document
  }

  private static func row(_ finding: Finding, occurrence: Int, _ context: Context) -> JSONValue {
    let fingerprint =
      occurrence == 1 ? finding.fingerprint : Fingerprint.of(finding.fingerprint, "\(occurrence)")
    return [
      "description": .string(finding.shownMessage), "check_name": .string(finding.rule),
      "fingerprint": .string(fingerprint), "severity": .string(finding.weight.codeQuality),
      "location": [
        "path": .string(context.repositoryPath(finding.location.file)),
        "lines": ["begin": .int(finding.location.line), "end": .int(finding.location.endLine)],
      ],
    ]
  }
}

extension Severity {
  fileprivate var codeQuality: String {
    switch self {
    case .info: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
