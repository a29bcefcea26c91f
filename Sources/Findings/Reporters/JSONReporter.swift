// The JSON document of `check`, schema `bridgekeeper/check/1`.

extension Reporter {
  /// One JSON document for scripts.
  static let json = Reporter(name: "json", summary: "one JSON document for scripts") {
    report, context in
    var document: [String: JSONValue] = [
      "schema": "bridgekeeper/check/1", "root": ".", "summary": summary(of: report),
      "findings": .array(report.findings.map { row($0, context) }),
    ]
    document["fixed"] = report.fixed.map { .array($0.map { row($0, context) }) }
    return JSONValue.object(document).document
  }

  private static func summary(of report: Report) -> JSONValue {
    let summary = report.summary
    var row: [String: JSONValue] = [
      "bridges": .int(summary.bridges), "documented": .int(summary.documented),
      "entries": .int(summary.entries), "errors": .int(summary.errors),
      "warnings": .int(summary.warnings), "baselined": .int(summary.baselined),
      "suppressed": .int(summary.suppressed),
    ]
    if let comparison = report.comparison {
      row["new"] = .int(comparison.new)
      row["fixed"] = .int(comparison.fixed)
      row["unchanged"] = .int(comparison.unchanged)
    }
    return .object(row)
  }

  private static func row(_ finding: Finding, _ context: Context) -> JSONValue {
    var row: [String: JSONValue] = [
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message), "file": .string(finding.location.file),
      "line": .int(finding.location.line), "column": .int(finding.location.column),
      "endLine": .int(finding.location.endLine), "endColumn": .int(finding.location.endColumn),
      "bridge": JSONValue(finding.bridge), "fingerprint": .string(finding.fingerprint),
      "fix": JSONValue(finding.fix), "status": .string(finding.status.rawValue),
      "related": .array(finding.related.map(Self.row)),
      "page": JSONValue(context.documentation(of: finding.rule)),
      "explain": JSONValue(context.explanation(of: finding.rule)),
    ]
    row["change"] = finding.change.map { .string($0.rawValue) }
    return .object(row)
  }

  private static func row(_ related: RelatedLocation) -> JSONValue {
    [
      "label": .string(related.label), "file": .string(related.location.file),
      "line": .int(related.location.line), "column": .int(related.location.column),
      "endLine": .int(related.location.endLine), "endColumn": .int(related.location.endColumn),
    ]
  }
}
