// Which rules judge in a run: all, only some, or all but some.

import Findings

/// The rules that a command line selects.
public struct RuleSelection: Sendable, Equatable {
  /// The ids of the only rules that judge; empty for all.
  public var only: [String]
  /// The ids of rules that do not judge.
  public var without: [String]

  /// A selection of the given rules.
  public init(only: [String] = [], without: [String] = []) {
    self.only = only
    self.without = without
  }

  /// The ids of every rule, in the order of the documentation.
  public static var known: [String] { DocumentationRule.all.map(\.info.id) }

  var selected: [DocumentationRule] {
    DocumentationRule.all.filter { rule in
      (only.isEmpty || only.contains(rule.info.id)) && !without.contains(rule.info.id)
    }
  }
}
