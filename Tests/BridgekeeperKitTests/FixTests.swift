// Fixes on projects of one file: of every example and case that has one, whole, narrowed and in every spelling of
// lines.

import Findings
import Foundation
import Testing

@testable import BridgekeeperKit
@testable import SwiftScan

/// Code with something to mend in it.
struct FixSample: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  var testDescription: String { name }

  /// The firing examples of every rule that fixes something, and the files after public reports.
  static let all: [FixSample] = examples + reports

  private static let examples = BridgeRule.all.flatMap { rule in
    rule.firing.enumerated().map { FixSample(name: "\(rule.info.id) \($0.offset)", text: $0.element.code) }
  }

  private static let reports: [FixSample] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("SwiftScanTests/Cases/rules/reports")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.contains("-fixed") }.sorted().compactMap { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map {
        FixSample(name: name, text: $0)
      }
    }
  }()

  /// Those in which something is mended.
  static let mended = all.filter { sample in
    let project = try? FixedProject(["Sources/Sample.swift": Array(sample.text.utf8)])
    return (try? project?.fixed(.safe).result.fixed.isEmpty) == false
  }
}

/// A project in memory, before and after fixes.
struct FixedProject {
  let table: TableFileSystem
  let project: Project

  init(_ files: [String: [UInt8]]) throws {
    var table = TableFileSystem([:])
    for (path, bytes) in files { table.files["\(TableFileSystem.root)/\(path)"] = bytes }
    try self.init(table)
  }

  private init(_ table: TableFileSystem) throws {
    self.table = table
    project = try Project.open(root: TableFileSystem.root, effects: table.effects)
  }

  /// The project with every fix made.
  func fixed(
    _ scope: FixScope, rules: RuleSelection = RuleSelection(with: BridgeRule.all.map(\.info.id))
  ) throws -> (project: FixedProject, result: FixResult) {
    let result = try project.fix(FixRequest(scope: scope, rules: rules))
    var after = table
    for path in result.changedFiles {
      after.files["\(TableFileSystem.root)/\(path)"] = result.files.now[path]
    }
    return (try FixedProject(after), result)
  }

  func bytes(_ path: String) -> [UInt8] { table.files["\(TableFileSystem.root)/\(path)"] ?? [] }

  func text(_ path: String) -> String { String(decoding: bytes(path), as: UTF8.self) }

  /// The fingerprints of open findings, sorted, one for each.
  func fingerprints() throws -> [String] {
    try project.check(rules: RuleSelection(with: BridgeRule.all.map(\.info.id))).report.openOnly.findings
      .map { "\($0.rule) \($0.fingerprint)" }.sorted()
  }
}

/// What is left of a list without the items of another one, each once.
private func without(_ items: [String], in list: [String]) -> [String] {
  var rest = list
  for item in items { rest.firstIndex(of: item).map { _ = rest.remove(at: $0) } }
  return rest
}

@Suite struct FixTests {
  static let path = "Sources/Sample.swift"

  @Test func everyRuleWithAFixIsShown() throws {
    let rules = try FixSample.mended.flatMap { sample in
      try FixedProject([Self.path: Array(sample.text.utf8)]).fixed(.safe).result.fixed.map(\.rule)
    }
    #expect(
      Set(rules).sorted() == [
        "hosting_containment_incomplete", "lifecycle_method_never_called", "manual_make_coordinator_call",
        "missing_autoresizing_mask_opt_out", "observed_object_initialized_inline",
        "presenter_not_held_in_state", "script_message_handler_cycle", "stale_coordinator_parent",
        "unguarded_text_assignment_in_update",
      ])
    #expect(FixSample.mended.count >= 25, "\(FixSample.mended.count)")
  }

  @Test(arguments: FixSample.mended) func mendsAndNothingElse(_ sample: FixSample) throws {
    let before = try FixedProject([Self.path: Array(sample.text.utf8)])
    let (after, result) = try before.fixed(.safe)
    #expect(syntaxProblems(in: [after.text(Self.path)]) == [nil], "\(after.text(Self.path))")
    let (old, new) = (try before.fingerprints(), try after.fingerprints())
    #expect(without(old, in: new).isEmpty, "new findings in\n\(after.text(Self.path))")
    #expect(without(new, in: old).count >= result.fixed.count)
    #expect(result.dropped.isEmpty, "\(result.dropped.map(\.words))")
    let again = try after.fixed(.safe).result
    #expect(again.fixed.isEmpty && again.dropped.isEmpty && again.diff.isEmpty, "\(again.diff)")
  }

  /// CRLF, a byte-order mark and tabs give the fixed text in the same spelling.
  @Test(arguments: FixSample.mended) func keepsTheSpellingOfLines(_ sample: FixSample) throws {
    let plain = try FixedProject([Self.path: Array(sample.text.utf8)]).fixed(.safe).project.text(Self.path)
    let crlf: (String) -> String = {
      $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
    let spellings: [(String) -> String] = [crlf, { "\u{FEFF}" + $0 }, { "\u{FEFF}" + crlf($0) }]
    for spell in spellings {
      let fixed = try FixedProject([Self.path: Array(spell(sample.text).utf8)]).fixed(.safe).project
      #expect(fixed.bytes(Self.path) == Array(spell(plain).utf8), "\(fixed.text(Self.path))")
    }
  }

  /// Every byte that is not the fix's own stays: the old text is what is left without what was put in.
  @Test(arguments: FixSample.mended) func changesNoOtherByte(_ sample: FixSample) throws {
    let before = try FixedProject([Self.path: Array(sample.text.utf8)])
    let edits = try before.project.check(rules: RuleSelection(with: BridgeRule.all.map(\.info.id))).report
      .findings.compactMap { finding -> [SourceEdit]? in
        guard case .edits(let edits) = finding.remedy?.deed else { return nil }
        return edits
      }.flatMap { $0 }
    let removed = edits.reduce(0) { $0 + $1.range.count }
    let after = try before.fixed(.safe).project.bytes(Self.path)
    #expect(longestCommon(Array(sample.text.utf8), after) >= sample.text.utf8.count - removed)
  }

  /// One fix for each of any rules leaves what no rule asked for, and those together come to the same as all at
  /// once.
  @Test func subsetsOfRulesComeToTheSame() throws {
    var generator = SeededGenerator(seed: 7)
    let text = FixSample.mended.map(\.text).filter { $0.contains("struct Sample") }
    for _ in 0..<12 {
      var files: [String: [UInt8]] = [:]
      for (place, sample) in text.shuffled(using: &generator).prefix(6).enumerated() {
        files["Sources/File\(place).swift"] = Array(sample.replacing("Sample", with: "Sample\(place)").utf8)
      }
      let before = try FixedProject(files)
      let all = try before.fixed(.safe)
      var step = before
      let rules = Set(all.result.fixed.map(\.rule)).sorted().shuffled(using: &generator)
      for rule in rules { step = try step.fixed(.safe, rules: RuleSelection(only: [rule])).project }
      #expect(try step.fingerprints() == all.project.fingerprints())
      let half = Array(rules.prefix(rules.count / 2))
      let some = try before.fixed(.safe, rules: RuleSelection(only: half.isEmpty ? rules : half))
      #expect(some.result.fixed.allSatisfy { rules.contains($0.rule) })
      #expect(without(try before.fingerprints(), in: try some.project.fingerprints()).isEmpty)
    }
  }

  /// Two fixes at one place are made one after the other.
  @Test func fixesThatMeetAreTakenOneByOne() throws {
    let text = """
      struct Sample: UIViewRepresentable {
        @Binding var text: String
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          view.text = text
        }
        func makeCoordinator() -> Writer { Writer(first: self, second: self) }
        final class Writer: NSObject, UITextViewDelegate {
          var first: Sample
          var second: Sample
          init(first: Sample, second: Sample) { self.first = first; self.second = second }
          func textViewDidChange(_ view: UITextView) { first.text = view.text; second.text = first.name }
        }
        var name: String
      }

      """
    let before = try FixedProject([Self.path: Array(text.utf8)])
    let (after, result) = try before.fixed(.safe)
    let rules = result.fixed.map(\.rule)
    #expect(rules.count { $0 == "stale_coordinator_parent" } >= 1, "\(after.text(Self.path))")
    #expect(rules.contains("unguarded_text_assignment_in_update"))
    #expect(try after.fixed(.safe).result.fixed.isEmpty)
  }
}

/// A generator of the same numbers each time.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}

/// The length of the longest common subsequence of two texts' bytes that share most of them.
private func longestCommon(_ left: [UInt8], _ right: [UInt8]) -> Int {
  let head = zip(left, right).prefix { $0 == $1 }.count
  let tail = zip(left.dropFirst(head).reversed(), right.dropFirst(head).reversed()).prefix { $0 == $1 }.count
  let (a, b) = (left[head..<(left.count - tail)], right[head..<(right.count - tail)])
  var row = Array(repeating: 0, count: b.count + 1)
  for byte in a {
    var diagonal = 0
    for (place, other) in b.enumerated() {
      let up = row[place + 1]
      row[place + 1] = byte == other ? diagonal + 1 : max(up, row[place])
      diagonal = up
    }
  }
  return head + tail + row[b.count]
}
