// The formats that people and Xcode read: one finding a line, `PATH:LINE:COL: error: message (rule_id)`.

extension Reporter {
  /// One finding a line with paths relative to the root.
  static let text = Reporter(name: "text", summary: "one finding a line, as compilers print") {
    report, context in
    lines(report, isColored: context.isColored) { $0 }
  }

  /// The same with absolute paths, which Xcode needs to make a line clickable.
  static let xcode = Reporter(name: "xcode", summary: "the same with absolute paths") { report, context in
    let folder = context.root == "/" ? "" : context.root
    return lines(report, isColored: false) { folder + "/" + $0 }
  }

  private static func lines(_ report: Report, isColored: Bool, path: (String) -> String) -> String {
    report.findings.map { line($0, path: path($0.location.file), isColored: isColored) + "\n" }.joined()
  }

  private static func line(_ finding: Finding, path: String, isColored: Bool) -> String {
    let place = "\(path.oneLine):\(finding.location.line):\(finding.location.column):"
    let status = finding.status == .open ? "" : " [\(finding.status.rawValue)]"
    let severity = finding.severity.word(isColored: isColored)
    return "\(place) \(severity) \(finding.message.oneLine) (\(finding.rule))\(status)"
  }
}

extension Severity {
  /// `error:`, bold and in its colour where colours are wanted. Xcode knows errors, warnings and notes; "info" would be
  /// taken for plain output.
  fileprivate func word(isColored: Bool) -> String {
    let word = self == .info ? "note:" : "\(rawValue):"
    guard isColored else { return word }
    let color = self == .error ? 31 : self == .warning ? 33 : 36
    return "\u{1B}[1;\(color)m\(word)\u{1B}[0m"
  }
}
