// What a project has agreed to live with for now: findings by their identity, in a file that only shrinks.

import Findings

/// The items of a baseline file, in the file's order.
struct Baseline: Sendable, Equatable {
  var items: [BaselineItem] = []

  /// The file that is used where none is named.
  static let fileName = ".bridgekeeper-baseline.json"
  /// What the file says that it is.
  static let schema = "bridgekeeper/baseline/1"
}

/// One finding that a project has agreed to live with.
struct BaselineItem: Sendable, Equatable {
  /// The rule that fired.
  var rule: String
  /// The finding's fingerprint.
  var fingerprint: String
  /// Where it was, relative to the root.
  var file: String
  /// The qualified name of the bridge concerned.
  var bridge: String?
  /// What was found, for people who read the file's history; it identifies nothing.
  var message: String?
  /// Why it was taken in after the baseline had been written.
  var why: String?
  /// The line of the baseline file, 1-based; 0 for an item that is in no file yet.
  var line = 0
  /// The item as one line of the file. An item that stays keeps these bytes, with what other tools added.
  var text: String
}

extension BaselineItem {
  /// The item of a finding.
  init(_ finding: Finding, why: String?) {
    self.init(
      rule: finding.rule, fingerprint: finding.fingerprint, file: finding.location.file,
      bridge: finding.bridge, message: BaselineMessage.short(finding.message), why: why)
  }

  /// An item that stands in no file yet.
  init(rule: String, fingerprint: String, file: String, bridge: String?, message: String?, why: String?) {
    let pairs = [
      ("file", file), ("rule", rule), ("bridge", bridge), ("fingerprint", fingerprint), ("message", message),
      ("why", why),
    ]
    let written = pairs.compactMap { key, value in value.map { "\"\(key)\": \(Self.quoted($0))" } }
    self.init(
      rule: rule, fingerprint: fingerprint, file: file, bridge: bridge, message: message, why: why,
      text: "{" + written.joined(separator: ", ") + "}")
  }

  /// The item after its file was renamed.
  func moved(to file: String) -> BaselineItem {
    BaselineItem(
      rule: rule, fingerprint: fingerprint, file: file, bridge: bridge, message: message, why: why)
  }

  private static func quoted(_ text: String) -> String { String(JSONValue.string(text).document.dropLast()) }
}
