// The bytes of `check --format json` → the findings in it, or what is wrong with them.

import Findings
import Foundation

extension FormerReport {
  private static let schema = "bridgekeeper/check/1"

  /// Reads a report.
  ///
  /// - Parameter path: the file's absolute path.
  /// - Parameter name: the file as it was named.
  public static func read(_ path: String, as name: String, _ files: FileSystem) throws(Failure)
    -> FormerReport
  {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try files.read(path)
    } catch {
      throw Failure(
        "cannot read the former report '\(name)'", reason: error.reason, fix: advice,
        exit: error == .missing ? .noInput : .badInput)
    }
    return FormerReport(name: name, findings: try findings(bytes, name))
  }

  private static func findings(_ bytes: [UInt8], _ name: String) throws(Failure) -> [Finding] {
    func malformed(_ reason: String) -> Failure {
      Failure("'\(name)' is no report of 'check'", reason: reason, fix: advice, exit: .badInput)
    }
    guard bytes.contains(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
      throw malformed("it is empty")
    }
    let data = Data(bytes)
    guard let head = try? JSONDecoder().decode(Head.self, from: data) else {
      throw malformed("it cannot be read as JSON with a 'schema'")
    }
    guard head.schema == schema else {
      throw malformed("its schema is '\(head.schema)', and this version reads '\(schema)'")
    }
    let rows: [Row]
    do {
      rows = try JSONDecoder().decode(Body.self, from: data).findings
    } catch {
      throw malformed(reason(error))
    }
    let open = rows.filter { $0.status == Finding.Status.open.rawValue }
    let findings = open.compactMap(\.finding)
    guard findings.count == open.count else { throw malformed("a finding has a 'severity' that is none") }
    return findings
  }

  private static let advice =
    "name a file that 'bridgekeeper check --format json' wrote before the change"

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "\(place(context.codingPath)) has no '\(key.stringValue)'"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      "\(place(context.codingPath)) is not what it should be"
    default: "its findings cannot be read"
    }
  }

  /// `'line' of finding 3`.
  private static func place(_ path: [any CodingKey]) -> String {
    guard let number = path.compactMap(\.intValue).first else {
      return path.last.map { "'\($0.stringValue)'" } ?? "the document"
    }
    let key = path.last.flatMap { $0.intValue == nil ? "'\($0.stringValue)' of " : nil } ?? ""
    return "\(key)finding \(number + 1)"
  }
}

/// What the document says that it is.
private struct Head: Decodable { var schema: String }

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
