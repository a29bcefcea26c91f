// Two thousand broken variants of real texts: whatever is read, nothing crashes, every problem has a sound
// place, and memory is given back.

import Foundation
import Testing
import YAML

/// A small deterministic generator (SplitMix64), so that every run sees the same mutants.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

let mutantPieces: [UInt8?] = [
  nil, 0, 9, 10, 13, 32, 34, 35, 38, 39, 42, 44, 45, 58, 63, 64, 91, 92, 93, 123, 124, 125, 0x80, 0xC3, 0xEF,
  0xFF,
]

func mutant(of seed: String, dice: inout Dice) -> String {
  var bytes = Array(seed.utf8)
  for _ in 0..<Int.random(in: 1...6, using: &dice) where !bytes.isEmpty {
    let at = Int.random(in: bytes.indices, using: &dice)
    switch (mutantPieces.randomElement(using: &dice) ?? nil, Bool.random(using: &dice)) {
    case (nil, true): bytes.remove(at: at)
    case (nil, false): bytes.insert(contentsOf: bytes[at...].prefix(20), at: at)
    case (let byte?, true): bytes[at] = byte
    case (let byte?, false): bytes.insert(byte, at: at)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// The most memory the process ever held, in bytes.
func peakMemory() -> Int {
  var usage = rusage()
  #if os(Linux)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  #else
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #endif
}

@Test("mutants are read or refused, and never crash")
func mutants() {
  let seeds = (readings.map(\.text) + refusals.map(\.text)).joined(separator: "\n")
  var dice = Dice(state: 2026)
  var (read, refused) = (0, 0)
  for round in 0..<2_000 {
    let seed = round.isMultiple(of: 10) ? seeds : readings[round % readings.count].text
    let text = mutant(of: seed, dice: &dice)
    do {
      _ = try YAMLDocument.parse(text)
      read += 1
    } catch {
      refused += 1
      let lines = text.unicodeScalars.filter { ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains($0) }
      #expect(
        (1...lines.count + 1).contains(error.line) && error.column >= 1,
        "\(text.debugDescription)")
      #expect(!error.description.contains("\n"), "\(error)")
    }
  }
  #expect(read > 300 && refused > 300, "read \(read), refused \(refused)")
}

@Test("parsing gives its memory back, after success and after failure")
func memoryIsGivenBack() {
  let long = String(repeating: "x", count: 20_000)
  let texts = [
    "a: &n \(long)\nb: [*n, *n]", "a: \(long)\nb: \"\(long)", "a: \(long)\n a: \(long)", "[\(long), *b]",
  ]
  func parseAll(_ rounds: Int) {
    for _ in 0..<rounds { for text in texts { _ = try? YAMLDocument.parse(text) } }
  }
  parseAll(50)
  // Other tests of the process grow it too, but not each time; what is not given back does.
  let growths = (0..<5).lazy.map { _ in
    let before = peakMemory()
    parseAll(500)
    return peakMemory() - before
  }
  let limit = 32 << 20
  #expect(growths.contains { $0 < limit }, "2,000 parses of 20 KB texts grew the process each time")
}
