// What a scan was asked for, as one short text: parts of one scan have to have been asked for the same.

import Findings

extension ScanOptions {
  /// Sixteen hexadecimal digits that are the same for options that give the same result.
  public var digest: String {
    var hash = StableHash()
    for word in words { hash.take(word) }
    return hash.digits
  }

  /// All that the result depends on, as texts: whose files it is about, and how many threads work, is not among them.
  public var words: [String] {
    var words: [String] = []
    for (name, kind) in bridgeNames.sorted(by: { $0.key < $1.key }) {
      words.append("\(name) \(kind.rawValue)")
    }
    for names in [declarationsOf, rules] { words += [""] + names.sorted() }
    words.append("\(countsUses) \(includesPresenters) \(readsBacking)")
    words.append(ruleOptions.iOSTarget.map(String.init) ?? "")
    for option in RuleOption.all { words.append(option.json(in: ruleOptions).line) }
    return words
  }
}

extension RuleOption {
  /// Every option, in the order of the rules.
  fileprivate static var all: [RuleOption] { [oneShotModals] + BridgeRule.all.flatMap(\.options) }
}
