// An option of a rule in words and as rows, for every text that tells of it.

import Findings
import SwiftScan

extension RuleOption {
  /// What it is where a project says nothing, in words.
  var defaultWords: String {
    let texts = texts(in: RuleOptions())
    guard case .names = value else { return "\(texts.joined()) by default" }
    return "added to \(texts.joined(separator: ", "))"
  }

  /// A value as a project might write it.
  var sample: String {
    switch value {
    case .flag(let path): "\(!RuleOptions()[keyPath: path])"
    case .count(let path): "\(RuleOptions()[keyPath: path])"
    case .names: "[YourType]"
    }
  }

  /// The option as a JSON row.
  ///
  /// - Parameter options: what a project has set; nil where no project is asked about.
  func row(_ options: RuleOptions? = nil) -> JSONValue {
    var row: [String: JSONValue] = [
      "name": .string(name), "summary": .string(summary), "sort": .string(sort), "shared": .bool(isShared),
      "default": json(in: RuleOptions()),
    ]
    if let options { row["value"] = json(in: options) }
    return .object(row)
  }
}
