// Inputs near others, the same ones in every run: bytes, lines, words and whole passages put elsewhere, twice or away.

@testable import SwiftScanTests

/// Makes inputs from seeds, by a sequence of numbers that a seed fixes.
struct Mutator {
  private var numbers: SeededNumbers
  private let words: [[UInt8]]
  private let donors: [[UInt8]]

  /// - Parameter donors: inputs that passages may come from.
  init(seed: UInt64, words: [String], donors: [[UInt8]]) {
    numbers = SeededNumbers(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    self.words = words.map { Array($0.utf8) } + Self.signs
    self.donors = donors.isEmpty ? [[]] : donors
  }

  /// What ends, opens or hides something in most languages, and bytes that are no text.
  private static let signs: [[UInt8]] = [
    [0x0A], [0x0D, 0x0A], [0x0D], [0x09], [0x20], [0], [0xEF, 0xBB, 0xBF], [0xC2, 0x85], [0xE2, 0x80, 0xA8],
    [0xFF], [0xC3], Array("e\u{301}".utf8), Array("😀".utf8), Array("\\".utf8), Array("\"".utf8),
    Array("'".utf8), Array("/*".utf8), Array("//".utf8), Array("#".utf8), Array("-".utf8), Array("-1".utf8),
    Array("9223372036854775808".utf8), Array("\u{202E}".utf8),
  ]

  private mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &numbers) }

  /// An input near one of the donors.
  mutating func next(limit: Int) -> [UInt8] {
    mutant(of: donors[roll(donors.count)], limit: limit)
  }

  /// `bytes` with one to five changes, not longer than `limit`.
  mutating func mutant(of bytes: [UInt8], limit: Int) -> [UInt8] {
    var result = bytes
    for _ in 0...roll(5) { change(&result) }
    return Array(result.prefix(limit))
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = roll(bytes.count + 1)
    switch roll(12) {
    case 0 where place < bytes.count: bytes[place] = UInt8(roll(256))
    case 1 where place < bytes.count: bytes[place] ^= 1 << UInt8(roll(8))
    case 2: bytes.removeSubrange(span(in: bytes, at: place))
    case 3: bytes.insert(contentsOf: bytes[span(in: bytes, at: place)], at: place)
    case 4: bytes.replaceSubrange(lines(in: bytes), with: [])
    case 5: bytes.insert(contentsOf: bytes[lines(in: bytes)], at: lines(in: bytes).lowerBound)
    case 6:
      let donor = donors[roll(donors.count)]
      bytes.insert(contentsOf: donor[lines(in: donor)], at: lines(in: bytes).lowerBound)
    case 7: bytes.replaceSubrange(word(in: bytes, at: place), with: words[roll(words.count)])
    case 8:
      bytes.replaceSubrange(word(in: bytes, at: place), with: bytes[word(in: bytes, at: roll(bytes.count))])
    case 9: repeatPiece(in: &bytes, at: place)
    case 10 where roll(3) == 0: bytes.removeSubrange(place...)
    default: bytes.insert(contentsOf: words[roll(words.count)], at: place)
    }
  }

  /// A word or a passage many times over: what opens something then opens it as often.
  private mutating func repeatPiece(in bytes: inout [UInt8], at place: Int) {
    let piece = roll(2) == 0 ? words[roll(words.count)] : Array(bytes[span(in: bytes, at: place)])
    let times = [2, 5, 20, 200][roll(4)]
    bytes.insert(contentsOf: (0..<times).flatMap { _ in piece }, at: place)
  }

  private mutating func span(in bytes: [UInt8], at place: Int) -> Range<Int> {
    place..<min(bytes.count, place + 1 + roll(24))
  }

  /// One to three lines.
  private mutating func lines(in bytes: [UInt8]) -> Range<Int> {
    let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    let first = roll(starts.count)
    let last = first + 1 + roll(3)
    return starts[first]..<(last < starts.count ? starts[last] : bytes.count)
  }

  /// The letters and digits around a place.
  private func word(in bytes: [UInt8], at place: Int) -> Range<Int> {
    func isWord(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte >= 0x80 || byte == 0x5F
    }
    var (start, end) = (place, place)
    while start > 0, isWord(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isWord(bytes[end]) { end += 1 }
    return start..<end
  }
}
