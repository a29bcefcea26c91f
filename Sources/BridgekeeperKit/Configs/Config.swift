// What a project says of itself in `.bridgekeeper.yml`, checked.

import Findings
import Knowledge
import SwiftScan

/// A project's configuration; the defaults are what a project without a file gets.
public struct Config: Sendable, Equatable {
  /// Patterns of the Swift files that are scanned; empty for all.
  public var included: [String] = []
  /// Patterns of files and folders that are looked at in no way, besides `Config.alwaysExcluded`.
  public var excluded: [String] = []
  /// Words that make a heading a gotcha heading, besides the built-in ones.
  public var gotchaHeadings: [String] = []
  /// Patterns of Markdown files that are gotcha sections from their first line to their last.
  public var gotchaFiles: [String] = []
  /// Patterns of further memory files.
  public var memoryFiles: [String] = []
  /// Names of protocols and classes that packages declare, and the kind of bridge that they make.
  public var bridgeNames: [String: BridgeKind] = [:]
  /// Whether classes that present a UIKit controller for SwiftUI are looked for and count as bridges.
  public var presenters = false
  /// Kinds that need an entry, besides the Representable protocols and `presenter`.
  public var entryKinds: [BridgeKind] = []
  /// The contexts in which bridges need an entry.
  public var contexts: [Bridge.Context] = [.app, .test, .preview]
  /// The agents that memory files are judged for; empty for those whose files the project has.
  public var agents: [Agent] = []
  /// Whether imports and links of memory files may lead out of the root; the home folder is never looked at.
  public var readsOutside = false
  /// How large memory files may be.
  public var memoryBudgets = MemoryBudgets()
  /// The deployment targets that the project names, before which nothing that is read counts.
  public var deploymentTargets: [ConfiguredTarget] = []
  /// By platform the newest version that entries are to be verified on; empty where nobody is to look again.
  public var newestVersions: [ApplePlatform: VersionNumber] = [:]
  /// The ids of rules that no comment may set aside.
  public var unsuppressible: [String] = []
  /// Lists and thresholds of rules.
  public var ruleOptions = RuleOptions()
  /// What the project says of single rules.
  public var rules: [String: RuleSetting] = [:]
  /// What the project says of rules on some paths; of two that hold for a file the later one counts.
  public var overrides: [RuleOverride] = []
  /// What the hooks of coding agents do.
  public var hooks = HookPolicy()
  /// Where the pages on the rules are; nil where they have no address.
  public var rulePages: RulePages?

  /// Folders of other people's code and of build products, never looked at.
  public static let alwaysExcluded = [
    "**/.git", "**/.build", "**/.swiftpm", "**/DerivedData", "**/Pods", "**/Carthage", "**/SourcePackages",
    "**/node_modules",
  ]

  /// The file's name.
  public static let fileName = ".bridgekeeper.yml"

  /// The configuration of a project without a file.
  public init() {}

  /// Whether a bridge of this kind and context needs a gotcha entry.
  public func needsEntry(_ bridge: Bridge) -> Bool {
    guard contexts.contains(bridge.context) else { return false }
    return bridge.kind.direction == .uikitInSwiftUI || entryKinds.contains(bridge.kind)
  }

  /// What the project says of a rule.
  ///
  /// - Parameter file: the file of a finding, from the root on; nil for what holds where no override does.
  func setting(of rule: String, at file: String?) -> RuleSetting? {
    let override = file.flatMap { file in overrides.last { $0.rules[rule] != nil && $0.holds(file) } }
    return override?.rules[rule] ?? rules[rule]
  }
}
