// The merge of a scan's parts equals the scan: findings, counts, drafts and every format, byte for byte.

import Findings
import Foundation
import SwiftScan
import Testing

@testable import BridgekeeperKit

/// A project of which parts are made, in a table.
private struct SplitProject {
  let table: TableFileSystem
  let project: Project

  init(_ table: TableFileSystem) throws {
    self.table = table
    project = try Project.open(root: TableFileSystem.root, effects: table.effects)
  }

  /// Each part as the file that a run would have printed, in any order.
  func parts(
    _ count: Int, paths: [String] = [], rules: RuleSelection = RuleSelection()
  ) throws -> [NamedPart] {
    var files = TableFileSystem([:])
    for number in 1...count {
      let shard = try #require(Shard(number, of: count))
      let part = try project.part(shard, paths: paths, rules: rules, version: "1")
      files.files["/parts/\(number)"] = Array(part.document.utf8)
    }
    return try (1...count).shuffled().map { try NamedPart("/parts/\($0)", as: "\($0)", files.effects.files) }
  }

  func merged(
    _ count: Int, paths: [String] = [], rules: RuleSelection = RuleSelection(),
    baseline: BaselineCall = BaselineCall()
  ) throws -> CheckResult {
    let parts = try JoinedParts(try parts(count, paths: paths, rules: rules), version: "1")
    return try project.merge(parts, baseline: baseline)
  }

  /// What every format makes of a result.
  func pages(_ result: CheckResult, _ rules: RuleSelection) -> [String: String] {
    let context = project.reportContext(for: result.report, rules: rules, readsTexts: true)
    return Dictionary(
      uniqueKeysWithValues: Reporter.all.map { ($0.name, $0.render(result.report, context)) })
  }

  /// Compares a merged result with that of one run.
  func expectEqual(_ merged: CheckResult, _ whole: CheckResult, _ rules: RuleSelection, _ name: String) {
    #expect(merged.report == whole.report, "\(name)")
    #expect(merged.drafts.map(\.text) == whole.drafts.map(\.text), "\(name)")
    #expect(merged.drafts.map(\.file) == whole.drafts.map(\.file), "\(name)")
    #expect(merged.unresolved == whole.unresolved, "\(name)")
    #expect(merged.memoryFiles == whole.memoryFiles && merged.sourceCount == whole.sourceCount, "\(name)")
    #expect(merged.baseline?.summary == whole.baseline?.summary, "\(name)")
    let (left, right) = (pages(merged, rules), pages(whole, rules))
    for format in Reporter.all.map(\.name) { #expect(left[format] == right[format], "\(name), \(format)") }
  }
}

@Suite struct PartTests {
  /// Every rule, those that are off by default too.
  private static let everyRule = RuleSelection(with: RuleSelection.infos.filter(\.isOptIn).map(\.id))

  @Test(arguments: UInt64(0)..<14)
  func theMergeOfARandomProjectIsTheWhole(seed: UInt64) throws {
    var files = GeneratedProject(seed: seed).files
    var numbers = GeneratedNumbers(state: seed &+ 77)
    let open = try SplitProject(TableFileSystem(files)).project.check(rules: Self.everyRule)
    #expect(!open.report.findings.isEmpty)
    if seed % 2 == 0 {
      // Some findings are agreed to, some items are fixed, and some stand for a file that is gone.
      let items = open.report.openOnly.findings.filter { $0.rule != "unreadable_source" }
        .filter { _ in Bool.random(using: &numbers) }.map { BaselineItem($0, why: nil) }
      let moved = items.prefix(2).map { $0.moved(to: "Gone.swift") }
      files[Baseline.fileName] = Baseline(items: items.dropFirst(2) + moved).text()
    }
    let split = try SplitProject(TableFileSystem(files))
    let count = Int(seed % 7) + 1
    let paths = seed % 5 == 4 ? ["Sources"] : []
    let whole = try split.project.check(paths: paths, rules: Self.everyRule)
    let merged = try split.merged(count, paths: paths, rules: Self.everyRule)
    split.expectEqual(merged, whole, Self.everyRule, "seed \(seed), \(count) parts")
  }

  @Test(arguments: CheckCaseTests.names)
  func theMergeOfACaseIsTheWhole(name: String) throws {
    let folder = CheckCaseTests.folder.appendingPathComponent(name)
    let links = (try? String(contentsOf: folder.appendingPathComponent("links.txt"), encoding: .utf8)) ?? ""
    let split = try SplitProject(
      try TableFileSystem(folder: folder.appendingPathComponent("project"), links: links))
    let rules = RuleSelection()
    split.expectEqual(try split.merged(3), try split.project.check(), rules, name)
  }

  @Test func aPartIsReadAsItWasWritten() throws {
    for seed in UInt64(0)..<8 {
      let project = try SplitProject(TableFileSystem(GeneratedProject(seed: seed).files)).project
      let shard = try #require(Shard(1, of: 1))
      let part = try project.part(shard, paths: ["Sources"], rules: Self.everyRule, version: "1")
      let again = try JSONDecoder().decode(Part.self, from: Data(part.document.utf8))
      #expect(again == part)
    }
  }

  /// A file that changed after its part was made, and what else makes a merge refuse.
  @Test(arguments: [
    ("Sources/Model.swift", "\n// new\n", "the parts were made from other Swift files"),
    ("Sources/Extra.swift", "let a = 1\n", "the parts were made from other Swift files"),
    ("Bridge0", "\n// new\n", "is not what"),
    (".bridgekeeper.yml", "bridge_names:\n  Pane: UIViewRepresentable\n", "another configuration"),
  ])
  func anotherTreeIsRefused(path: String, text: String, problem: String) throws {
    let split = try SplitProject(TableFileSystem(GeneratedProject(seed: 3).files))
    let parts = try JoinedParts(try split.parts(2), version: "1")
    var table = split.table
    let full = table.files.keys.sorted().first { $0.hasSuffix("\(path).swift") } ?? "/project/\(path)"
    table.files[full, default: []] += Array(text.utf8)
    let other = try Project.open(root: TableFileSystem.root, effects: table.effects)
    do throws(Failure) {
      _ = try other.merge(parts)
      Issue.record("it is merged")
    } catch {
      #expect(error.problem.contains(problem), "\(error.problem)")
      #expect(error.exit == .badInput)
    }
  }

  @Test(arguments: 0..<60)
  func noPartBreaksTheReader(seed: UInt64) throws {
    var numbers = GeneratedNumbers(state: seed)
    let split = try SplitProject(TableFileSystem(GeneratedProject(seed: 5).files))
    let part = try split.project.part(
      try #require(Shard(1, of: 1)), paths: [], rules: RuleSelection(), version: "1")
    var bytes = Array(part.document.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      bytes[place] = Array("0123456789-{}[]\",:\\x".utf8).randomElement(using: &numbers) ?? 0
    }
    var files = TableFileSystem([:])
    files.files["/parts/1"] = bytes
    do throws(Failure) {
      let named = try NamedPart("/parts/1", as: "1", files.effects.files)
      _ = try split.project.merge(try JoinedParts([named], version: "1"))
    } catch {
      #expect([.badInput, .noInput].contains(error.exit), "\(error.problem)")
    }
  }
}
