// What inline elements a text has and which bytes they stand on.

import Markdown
import Testing

struct InlineTests {
  struct Case: CustomTestStringConvertible {
    var source: String
    var inlines: [String]
    var testDescription: String { source }
  }

  @Test(arguments: cases)
  func readsInlines(_ example: Case) {
    let document = Document(example.source)
    #expect(texts(document.blocks).flatMap { describe($0.inlines, of: document) } == example.inlines)
    #expect(RangeChecks(document).faults.isEmpty)
  }

  private func texts(_ blocks: [Block]) -> [Block] {
    blocks.flatMap { $0.inlines.isEmpty ? texts($0.children) : [$0] }
  }

  /// Each element but plain text and breaks: its kind and the source under its range.
  private func describe(_ inlines: [Inline], of document: Document) -> [String] {
    inlines.flatMap { inline -> [String] in
      let source = document.text(of: inline.range)
      let own: String?
      switch inline.kind {
      case .text, .softBreak: own = nil
      case .lineBreak: own = "break"
      case .code(let text): own = "code \(source) = \(text)"
      case .html: own = "html \(source)"
      case .emphasis: own = "emphasis \(source)"
      case .strong: own = "strong \(source)"
      case .strikethrough: own = "struck \(source)"
      case .link(let destination): own = "link \(source) -> \(destination)"
      case .image(let image): own = "image \(source) -> \(image)"
      }
      return (own.map { [$0] } ?? []) + describe(inline.children, of: document)
    }
  }

  static let cases = [
    Case(source: "a `b` ``c`d``", inlines: ["code `b` = b", "code ``c`d`` = c`d"]),
    Case(
      source: "**a *b* c** and ***d***",
      inlines: ["strong **a *b* c**", "emphasis *b*", "emphasis ***d***", "strong **d**"]),
    Case(source: "~~a~~ ~b~", inlines: ["struck ~~a~~", "struck ~b~"]),
    Case(source: "\\*a\\* `b` &amp; &mdash; &unknown; **c**", inlines: ["code `b` = b", "strong **c**"]),
    Case(
      source: "[a](b) [c](<d e> \"t\") [f](g(h)i)",
      inlines: [
        "link [a](b) -> b", "link [c](<d e> \"t\") -> d%20e", "link [f](g(h)i) -> g(h)i",
      ].map { $0.replacing("d%20e", with: "d e") }),
    Case(source: "![a **b**](c) x", inlines: ["image ![a **b**](c) -> c", "strong **b**"]),
    Case(
      source: "[a] [a][] [b][a] [a][x] [a][ ] `c`\n\n[a]: d",
      inlines: [
        "link [a] -> d", "link [a][] -> d", "link [b][a] -> d", "link [a][ ] -> d", "code `c` = c",
      ]),
    Case(
      source: "<http://a.b> www.c.d. http://e.f/g_h_i, j@k.l",
      inlines: [
        "link <http://a.b> -> http://a.b", "link www.c.d -> http://www.c.d",
        "link http://e.f/g_h_i -> http://e.f/g_h_i",
        "link j@k.l -> mailto:j@k.l",
      ]),
    Case(
      source: "a <b c=\"d\"> `e` <!-- f -->",
      inlines: ["html <b c=\"d\">", "code `e` = e", "html <!-- f -->"]),
    Case(
      source: "a  \n`b`\\\n`c`\n`d`",
      inlines: ["break", "code `b` = b", "break", "code `c` = c", "code `d` = d"]),
    Case(
      source: "> a `b\n> c` **d**\ne `f`", inlines: ["code `b\n> c` = b c", "strong **d**", "code `f` = f"]),
    Case(
      source: "> - a\n>   `b` <c\n>   d> *e*", inlines: ["code `b` = b", "html <c\n>   d>", "emphasis *e*"]),
    Case(source: "- a\r\n  `b`\r\n  **c**\r\n", inlines: ["code `b` = b", "strong **c**"]),
    Case(source: "# `a` **b** #", inlines: ["code `a` = a", "strong **b**"]),
    Case(source: "`a` b\n`c`\n---", inlines: ["code `a` = a", "code `c` = c"]),
    Case(
      source: "|a|b|\n|-|-|\n|`x\\|y` **z**|\\| `w`|",
      inlines: ["code `x\\|y` = x|y", "strong **z**", "code `w` = w"]),
    Case(source: "é **ü** `日本` 👩‍👩‍👧 *ö*", inlines: ["strong **ü**", "code `日本` = 日本", "emphasis *ö*"]),
    Case(source: "a\0b `c\0d` **e**", inlines: ["code `c\0d` = c\u{1}d", "strong **e**"]),
    Case(source: "\u{FEFF}a `b`", inlines: ["code `b` = b"]),
    Case(source: "-\t`a`\n\t`b`", inlines: ["code `a` = a", "code `b` = b"]),
    Case(
      source: "http://a.b/c&amp;d\\\\e `f`",
      inlines: ["link http://a.b/c&amp;d\\\\e -> http://a.b/c&amp;d\\\\e", "code `f` = f"]),
    Case(source: "a&#64;b.c `d`", inlines: ["link a&#64;b.c -> mailto:a@b.c", "code `d` = d"]),
    Case(source: "&amp;amp; `a` &#38;#38; &AMP;AMP; `b`", inlines: ["code `a` = a", "code `b` = b"]),
    Case(source: "&NotEqualTilde;&N; &fjlig;j; **a**", inlines: ["strong **a**"]),
    Case(
      source: "[a](b \"c\\\" d\\\") `e` [f](g\u{0C}h)",
      inlines: ["link [a](b \"c\\\" d\\\") -> b", "code `e` = e", "link [f](g\u{0C}h) -> g\u{0C}h"]),
    Case(source: "*\u{3099}a* `b`", inlines: ["emphasis *\u{3099}a*", "code `b` = b"]),
  ]

  /// Elements that are too deep to be kept leave the others where they stand.
  @Test func keepsThePlaceBehindElementsThatAreTooDeep() {
    let opened = String(repeating: "*a **b [", count: 30)
    let closed = String(repeating: "](x) c** d*", count: 30)
    let document = Document("\(opened)![`e`](f)\(closed) `g`")
    #expect(RangeChecks(document).faults.isEmpty)
    let inlines = (document.blocks.first?.inlines ?? []).flattened
    let codes = inlines.filter { $0.kind == .code("e") || $0.kind == .code("g") }
    #expect(codes.map { document.text(of: $0.range) } == ["`e`", "`g`"])
  }
}
