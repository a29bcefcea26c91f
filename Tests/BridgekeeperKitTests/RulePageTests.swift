// The pages in `docs/rules` are what the rules say of themselves, and nothing else is there.

import Findings
import Foundation
import Markdown
import SwiftScan
import Testing

@testable import BridgekeeperKit

@Suite struct RulePageTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent(RulePages.folder)

  /// `RECORD=1 swift test` writes the pages as they are now, and fails so that nobody takes that for a pass.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  static let remedy = "run `RECORD=1 swift test --filter RulePageTests` and read the difference"

  @Test(arguments: RulePages.files.map(\.name))
  func thePageIsWhatTheRuleSays(name: String) throws {
    let text = try #require(RulePages.files.first { $0.name == name }?.text)
    let file = Self.folder.appendingPathComponent(name)
    if Self.isRecording {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name): read it, then run without RECORD")
      return
    }
    let page = try? String(contentsOf: file, encoding: .utf8)
    #expect(page == text, "\(RulePages.folder)/\(name) is stale: \(Self.remedy)")
  }

  @Test func noPageIsLeftOver() throws {
    let there = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let left = Set(there).subtracting(RulePages.files.map(\.name))
    if Self.isRecording {
      for name in left { try FileManager.default.removeItem(at: Self.folder.appendingPathComponent(name)) }
      return
    }
    #expect(left.isEmpty, "no rule has these pages: \(left.sorted()); \(Self.remedy)")
  }

  @Test(arguments: RulePages.files.map(\.name))
  func thePageIsReadWithoutAProblem(name: String) throws {
    let text = try #require(RulePages.files.first { $0.name == name }?.text)
    let document = Document(text)
    #expect(document.problem == nil && document.warnings.isEmpty)
    #expect(document.imports.isEmpty && !document.blocks.isEmpty)
    // The one comment is the mark; other markup would be code that escaped its fence.
    #expect(document.comments.count == 1)
    #expect(!text.contains("\n\n\n") && text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  /// What a page says to write into the configuration can be written there.
  @Test(arguments: RuleExplanation.all.filter { !$0.info.isAlwaysError }.map(\.info.id))
  func theSettingIsRead(id: String) throws {
    let rule = try #require(RuleExplanation(id))
    let config = try Config.read(rule.settingSample)
    #expect(config.rules[id] != nil)
    #expect(RulePage(rule).body.contains(rule.settingSample))
  }

  /// The index is the only place that lists all options; each stands there with its rule.
  @Test func theIndexNamesEveryRuleAndOption() throws {
    let index = try #require(RulePages.files.first { $0.name == "README.md" }?.text)
    for rule in RuleExplanation.all {
      #expect(index.contains("[`\(rule.info.id)`](\(rule.info.id).md)"))
      for option in rule.options {
        let owner = option.isShared ? "several, a key by itself" : "[`\(rule.info.id)`](\(rule.info.id).md)"
        #expect(index.contains("| \(owner) | `\(option.name)` |"))
      }
    }
  }
}
