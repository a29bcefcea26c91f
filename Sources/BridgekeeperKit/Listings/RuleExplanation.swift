// One rule as `explain RULE` prints it.

import Findings
import SwiftScan

/// One rule with why it fires, what it flags and leaves alone, and what a project can do about it.
public struct RuleExplanation: Sendable {
  /// The id, the summary and the default severity.
  public let info: RuleInfo
  let why: String?
  let sources: [String]
  let options: [RuleOption]
  let bad: [ProjectExample]
  let good: [ProjectExample]

  /// Every rule, in the order of the documentation.
  public static var all: [RuleExplanation] { RuleSelection.infos.map(RuleExplanation.init) }

  /// The rule with this id; nil where there is none.
  public init?(_ id: String) {
    guard let info = RuleSelection.infos.first(where: { $0.id == id }) else { return nil }
    self.init(info)
  }

  private init(_ info: RuleInfo) {
    self.info = info
    let rule = BridgeRule.all.first { $0.info.id == info.id }
    let lesson = RuleLesson.of(info.id)
    why = rule?.why ?? lesson?.why
    sources = rule?.sources ?? lesson?.sources ?? []
    options = rule?.options ?? []
    bad = rule?.firing.map(ProjectExample.init) ?? lesson.map { [$0.bad] } ?? []
    good = rule?.silent.map(ProjectExample.init) ?? lesson.map { [$0.good] } ?? []
  }

  /// `warning`, or `off by default; info`.
  var weight: String { info.isOptIn ? "off by default; \(info.severity.rawValue)" : info.severity.rawValue }

  /// The keys of the configuration that matter to the rule, besides its options.
  var keys: [ConfigKey] { ConfigKey.all.filter { $0.rules.contains(info.id) } }

  /// The options that stand below the rule.
  var ownOptions: [RuleOption] { options.filter { !$0.isShared } }
}

extension RuleExplanation {
  /// The explanation as paragraphs.
  public var text: String {
    var parts = ["\(info.id) (\(weight))\n\(info.summary)"]
    if let why { parts.append("why\n  \(why)") }
    if let bad = bad.first { parts.append("flags, at the place marked ↓\n\(Self.indented(bad.shown))") }
    if let good = good.first { parts.append("leaves alone\n\(Self.indented(good.shown))") }
    if !sources.isEmpty { parts.append("sources\n" + sources.map { "  \($0)" }.joined(separator: "\n")) }
    parts.append("mended by\n  \(info.mending.words)")
    if !optionLines.isEmpty {
      parts.append("options\n" + optionLines.map { "  \($0)" }.joined(separator: "\n"))
    }
    return (parts + control).joined(separator: "\n\n") + "\n"
  }

  private var optionLines: [String] {
    options.map { option in
      let place = option.isShared ? ", a key of \(Config.fileName) by itself" : ""
      return "\(option.name)\(place): \(option.sort), \(option.defaultWords)\n    \(option.summary)"
    } + keys.map { "\($0.name), a key of \(Config.fileName)\n    \($0.summary)" }
  }

  private var control: [String] {
    if info.isAlwaysError { return ["to be rid of it\n  \(RuleInfo.alwaysErrorRemedy)"] }
    let aside = asideSample.map { "to set one finding aside, with the reason, \($0.place)\n  \($0.comment)" }
    return [
      "to weigh it otherwise, in \(Config.fileName)\n\(Self.indented(settingSample))",
      aside ?? "no comment sets it aside",
    ]
  }

  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n").trimmingEnd
  }

  /// The document `bridgekeeper/rule/1`.
  public var json: String { value.document }

  /// The same as a value.
  public var value: JSONValue {
    [
      "schema": "bridgekeeper/rule/1", "id": .string(info.id), "summary": .string(info.summary),
      "severity": .string(info.severity.rawValue), "optIn": .bool(info.isOptIn), "why": JSONValue(why),
      "bad": JSONValue(bad.map(\.shown)), "good": JSONValue(good.map(\.shown)),
      "sources": JSONValue(sources), "fix": .string(info.mending.rawValue),
      "disable": JSONValue(asideSample?.comment),
      "options": .array(options.map { $0.row() }), "keys": JSONValue(keys.map(\.name)),
    ]
  }
}

extension RuleExplanation {
  /// What weighs the rule otherwise, as a configuration file has it.
  var settingSample: String {
    let severity = info.isOptIn ? "warning" : "off"
    guard !ownOptions.isEmpty else { return "rules:\n  \(info.id): \(severity)" }
    let options = ownOptions.map { "    \($0.name): \($0.sample)" }
    let named = info.isOptIn ? "warning" : info.severity.rawValue
    return (["rules:", "  \(info.id):", "    severity: \(named)"] + options).joined(separator: "\n")
  }

  /// The comment that sets one finding aside, and where it goes; nil where none does.
  var asideSample: (comment: String, place: String)? {
    guard info.takesComments else { return nil }
    let flagged = bad.first?.files.first { $0.marked.contains("↓") }
    guard flagged?.path?.hasSuffix(".md") == true else {
      return ("// bridgekeeper:disable:next \(info.id) - why", "above it")
    }
    // What is said of a whole file is said at its first line, above which there is no place.
    if flagged?.marked.hasPrefix("↓") == true {
      return ("<!-- bridgekeeper:disable:this \(info.id) - why -->", "in the first line of the file")
    }
    return ("<!-- bridgekeeper:disable:next \(info.id) - why -->", "above it")
  }

  /// The explanation as reports carry it.
  var help: RuleHelp { RuleHelp(text: text, markdown: RulePage(self).body) }
}

extension RuleInfo {
  /// Whether nothing softens the rule: no configuration and no comment.
  var isAlwaysError: Bool { id == DocumentationRule.unreadableSource.info.id }

  /// What is left to do about a rule that nothing softens.
  static let alwaysErrorRemedy =
    "it is always an error, and no comment sets it aside: mend the file, or leave it out with 'excluded' in "
    + "'\(Config.fileName)'"

  /// Whether a comment can set a finding of the rule aside. What is wrong with comments and the baseline is not.
  var takesComments: Bool {
    !isAlwaysError && !(RuleInfo.commandRules + [.fixedBaselineItem]).contains { $0.id == id }
  }
}

extension RuleInfo.Mending {
  /// Who mends what is found, in words.
  var words: String {
    switch self {
    case .byHand: "people; 'bridgekeeper check --fix' leaves it alone"
    case .safe: "'bridgekeeper check --fix', where the edit is certain"
    case .marked: "'bridgekeeper check --fix=all'; look at what it did"
    }
  }
}
