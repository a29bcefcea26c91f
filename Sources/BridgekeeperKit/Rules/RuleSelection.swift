// Which rules judge in a run: all that are on, only some, all but some, or some that are off by default.

import Findings
import SwiftScan

/// The rules that a command line selects.
public struct RuleSelection: Sendable, Equatable, Codable {
  /// The ids of the only rules that judge; empty for all.
  public var only: [String]
  /// The ids of rules that do not judge.
  public var without: [String]
  /// The ids of opt-in rules that judge.
  public var with: [String]

  /// A selection of the given rules.
  public init(only: [String] = [], without: [String] = [], with: [String] = []) {
    self.only = only
    self.without = without
    self.with = with
  }

  /// What is known of every rule, in the order of the documentation.
  public static let infos: [RuleInfo] =
    DocumentationRule.all.map(\.info) + BridgeRule.all.map(\.info) + RuleInfo.commandRules
    + [.fixedBaselineItem]

  /// The ids of every rule, in the order of the documentation.
  public static var known: [String] { infos.map(\.id) }

  /// Whether the command line selects a rule, whatever the configuration says.
  func selects(_ rule: String) -> Bool {
    !without.contains(rule) && (only.isEmpty || only.contains(rule))
  }

  /// The rules that have to judge so that the selected ones can: whether a comment sets anything aside is known
  /// once every rule has judged.
  var widened: RuleSelection {
    guard only.contains(RuleInfo.superfluousDisable.id) else { return self }
    return RuleSelection(without: without, with: with + only)
  }

  /// Whether a rule judges anywhere in a project, as the command line and the configuration have it.
  func judges(_ info: RuleInfo, _ config: Config) -> Bool {
    let base = config.setting(of: info.id, at: nil)
    return isOn(info, base) || config.overrides.contains { $0.rules[info.id].map { isOn(info, $0) } ?? false }
  }

  /// What a finding of a rule weighs; nil where the rule does not judge.
  ///
  /// - Parameter file: the finding's file, from the root on; nil for what holds where no override does.
  /// - Parameter own: what the finding weighs where the project says nothing; nil for the rule's severity.
  func severity(
    of info: RuleInfo, in config: Config, at file: String?, own: Severity? = nil
  ) -> Severity? {
    let setting = config.setting(of: info.id, at: file)
    guard isOn(info, setting) else { return nil }
    if case .severity(let severity) = setting { return severity }
    return own ?? info.severity
  }

  private func isOn(_ info: RuleInfo, _ setting: RuleSetting?) -> Bool {
    guard !without.contains(info.id), setting != .off else { return false }
    if !only.isEmpty { return only.contains(info.id) }
    return !info.isOptIn || with.contains(info.id) || setting != nil
  }
}
