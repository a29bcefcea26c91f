// A document keeps its text, and knows its lines, its front matter, its comments, its imports and its
// definitions.

import Markdown
import Testing

struct DocumentTests {
  @Test(arguments: [
    "", "\n", "a", "a\r\nb\n\rc\r", "\u{FEFF}# a\n", "\ta\t\n  \n", "a\0b\0", "# é 日本 👩‍👩‍👧\n", "e\u{301}\n",
    "---\na: b\n---",
    "<!--", "```", "[a]: b", "\u{FFFD}\u{1}\u{2028}x",
  ])
  func keepsItsText(_ text: String) {
    #expect(Array(Document(text).text.utf8) == Array(text.utf8))
    #expect(Document(text).bytes == Array(text.utf8))
  }

  @Test func countsLines() {
    let lines = Document("a\r\nbé\n\rc\r").lines
    #expect(lines.count == 5)
    #expect((1...5).map { lines.range(ofLine: $0) } == [0..<1, 3..<6, 7..<7, 8..<9, 10..<10])
    #expect((1...5).map { lines.fullRange(ofLine: $0) } == [0..<3, 3..<7, 7..<8, 8..<10, 10..<10])
    #expect((0...10).map { lines.line(at: $0) } == [1, 1, 1, 2, 2, 2, 2, 3, 4, 4, 5])
    #expect([0, 3, 4, 6, 8].map { lines.column(at: $0) } == [1, 1, 2, 4, 1])
    #expect(lines.offset(line: 2, column: 2) == 4)
    #expect(lines.offset(line: 2, column: 99) == 6)
    #expect(lines.range(ofLines: 1...2) == 0..<6)
    #expect(lines.range(ofLine: 0).isEmpty)
    #expect(lines.range(ofLine: 6).isEmpty)
    #expect(lines.line(at: 999) == 5)
  }

  @Test func countsColumnsInUTF16() {
    let document = Document("x\né👩b\n")
    #expect([2, 4, 8, 9].map { document.utf16Column(at: $0) } == [1, 2, 4, 5])
  }

  @Test(arguments: [
    ("---\na: b\n---\nc", "a: b\n", 1...3), ("---\r\na:\r\n...\r\nc", "a:\r\n", 1...3),
    ("---\n---\n", "", 1...2),
    ("\u{FEFF}--- \npaths:\n  - x\n---", "paths:\n  - x\n", 1...4),
  ])
  func findsFrontMatter(text: String, inner: String, lines: ClosedRange<Int>) {
    let found = Document(text).frontMatter
    #expect(found?.inner == inner)
    #expect(found?.lines == lines)
  }

  @Test(arguments: [
    "", "---", "---\na: b\n", "\n---\na: b\n---\n", "---\n\ntext\n\n---\n", "--- x\na: b\n---\n",
    "----\na: b\n----\n",
  ])
  func findsNoFrontMatter(text: String) {
    #expect(Document(text).frontMatter == nil)
  }

  struct CommentCase: Sendable {
    var text: String
    var comments: [String]
  }

  @Test(arguments: [
    CommentCase(
      text: "<!-- a -->\n\ntext <!--b--> more\n\n- c\n  <!-- d\n  e -->\n",
      comments: [
        "1-1 block closed [ a ]", "3-3 inline closed [b]", "6-7 block closed [ d\n  e ]",
      ]),
    CommentCase(text: "```\n<!-- a -->\n```\n\n`<!-- b -->`\n\n    <!-- c -->\n", comments: []),
    CommentCase(
      text: "<div><!-- a --><!-- b -->\n</div>\n",
      comments: ["1-1 block closed [ a ]", "1-1 block closed [ b ]"]),
    CommentCase(text: "<!-- a\n\nb", comments: ["1-3 block open [ a\n\nb]"]),
    CommentCase(text: "<!--> <!---->\n", comments: ["1-1 block closed []", "1-1 block closed []"]),
    CommentCase(text: "| a |\n|---|\n| b <!-- c --> |\n", comments: ["3-3 inline closed [ c ]"]),
    CommentCase(text: "\\<!-- a -->\n", comments: []),
  ])
  func findsComments(_ example: CommentCase) {
    let document = Document(example.text)
    let found = document.comments.map {
      "\($0.lines.lowerBound)-\($0.lines.upperBound) \($0.isBlock ? "block" : "inline") "
        + "\($0.isClosed ? "closed" : "open") [\($0.inner)]"
    }
    #expect(found == example.comments)
    #expect(RangeChecks(document).faults.isEmpty)
  }

  struct ImportCase: Sendable {
    var text: String
    var imports: [String]
  }

  @Test(arguments: [
    ImportCase(
      text: "@AGENTS.md\n@docs/a_b_c.md and @~/x.md, (@./y) @../z.\n",
      imports: [
        "1:1 AGENTS.md", "2:1 docs/a_b_c.md", "2:20 ~/x.md", "2:30 ./y", "2:36 ../z",
      ]),
    ImportCase(text: "`@a` **@b.md** me@c.d x/@e -@f \\@g @\n", imports: ["1:8 b.md"]),
    ImportCase(text: "```\n@a\n```\n\n    @b\n\n<!-- @c -->\n\ntext <!-- @d --> @e\n", imports: ["9:18 e"]),
    ImportCase(text: "Use @State and @MainActor.\n", imports: ["1:5 State", "1:16 MainActor"]),
    ImportCase(
      text: "---\na: @b\n---\n- @c\n\n> @d\n> `@e`\n\n| f |\n|---|\n| @g |\n",
      imports: ["4:3 c", "6:3 d", "11:3 g"]),
    ImportCase(text: "<gotchas>\n@a.md\n<!-- @b -->\n</gotchas>\n", imports: ["2:1 a.md"]),
    ImportCase(text: "é@a ü @b\n", imports: ["1:9 b"]),
  ])
  func findsImports(_ example: ImportCase) {
    let document = Document(example.text)
    #expect(document.imports.map { "\($0.line):\($0.column) \($0.path)" } == example.imports)
    #expect(RangeChecks(document).faults.isEmpty)
  }

  struct DefinitionCase: Sendable {
    var text: String
    var definitions: [String]
  }

  @Test(arguments: [
    DefinitionCase(
      text: "[a]: b\n[c d]: <e f> \"g\"\n\n- x\n  [h]: i\n", definitions: ["1-1 a -> b", "2-2 c d -> e f"]),
    DefinitionCase(
      text: "text\n\n[a]:\n  b\n  'c\n  d'\n[e]: f\nmore [a]\n", definitions: ["3-6 a -> b", "7-7 e -> f"]),
    DefinitionCase(
      text: "> [a]: b\n> text\n\n- [c]: d\n\n[e]: f g\n", definitions: ["1-1 a -> b", "4-4 c -> d"]),
    DefinitionCase(text: "[a]: b \"c\nd\n\n[]: e\n\n```\n[f]: g\n```\n", definitions: []),
    DefinitionCase(text: "[a]: b\n\"c\" d\n", definitions: ["1-1 a -> b"]),
    DefinitionCase(
      text: "[a]: b\r\n[c]: d\r\r[e]: f", definitions: ["1-1 a -> b", "2-2 c -> d", "4-4 e -> f"]),
  ])
  func findsDefinitions(_ example: DefinitionCase) {
    let document = Document(example.text)
    let found = document.definitions.map {
      "\($0.lines.lowerBound)-\($0.lines.upperBound) \($0.label) -> \($0.destination)"
    }
    #expect(found == example.definitions)
    #expect(RangeChecks(document).faults.isEmpty)
  }

  @Test func comparesLabelsWithoutCaseAndSpace() {
    #expect(LinkDefinition.normalised(" Foo\n  BAR ") == LinkDefinition.normalised("foo bar"))
  }

  @Test func readsTheSameOnAllCores() async {
    let source = String(repeating: "- ~~a~~ **b** www.c.d\n", count: 200) + "\n|a|\n|-|\n|~~b~~|\n"
    let expected = Document(source).blocks
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<64 { group.addTask { Document(source).blocks == expected } }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func shiftsBlocks() {
    let source = "# a\n\n1. [ ] `b`\n\n```\nc\n```\n\n| d |\n|---|\n| e |\n"
    let shifted = Document(source).blocks.map { $0.shifted(bytes: 3, lines: 2) }
    #expect(shifted == Document("\n\n\n" + source).blocks.map { $0.shifted(bytes: 0, lines: -1) })
  }
}
