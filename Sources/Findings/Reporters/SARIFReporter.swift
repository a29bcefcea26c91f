// SARIF 2.1.0 as GitHub code scanning wants it: rules with help, end columns, and the fingerprint that GitHub
// uses.

extension Reporter {
  /// One SARIF log with one run. GitHub opens an alert for every result, suppressed or not, so what is set
  /// aside is there only where it was asked for.
  static let sarif = Reporter(
    name: "sarif", summary: "SARIF 2.1.0, for GitHub code scanning", needsTexts: true
  ) { report, context in
    SARIFLog(report, context).value.document
  }
}

/// A SARIF log of one run.
private struct SARIFLog {
  private let findings: [Finding]
  private let context: Reporter.Context
  private let rules: [RuleInfo]
  /// The line hashes of each file that a finding is in.
  private let hashes: [String: [String]]

  init(_ report: Report, _ context: Reporter.Context) {
    findings = report.findings
    self.context = context
    rules = context.rules + Self.unlisted(report.findings, context.rules)
    hashes = Set(report.findings.map(\.location.file)).reduce(into: [:]) { hashes, file in
      hashes[file] = context.texts[file].map { LineHash.ofLines($0.bytes) }
    }
  }

  /// Rules that a finding names and nobody described.
  private static func unlisted(_ findings: [Finding], _ rules: [RuleInfo]) -> [RuleInfo] {
    let known = Set(rules.map(\.id))
    let severities = Dictionary(findings.map { ($0.rule, $0.severity) }) { max($0, $1) }
    return severities.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
      .map { RuleInfo(id: $0.key, summary: $0.key, severity: $0.value) }
  }

  var value: JSONValue {
    let driver: JSONValue = [
      "name": "Bridgekeeper", "semanticVersion": .string(context.version.isEmpty ? "0.0.0" : context.version),
      "rules": .array(rules.map(describe)),
    ]
    let run: JSONValue = [
      "tool": ["driver": driver], "automationDetails": ["id": "bridgekeeper/"],
      "columnKind": "utf16CodeUnits",
      "invocations": .array([["executionSuccessful": true]]), "results": .array(results),
    ]
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": .array([run]),
    ]
  }

  private func describe(_ rule: RuleInfo) -> JSONValue {
    let help = context.help(rule.id) ?? RuleHelp(text: rule.summary, markdown: rule.summary)
    let name = rule.id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    var row: [String: JSONValue] = [
      "id": .string(rule.id), "name": .string(name), "shortDescription": ["text": .string(rule.summary)],
      "fullDescription": ["text": .string(rule.summary)],
      "help": ["text": .string(help.text), "markdown": .string(help.markdown)],
      "defaultConfiguration": ["level": .string(rule.severity.sarifLevel)],
      "properties": [
        "precision": "high", "tags": .array(["bridgekeeper", "maintainability"]),
        "problem.severity": .string(rule.severity == .info ? "recommendation" : rule.severity.rawValue),
      ],
    ]
    if let url = context.documentation(of: rule.id) { row["helpUri"] = .string(url) }
    return .object(row)
  }

  private var results: [JSONValue] {
    let places = Dictionary(rules.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    let occurrences = findings.map(\.fingerprint).occurrences
    return zip(findings, occurrences).map { finding, occurrence in
      var row: [String: JSONValue] = [
        "ruleId": .string(finding.rule), "ruleIndex": JSONValue(places[finding.rule]),
        "level": .string(finding.severity.sarifLevel), "message": ["text": .string(message(finding))],
        "locations": .array([place(finding.location)]),
        "partialFingerprints": fingerprints(finding, occurrence),
      ]
      if !finding.related.isEmpty {
        row["relatedLocations"] = .array(finding.related.enumerated().map(related))
      }
      row["baselineState"] = finding.change.map { .string($0.rawValue) }
      if finding.status != .open { row["suppressions"] = .array([suppression(finding.status)]) }
      return .object(row)
    }
  }

  /// The message with a link to each related place. Text that would be read as a link is kept from it.
  private func message(_ finding: Finding) -> String {
    let text = finding.message.oneLine + (finding.unnamedFix.map { ": run `\($0)`" } ?? "")
    let links = finding.related.enumerated().map {
      "[\(Self.withoutLinks($0.element.label.oneLine))](\($0.offset + 1))"
    }
    let see = links.isEmpty ? "" : ". See " + links.joined(separator: ", ")
    return (text.contains("](") ? Self.withoutLinks(text) : text) + see
  }

  private static func withoutLinks(_ text: String) -> String {
    text.reduce(into: "") { $0 += ["\\", "[", "]"].contains($1) ? "\\\($1)" : String($1) }
  }

  private func place(_ location: Location) -> JSONValue {
    let converted = context.inUTF16(location)
    var region: [String: JSONValue] = [
      "startLine": .int(converted.line), "startColumn": .int(converted.column),
    ]
    // A finding on a file or line as a whole has no end worth marking.
    if converted.endLine > converted.line || converted.endColumn > converted.column {
      region["endLine"] = .int(converted.endLine)
      region["endColumn"] = .int(converted.endColumn)
    }
    let uri = context.repositoryPath(location.file).percentEncodedPath
    return ["physicalLocation": ["artifactLocation": ["uri": .string(uri)], "region": .object(region)]]
  }

  private func related(_ number: Int, _ place: RelatedLocation) -> JSONValue {
    guard case .object(var row) = self.place(place.location) else { return .null }
    row["id"] = .int(number + 1)
    row["message"] = ["text": .string(place.label.oneLine)]
    return .object(row)
  }

  private func fingerprints(_ finding: Finding, _ occurrence: Int) -> JSONValue {
    var row: [String: JSONValue] = ["bridgekeeper/v1": .string("\(finding.fingerprint):\(occurrence)")]
    let lines = hashes[finding.location.file] ?? []
    if lines.indices.contains(finding.location.line - 1) {
      row["primaryLocationLineHash"] = .string(lines[finding.location.line - 1])
    }
    return .object(row)
  }

  private func suppression(_ status: Finding.Status) -> JSONValue {
    ["kind": status == .suppressed ? "inSource" : "external", "status": "accepted"]
  }
}

extension Severity {
  fileprivate var sarifLevel: String { compilerWord }
}

extension String {
  /// A relative path as a URI reference: everything but letters, digits, `-._~` and `/` as `%XX`.
  fileprivate var percentEncodedPath: String {
    utf8.reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}
