// What a scan is asked for, as a value: nothing here is read from the machine.

/// What a scan looks for and how many threads it may use.
public struct ScanOptions: Sendable, Equatable {
  /// Names that a package outside the sources declares, and the kind of bridge each of them stands for.
  ///
  /// A hosting kind may be given with `.subclass` or `.init`: the name is then taken for the hosting class
  /// itself.
  public var bridgeNames: [String: BridgeKind]
  /// Simple names of types whose declarations are wanted, beside those of the bridges themselves.
  public var declarationsOf: Set<String>
  /// Whether instantiations of the bridges are counted; without it fewer files are parsed.
  public var countsUses: Bool
  /// Whether classes that present a UIKit controller for SwiftUI are bridges too.
  public var includesPresenters: Bool
  /// The ids of the rules that judge the code; see `BridgeRule.all`.
  public var rules: Set<String>
  /// Lists and thresholds of those rules.
  public var ruleOptions: RuleOptions
  /// Whether the code behind the bridges is looked for: `Bridge.backing`. More files are parsed for it.
  public var readsBacking: Bool
  /// Whether every file is parsed, also those without a word that could matter. The result is the same, only
  /// later.
  public var parsesEveryFile: Bool
  /// Whether files are handed to the parser whole, also where tokens would do. The result is the same, only
  /// later.
  public var parsesWholeFiles: Bool
  /// Whose files the result is about; nil for all. The result is what a scan without it says of those files.
  public var shard: Shard?
  /// How many threads read and parse; at least one is used.
  public var workers: Int

  /// Options with everything optional left out.
  public init(
    bridgeNames: [String: BridgeKind] = [:], declarationsOf: Set<String> = [], countsUses: Bool = true,
    includesPresenters: Bool = false, rules: Set<String> = [], ruleOptions: RuleOptions = RuleOptions(),
    readsBacking: Bool = false, parsesEveryFile: Bool = false, parsesWholeFiles: Bool = false,
    shard: Shard? = nil, workers: Int
  ) {
    self.bridgeNames = bridgeNames
    self.declarationsOf = declarationsOf
    self.countsUses = countsUses
    self.includesPresenters = includesPresenters
    self.rules = rules
    self.ruleOptions = ruleOptions
    self.readsBacking = readsBacking
    self.parsesEveryFile = parsesEveryFile
    self.parsesWholeFiles = parsesWholeFiles
    self.shard = shard
    self.workers = workers
  }
}
