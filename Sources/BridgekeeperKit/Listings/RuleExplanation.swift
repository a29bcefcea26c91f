// One rule as `explain RULE` prints it, and as reports carry it.

import Findings
import SwiftScan

/// One rule with why it fires, code that it flags and code that it leaves alone.
public struct RuleExplanation: Sendable {
  let info: RuleInfo
  let rule: BridgeRule?

  /// The rule with this id; nil where there is none.
  public init?(_ id: String) {
    guard let info = RuleSelection.infos.first(where: { $0.id == id }) else { return nil }
    self.info = info
    rule = BridgeRule.all.first { $0.info.id == id }
  }

  /// The explanation as paragraphs.
  public var text: String {
    let weight = info.isOptIn ? "off by default; \(info.severity.rawValue)" : info.severity.rawValue
    var parts = ["\(info.id) (\(weight))\n\(info.summary)"]
    if let rule {
      parts.append("why\n  \(rule.why)")
      if let bad = rule.firing.first {
        parts.append("flags, at the place marked ↓\n\(Self.indented(bad.marked))")
      }
      if let good = rule.silent.first { parts.append("leaves alone\n\(Self.indented(good.code))") }
      if !rule.sources.isEmpty {
        parts.append("sources\n" + rule.sources.map { "  \($0)" }.joined(separator: "\n"))
      }
    }
    parts.append("to weigh it otherwise, in \(Config.fileName)\n  rules:\n    \(info.id): off")
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The document `bridgekeeper/rule/1`.
  public var json: String {
    let document: JSONValue = [
      "schema": "bridgekeeper/rule/1", "id": .string(info.id), "summary": .string(info.summary),
      "severity": .string(info.severity.rawValue), "optIn": .bool(info.isOptIn), "why": JSONValue(rule?.why),
      "bad": JSONValue(rule?.firing.map(\.marked) ?? []), "good": JSONValue(rule?.silent.map(\.code) ?? []),
      "sources": JSONValue(rule?.sources ?? []),
    ]
    return document.document
  }

  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n").trimmingEnd
  }
}

extension RuleExplanation {
  /// The explanation as reports carry it.
  var help: RuleHelp { RuleHelp(text: text, markdown: markdown) }

  private var markdown: String {
    var parts = [info.summary]
    if let rule {
      parts.append(rule.why)
      if let bad = rule.firing.first {
        parts.append("Flagged, at the place marked ↓:\n\n\(Self.fenced(bad.marked))")
      }
      if let good = rule.silent.first { parts.append("Left alone:\n\n\(Self.fenced(good.code))") }
      if !rule.sources.isEmpty {
        parts.append("Sources:\n\n" + rule.sources.map { "- \($0)" }.joined(separator: "\n"))
      }
    }
    parts.append("To weigh it otherwise, set `\(info.id)` under `rules` in `\(Config.fileName)`.")
    return parts.joined(separator: "\n\n")
  }

  private static func fenced(_ code: String) -> String { "```swift\n\(code.trimmingEnd)\n```" }
}

extension String {
  /// The text without blank lines at its end.
  fileprivate var trimmingEnd: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
