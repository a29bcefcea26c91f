// Markdown for a comment on a pull request, and for the summary of a GitHub job.

extension Reporter {
  /// The verdict, what is new, the rest folded away, and the command to run. It begins with a comment by
  /// which a bot finds its own former one.
  static let markdown = Reporter(name: "markdown", summary: "a comment for a pull request") {
    report, context in
    MarkdownComment(report, context).text
  }
}

/// A report as a comment.
private struct MarkdownComment {
  /// A comment on GitHub holds 65,536 characters; this many bytes leave room for what a bot adds.
  private static let limit = 60_000

  private let report: Report
  private let context: Reporter.Context

  init(_ report: Report, _ context: Reporter.Context) {
    self.report = report
    self.context = context
  }

  var text: String {
    var list = Sections(limit: Self.limit, context: context)
    let open = report.findings.filter { $0.status == .open && $0.change != .unchanged }
    if !open.isEmpty { list.open("#### \(isComparing ? "New: " : "")\(report.counts(of: open))") }
    for severity in [Severity.error, .warning, .info] {
      list.add(open.filter { $0.severity == severity })
    }
    let lasting = report.findings.filter { $0.counts && $0.change == .unchanged }
    if !lasting.isEmpty { list.open("#### Not new, and fails nevertheless: \(report.counts(of: lasting))") }
    list.add(lasting)
    fold(report.fixed ?? [], "fixed", into: &list)
    for standing in ["unchanged", "baselined", "suppressed"] {
      fold(report.findings.filter { $0.standing == standing && !$0.counts }, standing, into: &list)
    }
    return """
      <!-- bridgekeeper -->
      ### Bridgekeeper: \(report.verdict(strict: context.isStrict))

      \(report.standingCounts)\(report.comparison.map { "; \($0.words)" } ?? "")

      \(list.text)Run `bridgekeeper check` to see this on your machine\(explaining).

      """
  }

  private var explaining: String {
    context.explains(report) ? ", `bridgekeeper explain RULE` to see why a rule fires" : ""
  }

  /// Whether something was set aside, so that what is open is what is new.
  private var isComparing: Bool {
    report.fixed != nil || report.summary.baselined + report.summary.suppressed > 0
  }

  private func fold(_ findings: [Finding], _ standing: String, into list: inout Sections) {
    guard !findings.isEmpty else { return }
    list.open("<details><summary>\(findings.count.of("\(standing) finding"))</summary>")
    list.add(findings)
    list.close("</details>")
  }
}

/// Lists of findings by rule, as long as there is room, each line once.
private struct Sections {
  private(set) var text = ""
  private var seen: Set<String> = []
  private var room: Int
  private let context: Reporter.Context

  init(limit: Int, context: Reporter.Context) {
    room = limit
    self.context = context
  }

  mutating func open(_ line: String) { text += line + "\n\n" }

  mutating func close(_ line: String) { text += line + "\n\n" }

  mutating func add(_ findings: [Finding]) {
    var left: [Finding] = []
    for rule in Set(findings.map(\.rule)).sorted() {
      let ofRule = findings.filter { $0.rule == rule }
      let lines = ofRule.map(Self.line)
      let heading = "**\(name(of: rule))** (\(ofRule[0].severity.rawValue))\n\n"
      var isHeaded = false
      for (finding, line) in zip(ofRule, lines) where seen.insert(rule + line).inserted {
        let entry = (isHeaded ? "" : heading) + line
        guard entry.utf8.count <= room else {
          left.append(finding)
          continue
        }
        room -= entry.utf8.count
        text += entry
        isHeaded = true
      }
      if isHeaded { text += "\n" }
    }
    if !left.isEmpty { text += "And \(left.count) more, for which there is no room here.\n\n" }
  }

  /// The rule's id, linked to its page where there is one.
  private func name(of rule: String) -> String {
    context.documentation(of: rule).map { "[\(rule.asCodeSpan)](\($0))" } ?? rule.asCodeSpan
  }

  private static func line(_ finding: Finding) -> String {
    let fix = finding.unnamedFix.map { ": run \($0.asCodeSpan)" } ?? ""
    return "- \(finding.shownPlace.asCodeSpan) \(finding.message.asMarkdownProse)\(fix)\n"
  }
}
