// The bytes of `check --format json` → the findings in it, or what is wrong with them.

import Findings

extension FormerReport {
  private static let document = PrintedDocument(
    name: "former report", kind: "report of 'check'", schema: "bridgekeeper/check/1",
    advice: "name a file that 'bridgekeeper check --format json' wrote before the change")

  /// Reads a report.
  ///
  /// - Parameter path: the file's absolute path.
  /// - Parameter name: the file as it was named.
  public static func read(_ path: String, as name: String, _ files: FileSystem) throws(Failure)
    -> FormerReport
  {
    let body: Body = try document.read(path, as: name, files)
    let open = body.findings.filter { $0.status == Finding.Status.open.rawValue }
    let findings = open.compactMap(\.finding)
    guard findings.count == open.count else {
      throw document.malformed(name, "a finding has a 'severity' that is none")
    }
    return FormerReport(name: name, findings: findings)
  }
}

private struct Body: Decodable { var findings: [Row] }

/// The keys that are read; a report may have more.
private struct Row: Decodable {
  var rule: String
  var severity: String
  var message: String
  var file: String
  var line: Int
  var column: Int
  var bridge: String?
  var fingerprint: String
  var fix: String?
  var status: String

  /// The finding; nil where it weighs nothing that is known.
  var finding: Finding? {
    guard let severity = Severity(rawValue: severity) else { return nil }
    return Finding(
      rule: rule, severity: severity, message: message,
      location: Location(file: file, line: line, column: column), bridge: bridge, fingerprint: fingerprint,
      fix: fix)
  }
}
