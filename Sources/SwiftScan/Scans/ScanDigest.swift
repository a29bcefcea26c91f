// What a scan was asked for, as one short text: parts of one scan have to have been asked for the same.

import Findings

extension ScanOptions {
  /// Sixteen hexadecimal digits that are the same for options that give the same result: whose files it is about, and how
  /// many threads work, is not among them.
  public var digest: String {
    var hash = StableHash()
    for (name, kind) in bridgeNames.sorted(by: { $0.key < $1.key }) { hash.take("\(name) \(kind.rawValue)") }
    for names in [declarationsOf, rules] {
      hash.take("")
      for name in names.sorted() { hash.take(name) }
    }
    hash.take("\(countsUses) \(includesPresenters) \(readsBacking)")
    hash.take(ruleOptions.iOSTarget.map(String.init) ?? "")
    for option in RuleOption.all { hash.take(option.json(in: ruleOptions).line) }
    return hash.digits
  }
}

extension RuleOption {
  /// Every option, in the order of the rules.
  fileprivate static var all: [RuleOption] { [oneShotModals] + BridgeRule.all.flatMap(\.options) }
}
