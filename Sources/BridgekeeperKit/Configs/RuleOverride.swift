// What a configuration says of rules for some paths: old code, generated code, a module with rules of its own.

import Findings
import YAML

/// Settings of rules that hold for the findings in some files.
public struct RuleOverride: Sendable, Equatable {
  /// Patterns of the files.
  public let paths: [String]
  /// What holds there, by rule.
  public let rules: [String: RuleSetting]
  private let patterns: [Glob]

  /// Settings for the files that match one of the patterns.
  public init(paths: [String], rules: [String: RuleSetting]) {
    self.paths = paths
    self.rules = rules
    patterns = paths.map(Glob.init)
  }

  func holds(_ path: String) -> Bool { patterns.contains { $0.matches(path) } }
}

extension RuleOverride {
  private static let keys = ["paths", "rules"]

  /// The rows of `overrides`.
  static func read(_ node: YAMLNode) throws(ConfigProblem) -> [RuleOverride] {
    if node.isNull { return [] }
    guard let items = node.items else {
      throw .kind(of: node, wanted: "a list of mappings with paths and rules")
    }
    var rows: [RuleOverride] = []
    for item in items { rows.append(try row(item)) }
    return rows
  }

  private static func row(_ node: YAMLNode) throws(ConfigProblem) -> RuleOverride {
    guard let entries = node.entries else { throw .kind(of: node, wanted: "a mapping with paths and rules") }
    for entry in entries {
      let name = entry.key.scalar?.text ?? ""
      guard keys.contains(name) else { throw .unknown("key", name, at: entry.key.start, known: keys) }
    }
    return RuleOverride(
      paths: try paths(part("paths", of: node)), rules: try settings(part("rules", of: node)))
  }

  private static func part(_ name: String, of node: YAMLNode) throws(ConfigProblem) -> YAMLNode {
    if let value = node[name] { return value }
    throw ConfigProblem(
      problem: "an override has no '\(name)'", fix: "write 'paths' and 'rules' into each override",
      place: node.start)
  }

  private static func paths(_ node: YAMLNode) throws(ConfigProblem) -> [String] {
    guard let texts = node.strings(singleCounts: true), !texts.isEmpty, !texts.contains("") else {
      throw .kind(of: node, wanted: "a list of patterns")
    }
    if let outside = texts.first(where: { $0.hasPrefix("/") || $0.hasPrefix("../") }) {
      throw ConfigProblem(
        problem: "the pattern '\(outside)' holds for no file of the project",
        fix: "write it from the root on",
        place: node.start)
    }
    return texts
  }

  private static func settings(_ node: YAMLNode) throws(ConfigProblem) -> [String: RuleSetting] {
    let pairs = try ConfigKey.pairs(node)
    guard !pairs.isEmpty else { throw .kind(of: node, wanted: "a mapping of rules to severities") }
    var rules: [String: RuleSetting] = [:]
    for (key, value) in pairs {
      let id = try RuleSetting.rule(key.text, at: key.place)
      guard value.entries == nil else {
        throw ConfigProblem(
          problem: "an override holds severities, and '\(id)' has a mapping",
          fix:
            "write the severity alone; options hold for the whole project and belong under the key 'rules' of the file",
          place: value.start)
      }
      rules[id] = try RuleSetting.read(value, of: id)
    }
    return rules
  }
}
