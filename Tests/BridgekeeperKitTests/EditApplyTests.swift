// Edits put into files as the agents' own tools do it: known results, and generated patches whose result is known
// before the patch is.

import Testing

@testable import BridgekeeperKit

@Suite struct EditApplyTests {
  /// File, replacements and result; nil where the agent's tool refuses.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var file: String?
    var replacements: [Replacement]
    var result: String?

    init(_ what: String, _ file: String?, _ replacements: [Replacement], _ result: String?) {
      (testDescription, self.file, self.replacements, self.result) = (what, file, replacements, result)
    }
  }

  static let cases: [Case] = [
    Case("one place", "a b c", [.init(old: "b", new: "x")], "a x c"),
    Case("every place", "b b", [.init(old: "b", new: "bb", isEverywhere: true)], "bb bb"),
    Case("two places and one meant", "b b", [.init(old: "b", new: "x")], nil),
    Case("nowhere", "a", [.init(old: "b", new: "x")], nil),
    Case("one after the other", "a", [.init(old: "a", new: "b"), .init(old: "b", new: "c")], "c"),
    Case("a later one fails", "a", [.init(old: "a", new: "b"), .init(old: "a", new: "c")], nil),
    Case("no file", nil, [.init(old: "a", new: "b")], nil),
    Case("a new file", nil, [.init(old: "", new: "b")], "b"),
    Case("an empty file", "", [.init(old: "", new: "b")], "b"),
    Case("a full file", "a", [.init(old: "", new: "b")], nil),
    Case("carriage returns", "a\r\nb\r\n", [.init(old: "a\nb", new: "a\nc\nb")], "a\r\nc\r\nb\r\n"),
    Case("carriage returns as they are", "a\r\nb", [.init(old: "a\r\nb", new: "c")], "c"),
    Case("a byte-order mark", "\u{FEFF}a", [.init(old: "a", new: "b")], "\u{FEFF}b"),
    Case("letters that look alike", "e\u{301}", [.init(old: "\u{E9}", new: "x")], nil),
    Case("overlapping places", "aaa", [.init(old: "aa", new: "b", isEverywhere: true)], "ba"),
  ]

  @Test(arguments: cases)
  func replacementsGoWhereTheToolPutsThem(example: Case) {
    let result = try? Replacement.apply(example.replacements, to: example.file.map { Array($0.utf8) })
    #expect(result.map { String(decoding: $0, as: UTF8.self) } == example.result)
  }

  @Test(arguments: 0..<300)
  func generatedPatchesGiveTheKnownResult(seed: Int) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func roll(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
    let lines = (0..<(4 + roll(20))).map { "line \($0) \(roll(100))" }
    var (hunks, expected): ([PatchHunk], [String]) = ([], [])
    var place = 0
    while place < lines.count {
      let kept = roll(4)
      let context = Array(lines[place..<min(lines.count, place + kept)])
      expected += context
      place += context.count
      guard place < lines.count, roll(2) == 0 else { continue }
      let gone = Array(lines[place..<min(lines.count, place + 1 + roll(3))])
      let new = (0..<roll(3)).map { "new \($0) \(roll(100))" }
      expected += new
      place += gone.count
      let anchor = context.count == 1 ? context[0] : nil
      let before = anchor == nil ? context : []
      hunks.append(PatchHunk(anchor: anchor, old: before + gone, new: before + new))
    }
    let text = lines.joined(separator: "\n") + "\n"
    let result = try PatchHunk.apply(hunks, to: Array(text.utf8))
    #expect(String(decoding: result, as: UTF8.self) == expected.map { $0 + "\n" }.joined())
  }
}
