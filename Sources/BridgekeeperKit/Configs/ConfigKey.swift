// The keys of the configuration file: one row a key, so that reading, the list of known keys and the help
// agree.

import Findings
import Knowledge
import SwiftScan
import YAML

/// A key of `.bridgekeeper.yml`.
public struct ConfigKey: Sendable {
  /// The key as it is written.
  public let name: String
  /// What it is for, in a few words.
  public let summary: String
  /// The ids of rules that judge by it.
  var rules: [String] = []
  let read: @Sendable (YAMLNode, inout Config) throws(ConfigProblem) -> Void

  /// Every key, in the order of the documentation.
  public static let all: [ConfigKey] = [
    ConfigKey(name: "included", summary: "patterns of the Swift files to scan; all where it is missing") {
      node, config throws(ConfigProblem) in config.included = try texts(node)
    },
    ConfigKey(name: "excluded", summary: "patterns of files and folders to leave out") {
      node, config throws(ConfigProblem) in config.excluded = try texts(node)
    },
    ConfigKey(name: "gotcha_headings", summary: "further words that make a heading a gotcha heading") {
      node, config throws(ConfigProblem) in config.gotchaHeadings = try texts(node)
    },
    ConfigKey(name: "gotcha_files", summary: "patterns of Markdown files that hold nothing but gotchas") {
      node, config throws(ConfigProblem) in config.gotchaFiles = try texts(node)
    },
    ConfigKey(name: "memory_files", summary: "patterns of further memory files") {
      node, config throws(ConfigProblem) in config.memoryFiles = try texts(node)
    },
    ConfigKey(
      name: "bridge_names",
      summary: "name that a package declares → kind of bridge",
      rules: ["undocumented_bridge"]
    ) {
      node, config throws(ConfigProblem) in
      for (key, value) in try pairs(node) { config.bridgeNames[key.text] = try kind(value) }
    },
    ConfigKey(
      name: "presenters",
      summary: "whether classes that present a UIKit controller are bridges",
      rules: ["undocumented_bridge"]
    ) {
      node, config throws(ConfigProblem) in
      guard let value = node.bool else { throw .kind(of: node, wanted: "true or false") }
      config.presenters = value
    },
    ConfigKey(
      name: "entry_kinds",
      summary: "further kinds of bridge that need an entry",
      rules: ["undocumented_bridge"]
    ) {
      node, config throws(ConfigProblem) in
      for item in try list(node) { config.entryKinds.append(try kind(item)) }
    },
    ConfigKey(
      name: "contexts",
      summary: "where bridges need an entry: app, test, preview",
      rules: ["undocumented_bridge"]
    ) {
      node, config throws(ConfigProblem) in
      config.contexts = []
      for item in try list(node) { config.contexts.append(try context(item)) }
    },
    ConfigKey(
      name: "agents",
      summary: "the agents that memory files are judged for: claude, codex",
      rules: ["unreachable_entry", "oversized_memory"]
    ) {
      node, config throws(ConfigProblem) in
      for item in try list(node) { config.agents.append(try agent(item)) }
    },
    ConfigKey(
      name: "outside_memory",
      summary: "whether imports and links may lead out of the root",
      rules: ["broken_import"]
    ) {
      node, config throws(ConfigProblem) in
      guard let value = node.bool else { throw .kind(of: node, wanted: "true or false") }
      config.readsOutside = value
    },
    ConfigKey(
      name: "memory_budgets",
      summary: "claude and codex: bytes shown at once; lines: of a file",
      rules: ["oversized_memory"]
    ) {
      node, config throws(ConfigProblem) in
      for (key, value) in try pairs(node) {
        switch key.text {
        case "claude": config.memoryBudgets.claude = try size(value)
        case "codex": config.memoryBudgets.codex = try size(value)
        case "lines": config.memoryBudgets.lines = try size(value)
        default: throw .unknown("budget", key.text, at: key.place, known: ["claude", "codex", "lines"])
        }
      }
    },
    ConfigKey(
      name: "deployment_targets", summary: "platform → version; or a list of such, each with paths",
      rules: ["superseded_bridge", "removal_due"] + RuleOptions.askingForTarget.sorted()
    ) {
      node, config throws(ConfigProblem) in config.deploymentTargets = try ConfiguredTarget.read(node)
    },
    ConfigKey(
      name: "newest_versions",
      summary: "platform → the newest version to verify entries on",
      rules: ["stale_verification"]
    ) {
      node, config throws(ConfigProblem) in
      for (key, value) in try pairs(node) {
        guard let platform = ApplePlatform(word: key.text), platform != .iPadOS else {
          let known = ["iOS", "macOS", "macCatalyst", "tvOS", "visionOS", "watchOS"]
          throw .unknown("platform", key.text, at: key.place, known: known)
        }
        guard let version = value.scalar.flatMap({ VersionNumber($0.text) }) else {
          throw .kind(of: value, wanted: "a version such as 27.1")
        }
        config.newestVersions[platform] = version
      }
    },
    ConfigKey(
      name: "unsuppressible_rules",
      summary: "rules that no comment and no baseline may set aside",
      rules: ["superfluous_disable", "fixed_baseline_item"]
    ) {
      node, config throws(ConfigProblem) in
      for item in try list(node) {
        let id = try RuleSetting.rule(try text(item), at: item.start)
        config.unsuppressible.append(id)
      }
    },
    ConfigKey(
      name: "rules", summary: "rule → error, warning, info or off; or a mapping of severity and options"
    ) {
      node, config throws(ConfigProblem) in try config.readRules(node)
    },
    ConfigKey(name: "overrides", summary: "list of paths and rules: what holds for findings in some files") {
      node, config throws(ConfigProblem) in config.overrides = try RuleOverride.read(node)
    },
    ConfigKey(name: RuleOption.oneShotModals.name, summary: RuleOption.oneShotModals.summary) {
      node, config throws(ConfigProblem) in
      try RuleOption.oneShotModals.read(node, into: &config.ruleOptions)
    },
    ConfigKey(name: "hooks", summary: HookPolicy.summary) {
      node, config throws(ConfigProblem) in config.hooks = try HookPolicy.read(node)
    },
    ConfigKey(name: "rule_pages", summary: "https address of the folder with the rules' pages, for links") {
      node, config throws(ConfigProblem) in config.rulePages = try RulePages.read(node)
    },
  ]

  static func list(_ node: YAMLNode) throws(ConfigProblem) -> [YAMLNode] {
    if node.isNull { return [] }
    if let items = node.items { return items }
    guard node.string != nil else { throw .kind(of: node, wanted: "a list") }
    return [node]
  }

  private static func texts(_ node: YAMLNode) throws(ConfigProblem) -> [String] {
    var texts: [String] = []
    for item in try list(node) { texts.append(try text(item)) }
    return texts
  }

  private static func text(_ node: YAMLNode) throws(ConfigProblem) -> String {
    guard let text = node.string, !text.isEmpty else { throw .kind(of: node, wanted: "a text") }
    return text
  }

  static func pairs(
    _ node: YAMLNode
  ) throws(ConfigProblem) -> [(key: (text: String, place: YAMLPlace), value: YAMLNode)] {
    if node.isNull { return [] }
    guard let entries = node.entries else { throw .kind(of: node, wanted: "a mapping of keys to values") }
    return entries.map { (($0.key.scalar?.text ?? "", $0.key.start), $0.value) }
  }

  private static func kind(_ node: YAMLNode) throws(ConfigProblem) -> BridgeKind {
    let name = try text(node)
    guard let kind = BridgeKind(rawValue: name) else {
      throw .unknown("kind of bridge", name, at: node.start, known: BridgeKind.all.sorted())
    }
    return kind
  }

  private static func context(_ node: YAMLNode) throws(ConfigProblem) -> Bridge.Context {
    let name = try text(node)
    guard let context = Bridge.Context(rawValue: name) else {
      throw .unknown("context", name, at: node.start, known: ["app", "test", "preview"])
    }
    return context
  }

  private static func agent(_ node: YAMLNode) throws(ConfigProblem) -> Agent {
    let name = try text(node)
    guard let agent = Agent(rawValue: name) else {
      throw .unknown("agent", name, at: node.start, known: Agent.allCases.map(\.rawValue))
    }
    return agent
  }

  private static func size(_ node: YAMLNode) throws(ConfigProblem) -> Int {
    guard let size = node.int, size >= 0 else { throw .kind(of: node, wanted: "a whole number") }
    return size
  }
}
