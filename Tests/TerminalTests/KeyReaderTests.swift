// Bytes to keys, as a table; and the same keys however the bytes are cut.

import Terminal
import Testing

@Suite struct KeyReaderTests {
  static let table: [(bytes: String, keys: [Key])] = [
    ("a", [.character("a")]), ("é日👍", [.character("é"), .character("日"), .character("👍")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
    ("\u{1}\u{3}\u{4}\u{5}\u{15}\u{17}", "acdeuw".map { .control($0) }),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OH\u{1B}OF", [.up, .home, .end]),
    ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.home, .end, .home, .end, .home, .end]),
    ("\u{1B}[3~x", [.delete, .character("x")]), ("\u{1B}[1;5Cx", [.right, .character("x")]),
    ("\u{1B}[15~\u{1B}[200z", [.other, .other]), ("\u{1B}bx", [.other, .character("x")]),
    ("\u{1B}[200~two\nlines\u{1B}[A\u{3}\u{1B}[201~\r", [.paste("two\nlines\u{1B}[A\u{3}"), .enter]),
    ("\u{1B}[200~\u{1B}[201~", [.paste("")]), ("\u{0}\u{1C}", [.other, .other]),
  ]

  @Test(arguments: table)
  func bytesAreKeys(bytes: String, keys: [Key]) {
    var reader = KeyReader()
    #expect(reader.take(Array(bytes.utf8)) == keys)
    #expect(!reader.isWaiting)
  }

  @Test(arguments: table)
  func theCutDoesNotMatter(bytes: String, keys: [Key]) {
    let bytes = Array(bytes.utf8)
    for cut in 0...bytes.count {
      var reader = KeyReader()
      #expect(reader.take(Array(bytes[..<cut])) + reader.take(Array(bytes[cut...])) == keys, "cut at \(cut)")
    }
    var reader = KeyReader()
    let single = bytes.flatMap { reader.take([$0]) }
    #expect(single == keys)
  }

  @Test func anEscapeAloneIsAKeyOnceTheTimeIsUp() {
    var reader = KeyReader()
    #expect(reader.take([0x1B]).isEmpty)
    #expect(reader.isWaiting)
    #expect(reader.timeUp() == [.escape])
    #expect(!reader.isWaiting)
    #expect(reader.take([0x1B, 0x1B]) == [.escape])
    #expect(reader.timeUp() == [.escape])
    #expect(reader.take([0x1B, 0x5B]).isEmpty)
    #expect(reader.timeUp() == [.other])
  }

  @Test func aHalfCharacterWaitsForItsOtherHalf() {
    var reader = KeyReader()
    #expect(reader.take([0xE6, 0x97]).isEmpty)
    #expect(!reader.isWaiting)
    #expect(reader.timeUp().isEmpty)
    #expect(reader.take([0xA5]) == [.character("日")])
  }

  @Test(
    arguments: [
      ([0xFF], [.other]), ([0xE6, 0x41], [.other, .character("A")]), ([0xC2, 0x85], [.other]),
      ([0xED, 0xA0, 0x80], [.other]), ([0xF4, 0x90, 0x80, 0x80, 0x61], [.other, .character("a")]),
    ] as [([UInt8], [Key])])
  func whatIsNoTextIsNoCharacter(bytes: [UInt8], keys: [Key]) {
    var reader = KeyReader()
    #expect(reader.take(bytes) == keys)
  }
}
