// One self-contained HTML page of the findings: light and dark, printable, without scripts and without the
// network.

extension Reporter {
  /// A page for people without a terminal: an artifact of a CI run.
  static let html = Reporter(name: "html", summary: "a self-contained page of the findings") {
    report, context in
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>Bridgekeeper: \(report.verdict(strict: context.isStrict))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <main>
    <h1>Bridgekeeper: \(report.verdict(strict: context.isStrict))</h1>
    <p>\(report.openCounts); \(report.standingCounts)\(report.comparison.map { "; \($0.words)" } ?? "").</p>
    \(table(report.findings, context))\(context.explains(report) ? explaining : "")</main>
    </body>
    </html>

    """
  }

  private static func table(_ findings: [Finding], _ context: Context) -> String {
    guard !findings.isEmpty else { return "<p>There are no findings.</p>\n" }
    return """
      <table>
      <caption>\(findings.count.of("finding"))</caption>
      <thead><tr><th scope="col">Severity</th><th scope="col">Place</th><th scope="col">Finding</th></tr></thead>
      <tbody>
      \(findings.map { row($0, context) }.joined())</tbody>
      </table>

      """
  }

  private static func row(_ finding: Finding, _ context: Context) -> String {
    let status = finding.standing.map { " <span class=\"status\">\($0)</span>" } ?? ""
    let fix = finding.unnamedFix.map { "<br>Run <code>\($0.inMarkup)</code>" } ?? ""
    return """
      <tr class="\(finding.weight.rawValue)"><td>\(finding.severity.rawValue)\(status)</td>\
      <td><code><bdi>\(finding.shownPlace.inMarkup)</bdi></code></td>\
      <td><bdi>\(finding.message.inMarkup)</bdi>\(fix) \(name(of: finding.rule, context))</td></tr>

      """
  }

  private static let explaining = """
    <p><code>bridgekeeper explain RULE</code> says why a rule fires, with code that it flags and code that it leaves alone.</p>

    """

  /// The rule's id, linked to its page where there is one.
  private static func name(of rule: String, _ context: Context) -> String {
    let id = rule.inMarkup
    let name = context.documentation(of: rule).map { "<a href=\"\($0.inMarkup)\">\(id)</a>" } ?? id
    return "<code class=\"rule\">\(name)</code>"
  }

  private static let style = """
    :root { color-scheme: light dark; --text: #1c1c1e; --page: #fff; --line: #d1d1d6; --soft: #5c5c61;
      --error: #b00020; --warning: #7a4d00; --info: #0b57a4; }
    @media (prefers-color-scheme: dark) { :root { --text: #f2f2f7; --page: #1c1c1e; --line: #48484a;
      --soft: #aeaeb2; --error: #ff8a80; --warning: #ffc46b; --info: #8ec5ff; } }
    body { margin: 0; color: var(--text); background: var(--page);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
    main { max-width: 72rem; margin: 0 auto; padding: 1.5rem; }
    h1 { font-size: 1.5rem; }
    table { width: 100%; border-collapse: collapse; }
    caption { text-align: left; color: var(--soft); padding-bottom: .5rem; }
    th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0;
      border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
    td:first-child { font-weight: 600; white-space: nowrap; }
    .error td:first-child { color: var(--error); }
    .warning td:first-child { color: var(--warning); }
    .info td:first-child { color: var(--info); }
    .status, .rule { color: var(--soft); font-weight: 400; }
    .rule a { color: inherit; }
    code { font: .875em/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    @media print { main { max-width: none; padding: 0; } tr { break-inside: avoid; } }
    @media (max-width: 40rem) { thead { display: none; } td { display: block; border-bottom: 0; padding: .125rem 0; }
      tr { display: block; padding: .75rem 0; border-bottom: 1px solid var(--line); } }
    """
}
