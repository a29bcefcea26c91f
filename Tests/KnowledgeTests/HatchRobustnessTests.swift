// No text crashes the reader of hatches, and what is packed comes back the same.

import Knowledge
import Testing

@Suite struct HatchRobustnessTests {
  private static let sound = HatchReaderTests.sound

  private func check(_ text: String) {
    let fault = HatchLaws.fault(in: text)
    #expect(fault == nil, "\(fault ?? "") in \(text.prefix(2_000))")
  }

  private func expectRoundTrip(_ hatches: [Hatch]) {
    #expect(HatchLaws.keepsInArchive(hatches))
  }

  @Test func cutTexts() {
    let bytes = Array(Self.sound.utf8)
    for end in stride(from: 0, to: bytes.count, by: 3) {
      check(String(decoding: bytes[..<end], as: UTF8.self))
    }
  }

  @Test func changedBytes() {
    var mutations = Mutations(seed: 7)
    for _ in 0..<1_500 { check(mutations.mutant(of: Self.sound)) }
  }

  @Test(arguments: [
    "", "\n", "---", "---\n---\n", "---\na: *a\n---\n", "---\n? [x]\n: y\n---\n", "---\n- x\n---\n",
    "---\nid: [[[[\n---\n",
    "---\nid: {a: {b: c}}\nwraps: {a: b}\nplatforms: [x]\nsources: {url: x}\nconfidence: none\n---\n## Gap\n",
    "---\nid: a\u{2028}b\n---\n", "---\nid: \u{0}\n---\n", "---\nsources:\n  - - - x\n---\n",
    "---\nid: !!binary x\ntitle: ~\n---\n> ## Gap\n\n- ## Native\n",
  ])
  func oddTexts(text: String) { check(text) }

  @Test func largeTexts() {
    check(Self.sound + String(repeating: "> ", count: 60_000))
    check("---\nwords: [" + String(repeating: "a, ", count: 120_000) + "b]\n---\n")
    check("---\nid: " + String(repeating: "[", count: 50_000) + "\n---\n")
    check(Self.sound + String(repeating: "\n## Gap\n\nx\n", count: 5_000))
  }

  @Test func brokenArchivesAreRefused() throws {
    let hatch = try #require(readHatch(Self.sound, path: "sound-meter.md").hatch)
    let packed = Array(HatchArchive.pack([hatch, hatch]).utf8)
    expectRoundTrip([])
    expectRoundTrip([hatch, hatch])
    for end in 0..<packed.count {
      #expect(packed[..<end].withUnsafeBufferPointer { HatchArchive.unpack($0) } == nil, "\(end)")
    }
    for place in packed.indices {
      var broken = packed
      broken[place] = broken[place] == UInt8(ascii: "9") ? UInt8(ascii: ":") : UInt8(ascii: "9")
      _ = broken.withUnsafeBufferPointer { HatchArchive.unpack($0) }
    }
    let huge = Array("99999999999999999999999999:".utf8)
    #expect(huge.withUnsafeBufferPointer { HatchArchive.unpack($0) } == nil)
  }
}
