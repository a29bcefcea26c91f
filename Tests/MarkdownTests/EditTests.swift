// An edit changes its range and no byte besides.

import Markdown
import Testing

struct EditTests {
  private let document = Document("\u{FEFF}a\r\n- b\t\n\n  é\r日")

  @Test func changesOnlyItsRanges() throws {
    let result = try document.applying([Edit(12..<14, "x\n"), Edit(3..<4, ""), Edit(0..<0, ">")])
    #expect(Array(result.text.utf8) == Array(">\u{FEFF}\r\n- b\t\n\nx\né\r日".utf8))
    #expect(result.lines.count == 6)
  }

  @Test func keepsTheTextWithoutEdits() throws {
    #expect(Array(try document.applying([]).text.utf8) == Array(document.text.utf8))
  }

  @Test func replacesEveryRangeByItsOwnBytes() throws {
    for line in 1...document.lines.count {
      let range = document.lines.range(ofLine: line)
      let result = try document.applying([Edit(range, document.text(of: range))])
      #expect(result.bytes == document.bytes)
    }
  }

  @Test func insertsInTheOrderGiven() throws {
    #expect(
      try Document("ab").applying([Edit(1..<1, "x"), Edit(1..<1, "y"), Edit(1..<2, "z")]).text == "axyz")
  }

  @Test(arguments: [
    ([Edit(0..<99, "")], EditError.outOfBounds(0..<99)),
    ([Edit(-1..<2, "")], .outOfBounds(-1..<2)),
    ([Edit(1..<3, "")], .splitsCharacter(1..<3)),
    ([Edit(5..<9, ""), Edit(4..<6, "")], .overlap(4..<6, 5..<9)),
    ([Edit(4..<8, ""), Edit(6..<6, "")], .overlap(4..<8, 6..<6)),
  ])
  func refuses(edits: [Edit], error: EditError) {
    #expect(throws: error) { try document.applying(edits) }
  }
}
