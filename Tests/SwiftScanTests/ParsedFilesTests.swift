// Scans that know files from former scans come to the same inventory as fresh ones, and parse only what changed.

import Findings
import Testing

@testable import SwiftScan

@Suite struct ParsedFilesTests {
  private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let every = Set(BridgeRule.all.map(\.info.id))
  /// What the program scans with: the gate, the inventory, the explanation of a bridge.
  private static let options = [
    ScanOptions(rules: every, workers: 2), ScanOptions(countsUses: true, readsBacking: true, workers: 2),
    ScanOptions(includesPresenters: true, rules: every, readsBacking: true, workers: 2),
    ScanOptions(countsUses: false, workers: 2),
  ]

  private func scan(
    _ files: [String: [UInt8]], _ options: ScanOptions, knowing parsed: inout ParsedFiles
  ) -> Inventory {
    scanSources(Array(files.keys), options: options, knowing: &parsed) { .success(files[$0] ?? []) }
  }

  private func fresh(_ files: [String: [UInt8]], _ options: ScanOptions) -> Inventory {
    scanSources(Array(files.keys), options: options) { .success(files[$0] ?? []) }
  }

  /// Files come and go, are swapped, lose bytes and gain lines; each scan is compared with a fresh one.
  @Test(arguments: 0..<4) func randomEditsChangeNothingButTheTime(seed: Int) {
    var numbers = SeededNumbers(state: UInt64(seed) &* 31 &+ 7)
    let all = DeterminismTests.together
    var files = all
    var parsed = ParsedFiles()
    for round in 0..<6 {
      for _ in 0..<5 { edit(&files, all, &numbers) }
      let options = Self.options[(round + seed) % Self.options.count]
      #expect(scan(files, options, knowing: &parsed) == fresh(files, options), "round \(round)")
    }
  }

  private func edit(
    _ files: inout [String: [UInt8]], _ all: [String: [UInt8]], _ numbers: inout SeededNumbers
  ) {
    let paths = files.keys.sorted()
    guard let path = paths.randomElement(using: &numbers),
      let other = all.keys.sorted().randomElement(using: &numbers)
    else { return }
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: files[path] = nil
    case 1: files[other] = all[other]
    case 2: files[path] = all[other]
    case 3: files[path] = files[path].map { Array($0.dropLast(9)) }
    default: files[path]? += Array("\nextension View { func step\(path.count)() {} }\n".utf8)
    }
  }

  /// Nothing is parsed again where nothing changed, and one file where one changed.
  @Test func onlyWhatChangedIsParsed() throws {
    var files = DeterminismTests.together
    for options in Self.options {
      var parsed = ParsedFiles()
      _ = scan(files, options, knowing: &parsed)
      let first = parsed.parsedCount
      #expect(first > 50)
      _ = scan(files, options, knowing: &parsed)
      #expect(parsed.parsedCount == first)
      let path = try #require(files.keys.sorted().first { $0.hasSuffix("01-direct-struct.swift") })
      files[path]? += Array("\n// another line\n".utf8)
      _ = scan(files, options, knowing: &parsed)
      #expect(parsed.parsedCount == first + 1)
    }
  }

  /// A scan with rules reads deeper than one without; the two do not spoil each other.
  @Test func depthsAreKeptApart() {
    let files = DeterminismTests.together
    var parsed = ParsedFiles()
    for options in Self.options + Self.options.reversed() {
      #expect(scan(files, options, knowing: &parsed) == fresh(files, options))
    }
    let count = parsed.parsedCount
    for options in Self.options { _ = scan(files, options, knowing: &parsed) }
    #expect(parsed.parsedCount == count)
  }
}
