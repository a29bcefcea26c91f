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

  /// The comment that a page offers does set the finding aside, above the place or in the first line.
  @Test(arguments: RuleSelection.known) func theCommentSetsTheFindingAside(id: String) throws {
    let rule = try #require(RuleExplanation(id))
    guard let sample = rule.asideSample else {
      #expect(!rule.info.takesComments)
      return
    }
    let example = try #require(rule.bad.first)
    let files = example.files.map { file in
      var lines = file.marked.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for place in lines.indices.reversed() where lines[place].contains("↓") {
        lines.insert(sample.comment, at: place)
      }
      return (file.path ?? "Sample.swift", lines.joined(separator: "\n").filter { $0 != "↓" })
    }
    let findings = try Self.findings(files, with: rule.info.isOptIn ? [id] : [])
    let statuses = findings.filter { $0.rule == id }.map(\.status)
    #expect(!statuses.isEmpty && statuses.allSatisfy { $0 == .suppressed }, "\(files)")
  }

  private static func places(of id: String, in example: ProjectExample) throws -> [String] {
    try findings(example.files.map { ($0.path ?? "Sample.swift", $0.text) })
      .filter { $0.rule == id }.map(\.location).map { "\($0.file):\($0.line):\($0.column)" }
  }

  private static func findings(_ files: [(String, String)], with rules: [String] = []) throws -> [Finding] {
    let table = TableFileSystem(Dictionary(uniqueKeysWithValues: files))
    let project = try Project.open(root: TableFileSystem.root, effects: table.effects)
    return try project.check(rules: RuleSelection(with: rules)).report.findings
  }

  /// `FILE:LINE:COLUMN` of each mark, in the texts without marks.
  private static func marks(in example: ProjectExample) -> [String] {
    example.files.flatMap { file in
      file.marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
        line, text in
        let parts = text.split(separator: "↓", omittingEmptySubsequences: false).dropLast()
        return parts.indices.map { last in
          "\(file.path ?? "Sample.swift"):\(line + 1):\(parts[...last].reduce(1) { $0 + $1.utf8.count })"
        }
      }
    }.sorted()
  }
}
