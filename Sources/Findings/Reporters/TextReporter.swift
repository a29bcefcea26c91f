// The format that people read in a terminal: one finding a line, `PATH:LINE:COL: error: message (rule_id)`.

extension Reporter {
  /// One finding a line with paths relative to the root, and columns in bytes, as the Swift compiler counts
  /// them.
  static let text = Reporter(name: "text", summary: "one finding a line, as compilers print") {
    report, context in
    report.findings.map { line($0, isColored: context.isColored) + "\n" }.joined()
  }

  private static func line(_ finding: Finding, isColored: Bool) -> String {
    let place = "\(finding.shownPlace):\(finding.location.column):"
    let severity = finding.severity.word(isColored: isColored)
    return "\(place) \(severity) \(finding.message.oneLine) (\(finding.rule))\(finding.statusWord)"
  }
}

extension Reporter {
  /// The sequences that reports are coloured with.
  public static let colors = Set(
    [Severity.error, .warning, .info].map { "\u{1B}[1;\($0.color)m" } + [Severity.plain])
}

extension Severity {
  fileprivate var color: Int { self == .error ? 31 : self == .warning ? 33 : 36 }
  fileprivate static let plain = "\u{1B}[0m"

  /// `error:`, bold and in its colour where colours are wanted.
  fileprivate func word(isColored: Bool) -> String {
    let word = "\(compilerWord):"
    guard isColored else { return word }
    return "\u{1B}[1;\(color)m\(word)\(Self.plain)"
  }
}
