// The formats that people and Xcode read: one finding a line, `PATH:LINE:COL: error: message (rule_id)`.

extension Reporter {
  /// One finding a line with paths relative to the root.
  static let text = Reporter(name: "text", summary: "one finding a line, as compilers print") { report, _ in
    lines(report) { $0 }
  }

  /// The same with absolute paths, which Xcode needs to make a line clickable.
  static let xcode = Reporter(name: "xcode", summary: "the same with absolute paths") { report, context in
    lines(report) { context.root == "/" ? "/" + $0 : context.root + "/" + $0 }
  }

  private static func lines(_ report: Report, path: (String) -> String) -> String {
    report.findings.map { line($0, path: path($0.location.file)) + "\n" }.joined()
  }

  private static func line(_ finding: Finding, path: String) -> String {
    // Xcode knows errors, warnings and notes; "info" would be taken for plain output.
    let severity = finding.severity == .info ? "note" : finding.severity.rawValue
    let status = finding.status == .open ? "" : " [\(finding.status.rawValue)]"
    let place = "\(path.oneLine):\(finding.location.line):\(finding.location.column)"
    return "\(place): \(severity): \(finding.message.oneLine) (\(finding.rule))\(status)"
  }
}
