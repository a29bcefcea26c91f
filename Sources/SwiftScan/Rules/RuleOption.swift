// One option of a rule: its name, value and meaning stand in one row, from which the configuration is read and every
// text about it is made.

import Findings

/// Something that a project may set for a rule.
public struct RuleOption: Sendable, Equatable {
  /// The name in snake_case, as it is written in the configuration.
  public let name: String
  /// What it is for, in one sentence.
  public let summary: String
  /// What sort of value it takes, and where that is kept.
  public let value: Value
  /// Whether several rules share it, so that it is a key of the configuration by itself.
  public let isShared: Bool

  /// A sort of value with its place among the options.
  public enum Value: Sendable, Equatable {
    /// True or false.
    case flag(any WritableKeyPath<RuleOptions, Bool> & Sendable)
    /// A whole number, zero or more.
    case count(any WritableKeyPath<RuleOptions, Int> & Sendable)
    /// Names of types; what a project writes is added to the default.
    case names(any WritableKeyPath<RuleOptions, Set<String>> & Sendable)
  }

  /// An option from its parts.
  init(_ name: String, _ value: Value, _ summary: String, isShared: Bool = false) {
    self.name = name
    self.value = value
    self.summary = summary
    self.isShared = isShared
  }

  /// The controllers that are made for one presentation.
  public static let oneShotModals = RuleOption(
    "one_shot_modals", .names(\.oneShotModals),
    "View controllers that are made for one presentation, so that inputs which change meanwhile do not matter.",
    isShared: true)
}

extension RuleOption {
  /// What the option is in a set of options.
  public func json(in options: RuleOptions) -> JSONValue {
    switch value {
    case .flag(let path): .bool(options[keyPath: path])
    case .count(let path): .int(options[keyPath: path])
    case .names(let path): JSONValue(options[keyPath: path].sorted())
    }
  }

  /// What the option is in a set of options, as it is written: one text, or one for each name.
  public func texts(in options: RuleOptions) -> [String] {
    switch value {
    case .flag(let path): ["\(options[keyPath: path])"]
    case .count(let path): ["\(options[keyPath: path])"]
    case .names(let path): options[keyPath: path].sorted()
    }
  }
}
