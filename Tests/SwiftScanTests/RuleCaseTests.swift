// Code after public bug reports: each file of `Cases/rules` says in its first lines which rules fire where.

import Findings
import Testing

@testable import SwiftScan

/// The ids of all rules, those that are off by default too.
let everyRule = Set(BridgeRule.all.map(\.info.id))

/// The ids of the rules that judge by default.
let defaultRules = Set(BridgeRule.all.filter { !$0.info.isOptIn }.map(\.info.id))

/// Options with the given rules.
func options(_ rules: Set<String>, workers: Int = 1) -> ScanOptions {
  ScanOptions(rules: rules, workers: workers)
}

/// One file with what must be found in it.
struct RuleCase: CustomTestStringConvertible, Sendable {
  var folder: String
  var path: String
  var testDescription: String { "\(folder)/\(path)" }

  static let all: [RuleCase] = ["rules/reports", "rules/negatives"].flatMap { folder in
    CaseFolder(folder).paths.map { RuleCase(folder: folder, path: $0) }
  }

  func bytes() throws -> [UInt8] { try CaseFolder(folder).bytes(path) }
}

/// What the `// Expect:  rule:LINE` lines of a case say; rules that are off by default are marked `(opt-in)`.
struct RuleExpectation {
  var rows: [String] = []
  var optIn: Set<String> = []

  init(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ").map(String.init)
      guard words.count >= 3, words[0] == "//", words[1] == "Expect:", words[2] != "none" else { continue }
      rows.append(words[2])
      if words.count > 3, words[3] == "(opt-in)" {
        optIn.insert(String(words[2].prefix { $0 != ":" }))
      }
    }
    rows.sort()
  }
}

/// `rule:LINE` for each hit.
func rows(_ inventory: Inventory) -> [String] {
  inventory.ruleHits.map { "\($0.rule):\($0.line)" }.sorted()
}

@Suite struct RuleCaseTests {
  @Test func thereAreCases() {
    #expect(RuleCase.all.count == 119)
  }

  @Test(arguments: RuleCase.all) func firesExactly(_ ruleCase: RuleCase) throws {
    let bytes = try ruleCase.bytes()
    let expected = RuleExpectation(bytes)
    let found = scan([ruleCase.path: bytes], options(defaultRules.union(expected.optIn)))
    #expect(rows(found) == expected.rows)
  }
}
