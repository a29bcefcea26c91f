// The examples of the rules that look at whole projects: each fires at the marks and nowhere else.

import Findings
import SwiftScan
import Testing

@testable import BridgekeeperKit

@Suite struct RuleLessonTests {
  /// The rules that are not about code, which `RuleExampleTests` tries.
  static let rules = RuleSelection.known.filter { id in !BridgeRule.all.contains { $0.info.id == id } }

  @Test(arguments: rules) func theRuleHasALesson(id: String) throws {
    let rule = try #require(RuleExplanation(id))
    #expect(rule.why?.isEmpty == false, "\(id) does not say why it fires: write its RuleLesson")
    #expect(rule.bad.count == 1 && rule.good.count == 1, "\(id) has no examples: write its RuleLesson")
  }

  @Test(arguments: rules) func theRuleFiresAtTheMarks(id: String) throws {
    let rule = try #require(RuleExplanation(id))
    for example in rule.bad {
      let marks = Self.marks(in: example)
      #expect(!marks.isEmpty)
      #expect(try Self.places(of: id, in: example) == marks, "\(example.shown)")
    }
    for example in rule.good {
      #expect(!example.shown.contains("↓"))
      #expect(try Self.places(of: id, in: example) == [], "\(example.shown)")
    }
  }

  private static func places(of id: String, in example: ProjectExample) throws -> [String] {
    let files = example.files.map { ($0.path ?? "Sample.swift", $0.text) }
    let table = TableFileSystem(Dictionary(uniqueKeysWithValues: files))
    let project = try Project.open(root: TableFileSystem.root, effects: table.effects)
    return try project.check().report.findings.filter { $0.rule == id }.map(\.location).map {
      "\($0.file):\($0.line):\($0.column)"
    }
  }

  /// `FILE:LINE:COLUMN` of each mark, in the texts without marks.
  private static func marks(in example: ProjectExample) -> [String] {
    example.files.flatMap { file in
      file.marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { line, text in
        let parts = text.split(separator: "↓", omittingEmptySubsequences: false).dropLast()
        return parts.indices.map { last in
          "\(file.path ?? "Sample.swift"):\(line + 1):\(parts[...last].reduce(1) { $0 + $1.utf8.count })"
        }
      }
    }.sorted()
  }
}
