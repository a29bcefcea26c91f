// GitHub's workflow commands: lines in a step's log that GitHub shows beside the code of a pull request.

extension Reporter {
  /// A workflow command for each finding that GitHub shows, then the others as plain lines of the log. The
  /// edge adds the job summary.
  static let github = Reporter(
    name: "github", summary: "workflow commands and a job summary, for GitHub Actions", needsTexts: true
  ) { report, context in
    GitHubAnnotations(report.findings, context).text
  }
}

/// The findings as workflow commands, within what GitHub shows of a step.
private struct GitHubAnnotations {
  /// GitHub shows as many annotations of a kind for a step, and drops the rest without a word.
  private static let limit = 10

  private let shown: [Finding]
  private let rest: [Finding]
  private let context: Reporter.Context

  init(_ findings: [Finding], _ context: Reporter.Context) {
    self.context = context
    let groups = [Severity.error, .warning, .info].map { weight in findings.filter { $0.weight == weight } }
    let isOver = groups.contains { $0.count > Self.limit }
    // The closing line is a notice itself.
    let limits = [Self.limit, Self.limit, isOver ? Self.limit - 1 : Self.limit]
    shown = zip(groups, limits).flatMap { $0.prefix($1) }
    rest = zip(groups, limits).flatMap { $0.dropFirst($1) }
  }

  var text: String {
    (shown.map(command) + closing + rest.map(plain)).map { $0 + "\n" }.joined()
  }

  private func command(_ finding: Finding) -> String {
    let place = context.inUTF16(finding.location)
    var properties = [
      ("file", context.repositoryPath(place.file).oneLine), ("line", "\(place.line)"),
      ("col", "\(place.column)"),
    ]
    if place.endLine > place.line || place.endColumn > place.column {
      properties += [("endLine", "\(place.endLine)"), ("endColumn", "\(place.endColumn)")]
    }
    properties.append(("title", finding.rule))
    let list = properties.map { "\($0.0)=\(Self.escape($0.1, isProperty: true))" }.joined(separator: ",")
    return "::\(finding.weight.command) \(list)::\(Self.escape(finding.shownMessage, isProperty: false))"
  }

  private var closing: [String] {
    guard !rest.isEmpty else { return [] }
    let parts = [Severity.error, .warning, .info].compactMap { weight -> String? in
      let count = rest.count { $0.weight == weight }
      return count == 0 ? nil : count.of("more \(weight.command)")
    }
    return [
      "::notice title=bridgekeeper::\(parts.joined(separator: ", ")): "
        + "GitHub shows no more annotations of a step, so the rest is in its log"
    ]
  }

  /// A line of the log that GitHub cannot take for a command: neither at its beginning, nor in the old form
  /// that it looks for anywhere in a line.
  private func plain(_ finding: Finding) -> String {
    "- "
      + finding.compilerLine.split(separator: "##[", omittingEmptySubsequences: false)
      .joined(separator: "#\u{200B}#[")
  }

  private static func escape(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Severity {
  fileprivate var command: String { self == .info ? "notice" : rawValue }
}
