// What must hold of every baseline, tried on random findings of which many share an identity.

import Findings
import Testing

@testable import BridgekeeperKit

@Suite struct BaselinePropertyTests {
  /// Numbers that look random and are the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      let mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      return mixed ^ (mixed >> 27)
    }
  }

  private func findings(_ numbers: inout Numbers) -> [Finding] {
    (0..<Int.random(in: 0...12, using: &numbers)).map { line in
      .sample(
        ["a", "b", "unreadable_source"].randomElement(using: &numbers) ?? "",
        ["x", "y"].randomElement(using: &numbers) ?? "",
        bridge: ["Map", "Pager"].randomElement(using: &numbers) ?? "",
        file: ["Map.swift", "Sources/Map.swift"].randomElement(using: &numbers) ?? "", line: line,
        status: Int.random(in: 0...5, using: &numbers) == 0 ? .suppressed : .open)
    }
  }

  private func counts(_ findings: [Finding]) -> [String: Int] {
    findings.reduce(into: [:]) { $0[$1.identity, default: 0] += 1 }
  }

  @Test(arguments: 0..<150)
  func whatIsWrittenIsGreenAndEachItemCounts(seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    let findings = findings(&numbers)
    let eligible = findings.filter { $0.status == .open && $0.rule != "unreadable_source" }
    let text = try #require(try BaselineRun(nil, findings, .write(accepting: nil)).text)
    let shuffled = findings.shuffled(using: &numbers)
    #expect(try BaselineRun(nil, shuffled, .write(accepting: nil)).text == text, "the order matters")
    let run = try BaselineRun(text, shuffled)
    #expect(counts(run.baselined) == counts(eligible))
    #expect(run.open.allSatisfy { $0.rule == "unreadable_source" })
    #expect(run.idle.isEmpty)

    var items = try Baseline.read(Array(text.utf8)).items
    let removed = items.filter { _ in Bool.random(using: &numbers) }
    for item in removed { items.remove(at: try #require(items.firstIndex(of: item))) }
    let again = try BaselineRun(Baseline(items: items).text(), shuffled)
    let opened = again.open.filter { $0.rule != "unreadable_source" }
    let expected = removed.reduce(into: [:]) {
      $0["\($1.rule) \($1.fingerprint) \($1.file)", default: 0] += 1
    }
    #expect(counts(opened) == expected)
  }

  @Test(arguments: 0..<150)
  func withoutAReasonItOnlyShrinks(seed: UInt64) throws {
    var numbers = Numbers(state: seed &+ 1_000)
    let before = findings(&numbers)
    let after =
      Bool.random(using: &numbers) ? findings(&numbers) : before.filter { _ in Bool.random(using: &numbers) }
    let text = try #require(try BaselineRun(nil, before, .write(accepting: nil)).text)
    let old = Set(text.split(separator: "\n").map { $0.drop { $0 == " " }.prefix { $0 != "}" } })
    for deed in [BaselineCall.Deed.prune, .write(accepting: nil)] {
      let run = try BaselineRun(text, after, deed)
      let next = try #require(run.text)
      let new = next.split(separator: "\n").map { $0.drop { $0 == " " }.prefix { $0 != "}" } }
      #expect(old.isSuperset(of: new))
      guard run.outcome.refused == 0 else {
        #expect(next == text)
        continue
      }
      let plain = try BaselineRun(next, after)
      #expect(plain.idle.isEmpty)
      #expect(counts(plain.baselined) == counts(run.baselined))
      #expect(try BaselineRun(next, after, deed).outcome.changes == false, "twice is not once")
    }
  }

  @Test(arguments: 0..<300)
  func noInputBreaksTheReader(seed: UInt64) throws {
    var numbers = Numbers(state: seed &+ 2_000)
    let text = try #require(
      try BaselineRun(nil, [.sample("a", "é\n\\\""), .sample("b")], .write(accepting: nil)).text)
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      switch Int.random(in: 0...2, using: &numbers) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(Array("{}[]\",:\\\n\u{0}x".utf8).randomElement(using: &numbers) ?? 0, at: place)
      default: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      }
    }
    do throws(BaselineProblem) {
      _ = try Baseline.read(bytes)
    } catch {
      #expect((1...bytes.count { $0 == 0x0A } + 1).contains(error.line))
    }
  }
}
