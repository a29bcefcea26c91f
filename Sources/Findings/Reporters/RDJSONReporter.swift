// reviewdog's diagnostic format, rdjson: comments on pull requests of any code host.

extension Reporter {
  /// One result. Columns are in UTF-8 bytes, as findings have them; paths are from the root, where reviewdog
  /// is run.
  static let rdjson = Reporter(name: "rdjson", summary: "Reviewdog Diagnostic Format, for reviewdog") {
    report, context in
    let result: JSONValue = [
      "source": ["name": "bridgekeeper"],
      "diagnostics": .array(report.findings.map { diagnostic($0, context) }),
    ]
    return result.document
  }

  private static func diagnostic(_ finding: Finding, _ context: Context) -> JSONValue {
    var code: [String: JSONValue] = ["value": .string(finding.rule)]
    if let url = context.documentation(of: finding.rule) { code["url"] = .string(url) }
    var row: [String: JSONValue] = [
      "message": .string(finding.shownMessage), "severity": .string(finding.weight.rawValue.uppercased()),
      "location": place(finding.location), "code": .object(code),
    ]
    if !finding.related.isEmpty {
      row["related_locations"] = .array(
        finding.related.map {
          ["message": .string($0.label.oneLine), "location": place($0.location)]
        })
    }
    return .object(row)
  }

  private static func place(_ location: Location) -> JSONValue {
    [
      "path": .string(location.file),
      "range": [
        "start": ["line": .int(location.line), "column": .int(location.column)],
        "end": ["line": .int(location.endLine), "column": .int(location.endColumn)],
      ],
    ]
  }
}
