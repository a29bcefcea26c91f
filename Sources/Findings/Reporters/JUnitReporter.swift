// JUnit XML: every CI shows it. A finding that fails the gate is a failed test, a rule that found nothing a
// passed one.

extension Reporter {
  /// One suite. Tests are named after the bridge and the file, never the line, so that a CI can follow them
  /// over time.
  static let junit = Reporter(name: "junit", summary: "JUnit XML, for CI servers that show tests") {
    report, context in
    JUnitSuite(report, context).text
  }
}

/// The run as a suite of tests.
private struct JUnitSuite {
  private let findings: [Finding]
  private let context: Reporter.Context

  init(_ report: Report, _ context: Reporter.Context) {
    findings = report.findings
    self.context = context
  }

  var text: String {
    let names = findings.map { finding in
      (finding.bridge.map { "\($0) in " } ?? "") + finding.location.file
    }
    let occurrences = zip(findings, names).map { "\($0.rule) \($1)" }.occurrences
    let cases = zip(findings, zip(names, occurrences)).map { finding, name in
      test(finding, name: name.1 == 1 ? name.0 : "\(name.0) (\(name.1))")
    }
    let silent = context.rules.map(\.id).filter { rule in !findings.contains { $0.rule == rule } }
    let passed = silent.map { rule in
      "    <testcase classname=\"bridgekeeper\" name=\"\(rule.inMarkup)\" time=\"0\"/>\n"
    }
    let counts =
      "tests=\"\(cases.count + passed.count)\" failures=\"\(findings.count(where: fails))\" errors=\"0\" "
      + "skipped=\"\(findings.count { $0.status != .open })\" time=\"0\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="bridgekeeper" \(counts)>
        <testsuite name="bridgekeeper check" \(counts)>
      \((cases + passed).joined())  </testsuite>
      </testsuites>

      """
  }

  private func fails(_ finding: Finding) -> Bool {
    finding.weight == .error || (context.isStrict && finding.weight == .warning)
  }

  private func test(_ finding: Finding, name: String) -> String {
    let why = context.documentation(of: finding.rule) ?? context.explanation(of: finding.rule)
    let words = finding.compilerLine.inMarkup + (why.map { "\nwhy: \($0.inMarkup)" } ?? "")
    let outcome =
      if finding.status != .open {
        "<skipped message=\"\(finding.status.rawValue): \(finding.message.inMarkup)\"/>"
      } else if fails(finding) {
        "<failure type=\"\(finding.severity.rawValue)\" message=\"\(finding.message.inMarkup)\">\(words)</failure>"
      } else {
        "<system-out>\(words)</system-out>"
      }
    return """
          <testcase classname="\(finding.rule.inMarkup)" name="\(name.inMarkup)" \
      file="\(finding.location.file.inMarkup)" line="\(finding.location.line)" time="0">
            \(outcome)
          </testcase>

      """
  }
}
