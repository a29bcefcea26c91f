// A scan in shares: every file is in one of them, always in the same one, and together they say what one scan says.

import Findings
import Testing

@testable import SwiftScan

@Suite struct ShardTests {
  /// Paths and the share that each has among two, three and seven: parts that were made yesterday have to fit those of
  /// today.
  @Test(arguments: [
    ("App.swift", 2, 1, 5),
    ("Sources/Map.swift", 2, 1, 1),
    ("Sources/Map2.swift", 1, 3, 4),
    ("Sources/Pager/Pager.swift", 2, 1, 3),
    ("Tests/Ansicht-ä.swift", 2, 3, 3),
    ("", 2, 2, 2),
  ])
  func aPathKeepsItsShare(path: String, ofTwo: Int, ofThree: Int, ofSeven: Int) {
    let found = [2, 3, 7].map { Shard.number(of: path, among: $0) }
    #expect(found == [ofTwo, ofThree, ofSeven], "\(path)")
  }

  @Test(arguments: [1, 2, 3, 4, 7, 64]) func everyFileIsInOneShare(count: Int) {
    let shards = (1...count).compactMap { Shard($0, of: count) }
    var sizes = [Int](repeating: 0, count: count)
    for number in 0..<6_400 {
      let path = "Sources/Feature\(number % 37)/View\(number).swift"
      let holders = shards.indices.filter { shards[$0].holds(path) }
      #expect(holders.count == 1)
      for holder in holders { sizes[holder] += 1 }
    }
    // No share has much more to do than another.
    #expect((sizes.max() ?? 0) < 6_400 / count * 3 / 2 + 1 && (sizes.min() ?? 0) > 6_400 / count / 2)
  }

  @Test(arguments: [(0, 1), (2, 1), (-1, 3), (1, 0), (1, -1)]) func thereIsNoOtherShare(
    number: Int, count: Int
  ) {
    #expect(Shard(number, of: count) == nil)
  }

  private func joined(_ files: [String: [UInt8]], _ options: ScanOptions, shares count: Int) -> Inventory {
    let parts = (1...count).map { number in
      var own = options
      own.shard = Shard(number, of: count)
      return scan(files, own)
    }
    return Inventory(joining: parts.shuffled())
  }

  @Test func theSharesOfEachCaseAreTheWhole() {
    for (files, options) in DeterminismTests.cases {
      #expect(joined(files, options, shares: 3) == scan(files, options))
    }
  }

  @Test(arguments: 1...7) func theSharesOfManyFilesAreTheWhole(count: Int) {
    let rules = options(everyRule, workers: 2)
    for files in [DeterminismTests.together, RuleFuzzTests.files] {
      let whole = scan(files, rules)
      #expect(!whole.bridges.isEmpty && !whole.declarations.isEmpty)
      #expect(joined(files, rules, shares: count) == whole)
    }
  }

  @Test func whatAScanIsAskedForHasADigest() {
    let plain = ScanOptions(workers: 1)
    var others = [plain]
    others.append(ScanOptions(rules: ["a"], workers: 1))
    others.append(ScanOptions(declarationsOf: ["a"], workers: 1))
    others.append(ScanOptions(countsUses: false, workers: 1))
    others.append(ScanOptions(includesPresenters: true, workers: 1))
    others.append(
      ScanOptions(bridgeNames: BridgeKind(rawValue: "presenter").map { ["a": $0] } ?? [:], workers: 1))
    var target = RuleOptions()
    target.iOSTarget = 17
    others.append(ScanOptions(ruleOptions: target, workers: 1))
    var lines = RuleOptions()
    lines.maximumLines = 7
    others.append(ScanOptions(ruleOptions: lines, workers: 1))
    #expect(Set(others.map(\.digest)).count == others.count)
    #expect(ScanOptions(shard: Shard(1, of: 2), workers: 9).digest == plain.digest)
  }
}
