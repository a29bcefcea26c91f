// What is remembered of contents changes the time of a scan and nothing else.

import Findings
import Testing

@testable import SwiftScan

@Suite struct ScanMemoryTests {
  /// Counts how often a path was read, by one worker.
  private final class Reads: @unchecked Sendable {
    private(set) var counts: [String: Int] = [:]

    func note(_ path: String) { counts[path, default: 0] += 1 }
  }

  /// A content's identity that is its own bytes.
  private func contents(_ files: [String: [UInt8]]) -> [String: String] {
    files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private func scan(
    _ files: [String: [UInt8]], _ options: ScanOptions, remembering memory: inout ScanMemory,
    _ reads: Reads? = nil
  ) -> Inventory {
    scanSources(Array(files.keys), options: options, remembering: &memory, contents: contents(files)) {
      path in
      reads?.note(path)
      return .success(files[path] ?? [])
    }
  }

  private func plain(_ files: [String: [UInt8]], _ options: ScanOptions) -> Inventory {
    scanSources(Array(files.keys), options: options) { .success(files[$0] ?? []) }
  }

  /// Once with nothing known, once with everything, and once as one would after a change of many files' names.
  @Test func everyCaseIsTheSameWithAMemory() {
    for (files, options) in DeterminismTests.cases + [(DeterminismTests.together, ScanOptions(workers: 2))] {
      let expected = plain(files, options)
      var memory = ScanMemory()
      #expect(scan(files, options, remembering: &memory) == expected)
      #expect(scan(files, options, remembering: &memory) == expected)
      var moved: [String: [UInt8]] = [:]
      for (path, bytes) in files { moved["Moved/\(path)"] = bytes }
      #expect(scan(moved, options, remembering: &memory) == plain(moved, options))
    }
  }

  /// All cases in turn, each a project of its own, with one memory for those with equal options.
  @Test func aMemoryOfOtherProjectsDoesNoHarm() {
    let options = ScanOptions(includesPresenters: true, workers: 2)
    var memory = ScanMemory()
    for (files, _) in DeterminismTests.cases {
      #expect(scan(files, options, remembering: &memory) == plain(files, options))
    }
    #expect(memory.count > 100)
  }

  /// An alias in a file that changed makes a bridge of a file that did not.
  @Test func whatAFileMeansIsNotRemembered() {
    let canvas = Array(
      "import SwiftUI\nstruct Canvas: Shown { func makeUIView() -> UILabel { UILabel() } }".utf8)
    func files(_ alias: String) -> [String: [UInt8]] {
      ["Canvas.swift": canvas, "Shown.swift": Array("import SwiftUI\n\(alias)".utf8)]
    }
    let options = ScanOptions(workers: 1)
    var memory = ScanMemory()
    for alias in ["protocol Shown {}", "typealias Shown = UIViewRepresentable", "protocol Shown {}"] {
      let found = scan(files(alias), options, remembering: &memory)
      #expect(found == plain(files(alias), options))
      #expect(found.bridges.map(\.name) == (alias.hasPrefix("typealias") ? ["Canvas"] : []))
    }
  }

  /// A second scan reads nothing of what was parsed, and of the rest nothing for words that it does not hold.
  @Test func aContentIsReadOnce() {
    let files = DeterminismTests.together
    let options = ScanOptions(workers: 1)
    var memory = ScanMemory()
    _ = scan(files, options, remembering: &memory)
    let reads = Reads()
    let again = scan(files, options, remembering: &memory, reads)
    let faulty = Set(again.problems.map(\.file))
    #expect(Set(reads.counts.keys).subtracting(faulty).isEmpty, "\(reads.counts)")
  }

  /// Facts for rules are deeper than others.
  @Test func rulesAreNotJudgedByWhatIsRemembered() {
    let files = DeterminismTests.together
    var memory = ScanMemory()
    _ = scan(files, ScanOptions(workers: 2), remembering: &memory)
    let judging = ScanOptions(rules: Set(BridgeRule.all.map(\.info.id)), workers: 2)
    let found = scan(files, judging, remembering: &memory)
    #expect(!found.ruleHits.isEmpty)
    #expect(found == plain(files, judging))
  }
}
