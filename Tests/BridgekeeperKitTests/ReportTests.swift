// The report's parts that need no repository: which commits are looked at, days, scales, and a page that hostile
// names cannot break.

import Foundation
import Testing

@testable import BridgekeeperKit

@Suite struct ReportTests {
  @Test(arguments: [(0, 24), (1, 24), (2, 2), (24, 24), (25, 24), (1_000, 24), (3, 2), (5_000, 5)])
  func samplesAreSpreadWithTheFirstAndTheLast(count: Int, wanted: Int) {
    let places = SampleCommits.places(of: count, wanted: wanted)
    #expect(places.count == min(count, wanted))
    #expect(places == Set(places).sorted())
    #expect(places.first == (count == 0 ? nil : 0))
    #expect(places.last == (count == 0 ? nil : count - 1))
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect((steps.max() ?? 0) - (steps.min() ?? 0) <= 1)
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2024-02-29", 19_782),
    ("2026-11-30", 20_787),
    ("2100-12-31", 47_846),
  ])
  func daysHaveNumbers(text: String, number: Int) {
    #expect(CalendarDay.number(of: text) == number)
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-11-31", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-01-00",
    "26-01-01",
    "2026-1-01", "2026-01-1", "2026-01-01-", "+026-01-01", "yesterday", "2026/01/01", "２０２６-01-01",
  ])
  func whatIsNoDayHasNone(text: String) { #expect(CalendarDay.number(of: text) == nil) }

  @Test func everyDayOfFourCenturiesFollowsTheOneBefore() {
    var next = CalendarDay.number(of: "1900-01-01") ?? 0
    for year in 1900..<2300 {
      for month in 1...12 {
        for day in 1...31 {
          let text = "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
          guard let number = CalendarDay.number(of: text) else { continue }
          #expect(number == next, "\(text)")
          next = number + 1
        }
      }
    }
  }

  @Test func ticksAreFewAndInTheRange() {
    let first = CalendarDay.number(of: "2019-05-03") ?? 0
    for length in [1, 20, 40, 100, 200, 400, 900, 2_500, 9_000] {
      let ticks = CalendarDay.ticks(from: first, to: first + length)
      #expect(
        ticks.count <= 7 && ticks.allSatisfy { (first...(first + length)).contains($0.day) }, "\(length)")
      if length > 60 { #expect(ticks.count > 1, "\(length)") }
    }
    #expect(
      CalendarDay.ticks(from: first, to: first + 900).map(\.words) == [
        "2019-07", "2020-01", "2020-07", "2021-01", "2021-07",
      ])
  }

  @Test(arguments: [0, 1, 4, 5, 6, 9, 10, 11, 49, 50, 51, 99, 2_000, 12_345])
  func aScaleHoldsItsValueInFewSteps(value: Int) {
    let marks = ChartScale(upTo: value).marks
    #expect(marks.first == 0 && marks.last ?? 0 >= max(value, 1) && (2...7).contains(marks.count), "\(marks)")
  }

  @Test func numbersOfPicturesAreShort() {
    #expect(
      [0, 0.04, 0.25, 12.34, 100, -0.5].map(SVGNumber.text) == ["0", "0", "0.3", "12.3", "100", "-0.5"])
  }

  /// The policy of the page allows this script and no other.
  @Test func thePolicyNamesTheScript() {
    let hash = SHA256.of(Array(HTMLPageScript.text.utf8))
    #expect(HTMLPageScript.hash == Data(hash).base64EncodedString())
    #expect(SHA256.of(Array("abc".utf8)).prefix(4) == [0xba, 0x78, 0x16, 0xbf])
    #expect(SHA256.of(Array(repeating: 0x61, count: 200)).prefix(4) == [0xc2, 0xa9, 0x08, 0xd9])
  }

  @Test func theScriptMakesNoMarkup() {
    for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function("] {
      #expect(!HTMLPageScript.text.contains(word), "\(word)")
    }
  }
}

/// SHA-256, bit by bit as FIPS 180-4 has it.
enum SHA256 {
  /// The hash of the bytes.
  static func of(_ bytes: [UInt8]) -> [UInt8] {
    var message = bytes + [0x80]
    while message.count % 64 != 56 { message.append(0) }
    message += (0..<8).map { UInt8(truncatingIfNeeded: (bytes.count * 8) >> (56 - 8 * $0)) }
    let primes = Array((2...311).filter { number in (2..<number).allSatisfy { number % $0 != 0 } }.prefix(64))
    let constants = primes.map { fraction(pow(Double($0), 1.0 / 3)) }
    var state = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
    for block in stride(from: 0, to: message.count, by: 64) {
      state = compress(state, words(message[block..<(block + 64)]), constants)
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
  }

  private static func fraction(_ number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 4_294_967_296)
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func words(_ block: ArraySlice<UInt8>) -> [UInt32] {
    let bytes = Array(block)
    var words = (0..<16).map { place in (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[place * 4 + $1]) }
    }
    for place in 16..<64 {
      let (far, near) = (words[place - 15], words[place - 2])
      let small = turned(far, 7) ^ turned(far, 18) ^ far >> 3
      let large = turned(near, 17) ^ turned(near, 19) ^ near >> 10
      words.append(words[place - 16] &+ small &+ words[place - 7] &+ large)
    }
    return words
  }

  private static func compress(_ state: [UInt32], _ words: [UInt32], _ constants: [UInt32]) -> [UInt32] {
    var s = state
    for place in 0..<64 {
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      let high = turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25)
      let low = turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22)
      let first = s[7] &+ high &+ choice &+ constants[place] &+ words[place]
      s = [first &+ low &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    return zip(state, s).map { $0 &+ $1 }
  }
}
