// A baseline file's bytes → its items, or the first thing that is wrong with it.

import Findings
import Foundation

extension Baseline {
  /// The baseline that a file's bytes say.
  static func read(_ bytes: [UInt8]) throws(BaselineProblem) -> Baseline {
    if let line = conflictLine(bytes) {
      throw BaselineProblem(
        line: line, problem: "unresolved merge conflict",
        fix: "keep the findings of both sides and remove the markers; "
          + "'bridgekeeper check --prune-baseline' then takes out what is fixed")
    }
    guard String(exactly: bytes) != nil else {
      throw BaselineProblem(line: 1, problem: "it is not UTF-8", fix: "save it as UTF-8")
    }
    let layout = try BaselineLayout(bytes)
    try requireSchema(layout)
    var baseline = Baseline()
    for item in layout.items { baseline.items.append(try BaselineItem(item)) }
    return baseline
  }

  private static func requireSchema(_ layout: BaselineLayout) throws(BaselineProblem) {
    guard let schema = layout.schema else { throw .malformed(1, "it does not say its 'schema'") }
    guard schema.text == Self.schema else {
      throw BaselineProblem(
        line: schema.line, problem: "unknown schema '\(schema.text)': this version reads '\(Self.schema)'",
        fix: "use the version of bridgekeeper that wrote the file")
    }
  }

  /// The line of the first conflict marker. No line of JSON begins like one.
  private static func conflictLine(_ bytes: [UInt8]) -> Int? {
    let markers = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].map { Array($0.utf8) }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.firstIndex { line in markers.contains { line.starts(with: $0) } }.map { $0 + 1 }
  }
}

extension BaselineItem {
  /// The keys that are read; others are for other tools.
  private struct Fields: Decodable {
    var rule: String
    var fingerprint: String
    var file: String
    var bridge: String?
    var message: String?
    var why: String?
  }

  fileprivate init(_ item: BaselineLayout.Item) throws(BaselineProblem) {
    let fields: Fields
    do {
      fields = try JSONDecoder().decode(Fields.self, from: Data(item.text.utf8))
    } catch {
      throw .malformed(item.line, Self.reason(error))
    }
    if fields.rule == DocumentationRule.unreadableSource.info.id {
      throw BaselineProblem(
        line: item.line,
        problem: "'\(fields.rule)' can never be baselined: nobody knows what the file hides",
        fix: "remove the line, and mend '\(fields.file)' or leave it out with 'excluded'")
    }
    self.init(
      rule: fields.rule, fingerprint: fields.fingerprint, file: fields.file, bridge: fields.bridge,
      message: fields.message, why: fields.why, line: item.line, text: item.text)
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "the finding has no '\(key.stringValue)'"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "'\(context.codingPath.last?.stringValue ?? "")' of the finding is no text"
    default: "the finding cannot be read as JSON"
    }
  }
}
