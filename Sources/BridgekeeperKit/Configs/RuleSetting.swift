// What a configuration says of one rule, as it is written under `rules`: a severity, or a mapping with the rule's options.

import Findings
import SwiftScan
import YAML

/// What a project says of one rule.
public enum RuleSetting: Sendable, Equatable {
  /// The rule fires with this severity.
  case severity(Severity)
  /// The rule does not fire.
  case off

  /// The word for it: a severity or `off`.
  var word: String {
    switch self {
    case .severity(let severity): severity.rawValue
    case .off: "off"
    }
  }

  /// The words that it is written with.
  static let words = Severity.allCases.reversed().map(\.rawValue) + ["off"]
}

extension Config {
  /// Reads `rules`: rule → severity, or → a mapping of `severity` and the rule's own options.
  mutating func readRules(_ node: YAMLNode) throws(ConfigProblem) {
    for (key, value) in try ConfigKey.pairs(node) {
      let id = try RuleSetting.rule(key.text, at: key.place)
      guard value.entries != nil else {
        rules[id] = try RuleSetting.read(value, of: id)
        continue
      }
      for (name, value) in try ConfigKey.pairs(value) {
        if name.text == "severity" {
          rules[id] = try RuleSetting.read(value, of: id)
        } else {
          try RuleOption.named(name.text, of: id, at: name.place).read(value, into: &ruleOptions)
        }
      }
    }
  }
}

extension RuleSetting {
  /// The id of a rule that a key or a text names.
  static func rule(_ id: String, at place: YAMLPlace) throws(ConfigProblem) -> String {
    let known = RuleSelection.known
    guard known.contains(id) else { throw .unknown("rule", id, at: place, known: known) }
    return id
  }

  /// A severity or `off`, as a rule takes it.
  static func read(_ node: YAMLNode, of id: String) throws(ConfigProblem) -> RuleSetting {
    let setting = try read(node)
    guard id == DocumentationRule.unreadableSource.info.id, setting != .severity(.error) else {
      return setting
    }
    throw ConfigProblem(
      problem: "'\(id)' is always an error: nobody knows what a file holds that cannot be analysed",
      fix: "mend the file, or leave it out with 'excluded'", place: node.start)
  }

  private static func read(_ node: YAMLNode) throws(ConfigProblem) -> RuleSetting {
    // YAML 1.1 reads a bare `off` as a truth value; here it is the word that people mean.
    if node.bool == false { return .off }
    guard let word = node.string, !word.isEmpty else {
      throw .kind(of: node, wanted: "\(words.dropLast().joined(separator: ", ")) or off")
    }
    guard let severity = Severity(rawValue: word) else {
      throw .unknown("severity", word, at: node.start, known: words)
    }
    return .severity(severity)
  }
}
