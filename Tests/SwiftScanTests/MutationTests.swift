// Broken sources: whatever happens to a file's bytes, a scan ends and its answer is well formed.

import Testing

@testable import SwiftScan

/// Random numbers that are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@Suite struct MutationTests {
  @Test(arguments: 0..<10) func survives(_ seed: Int) throws {
    var numbers = SeededNumbers(state: UInt64(seed) &* 7919 &+ 1)
    let files = DeterminismTests.together.merging(try ownFiles()) { own, _ in own }
    let paths = files.keys.sorted()
    for _ in 0..<50 {
      guard let path = paths.randomElement(using: &numbers), let bytes = files[path] else { continue }
      let fault = ScanLaws.fault(in: mutated(bytes, &numbers))
      #expect(fault == nil, "\(path): \(fault ?? "")")
    }
  }

  private func ownFiles() throws -> [String: [UInt8]] {
    let own = CaseFolder("own")
    let available = CaseFolder("availability")
    return try own.files(own.paths).merging(available.files(available.paths)) { first, _ in first }
  }

  /// Between one and eight changes: bytes overwritten, cut out, doubled, or a sign that opens or closes
  /// something put in.
  private func mutated(_ bytes: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...8, using: &numbers) where !result.isEmpty {
      let at = Int.random(in: 0..<result.count, using: &numbers)
      let end = min(result.count, at + Int.random(in: 1...40, using: &numbers))
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: result[at] = UInt8.random(in: 0...255, using: &numbers)
      case 1: result.removeSubrange(at..<end)
      case 2: result.insert(contentsOf: result[at..<end], at: at)
      default: result.insert("{}()[]<>\"#@/*\\.:`&".utf8.randomElement(using: &numbers) ?? 0, at: at)
      }
    }
    return result
  }
}
