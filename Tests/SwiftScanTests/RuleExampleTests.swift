// Each rule's own examples: it fires at the marks and nowhere else.

import Findings
import Testing

@testable import SwiftScan

/// One example of a rule.
struct ExampleCase: CustomTestStringConvertible, Sendable {
  var rule: String
  var kind: String
  var number: Int
  var marked: String
  var testDescription: String { "\(rule) \(kind) \(number)" }

  static let all: [ExampleCase] = BridgeRule.all.flatMap { rule in
    let firing = rule.firing.enumerated().map { ($0.offset, "firing", $0.element) }
    let silent = rule.silent.enumerated().map { ($0.offset, "silent", $0.element) }
    return (firing + silent).map {
      ExampleCase(rule: rule.info.id, kind: $0.1, number: $0.0, marked: $0.2.marked)
    }
  }

  var code: String { RuleExample(marked).code }

  /// `LINE:COLUMN` of each mark, in the code without marks.
  var marks: [String] {
    marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { line, text in
      let parts = text.split(separator: "↓", omittingEmptySubsequences: false).dropLast()
      return parts.indices.map { last in
        "\(line + 1):\(parts[...last].reduce(1) { $0 + $1.utf8.count })"
      }
    }
  }
}

@Suite struct RuleExampleTests {
  @Test func everyRuleHasExamples() {
    #expect(BridgeRule.all.count == 50)
    #expect(Set(BridgeRule.all.map(\.info.id)).count == BridgeRule.all.count)
    for rule in BridgeRule.all {
      #expect(rule.firing.count >= 3 && rule.silent.count >= 3, "\(rule.info.id)")
      #expect(rule.firing.allSatisfy { $0.marked.contains("↓") }, "\(rule.info.id)")
      #expect(!rule.silent.contains { $0.marked.contains("↓") }, "\(rule.info.id)")
      #expect(!rule.why.isEmpty && !rule.sources.isEmpty && !rule.info.summary.isEmpty, "\(rule.info.id)")
    }
  }

  @Test(arguments: ExampleCase.all) func firesAtTheMarks(_ example: ExampleCase) {
    let found = scan(texts: ["Sample.swift": example.code], options([example.rule]))
    let places = found.ruleHits.map { "\($0.line):\($0.column)" }
    #expect(places == example.marks, "\(example.code)")
  }
}
