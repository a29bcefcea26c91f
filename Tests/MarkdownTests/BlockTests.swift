// What blocks a text has, where they begin and where they end.

import Markdown
import Testing

struct BlockTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var source: String
    var blocks: String
    var testDescription: String { name }
  }

  @Test(arguments: cases)
  func readsBlocks(_ example: Case) {
    let document = Document(example.source)
    #expect(outline(document) == example.blocks)
    #expect(RangeChecks(document).faults.isEmpty)
  }

  static let cases = [
    Case(
      name: "ATX headings, closed and open", source: "# One\n##   Two ##\n### Three#\n#\n",
      blocks: """
        h1 atx [One] @1
        h2 closed [Two] @2
        h3 atx [Three#] @3
        h1 atx [] @4
        """),
    Case(
      name: "setext headings end at their underline", source: "One\n===\n\nTwo\nlines\n---\n\ntext\n",
      blocks: """
        h1 setext [One] @1-2
        h2 setext [Two
        lines] @4-6
        paragraph [text] @8
        """),
    Case(
      name: "an item ends before the blank lines after it", source: "- a\n\n- b\n\n\n\ntext\n",
      blocks: """
        list - loose @1-3
          item - 0/2 @1
            paragraph [a] @1
          item - 0/2 @3
            paragraph [b] @3
        paragraph [text] @7
        """),
    Case(
      name: "ordered items keep their own numbers", source: "7. a\n9. b\n",
      blocks: """
        list 7. tight @1-2
          item 7. 0/3 @1
            paragraph [a] @1
          item 9. 0/3 @2
            paragraph [b] @2
        """),
    Case(
      name: "nested lists know their indents", source: " * a\n   1) b\n\n      c\n",
      blocks: """
        list * tight @1-4
          item * 1/3 @1-4
            paragraph [a] @1
            list 1) loose @2-4
              item 1) 0/3 @2-4
                paragraph [b] @2
                paragraph [c] @4
        """),
    Case(
      name: "lists on one line", source: "- - a\n    b\n",
      blocks: """
        list - tight @1-2
          item - 0/2 @1-2
            list - tight @1-2
              item - 0/2 @1-2
                paragraph [a b] @1-2
        """),
    Case(
      name: "tabs after a marker and in front of content", source: "-\ta\n\n\tb\n",
      blocks: """
        list - loose @1-3
          item - 0/4 @1-3
            paragraph [a] @1
            paragraph [b] @3
        """),
    Case(
      name: "an empty item", source: "-\n- b\n",
      blocks: """
        list - tight @1-2
          item - 0/2 @1
          item - 0/2 @2
            paragraph [b] @2
        """),
    Case(
      name: "task items", source: "- [ ] a\n- [x] b\n",
      blocks: """
        list - tight @1-2
          item - 0/2 box [ ] false @1
            paragraph [a] @1
          item - 0/2 box [x] true @2
            paragraph [b] @2
        """),
    Case(
      name: "fences, closed, open and with an info string",
      source: "```swift a=b\nx\n\n```\n\n~~~~\ny\n~~~\n",
      blocks: """
        fence ```swift a=b "x\\n\\n" @1-4
        fence ~~~~ open "y\\n~~~\\n" @6-8
        """),
    Case(
      name: "an empty fence", source: "```\n```\ntext\n",
      blocks: """
        fence ``` "" @1-2
        paragraph [text] @3
        """),
    Case(
      name: "a fence is not closed by a line outside its quote", source: "> ```\n> a\n```\nb\n```\n",
      blocks: """
        quote @1-2
          fence ``` open "> a\\n" @1-2
        fence ``` "b\\n" @3-5
        """),
    Case(
      name: "a fence in an item", source: "- a\n  ```\n  b\n  ```\n- c\n",
      blocks: """
        list - tight @1-5
          item - 0/2 @1-4
            paragraph [a] @1
            fence ``` "  b\\n" @2-4
          item - 0/2 @5
            paragraph [c] @5
        """),
    Case(
      name: "indented code", source: "text\n\n    a\n\n    b\n\n\ntext\n",
      blocks: """
        paragraph [text] @1
        indented "a\\n\\n    b" @3-5
        paragraph [text] @8
        """),
    Case(
      name: "comments end at their own mark", source: "<!-- a\n\nb -->\ntext\n<!-- c --> tail\n\nend\n",
      blocks: """
        comment @1-3
        paragraph [text] @4
        html @5
        paragraph [end] @7
        """),
    Case(
      name: "HTML blocks end at a blank line", source: "<details>\n<b>x</b>\n\n- a\n\n</details>\n",
      blocks: """
        html @1-2
        list - tight @4
          item - 0/2 @4
            paragraph [a] @4
        html @6
        """),
    Case(
      name: "a table with an escaped pipe and a short row",
      source: "| a | b |\n|:--|--:|\n| `x\\|y` | z |\n| w |\n",
      blocks: """
        table ["left", "right"] delimiter 2 @1-4
          head @1
            cell [a] @1
            cell [b] @1
          row @3
            cell [`x\\|y`] @3
            cell [z] @3
          row @4
            cell [w] @4
            cell [] @4
        """),
    Case(
      name: "a table right below a paragraph", source: "intro\nmore\n| a |\n|---|\n| b |\n",
      blocks: """
        paragraph [intro more] @1-2
        table ["none"] delimiter 4 @3-5
          head @3
            cell [a] @3
          row @5
            cell [b] @5
        """),
    Case(
      name: "a table below what would be definitions", source: "[a]: b\n\\| c\n| d |\n|---|\n",
      blocks: """
        paragraph [[a]: b | c] @1-2
        table ["none"] delimiter 4 @3-4
          head @3
            cell [d] @3
        """),
    Case(
      name: "a table below definitions above an underline", source: "[a]: b\n===\n| d |\n|---|\n",
      blocks: """
        paragraph [===] @2
        table ["none"] delimiter 4 @3-4
          head @3
            cell [d] @3
        """),
    Case(
      name: "a table with a lazy head", source: "- a\n |\n  -|\n- b\nc\n-|\n",
      blocks: """
        list - tight @1-6
          item - 0/2 @1-3
            paragraph [a] @1
            table ["none"] delimiter 3 @2-3
              head @2
                cell [] @2
          item - 0/2 @4-6
            paragraph [b c -|] @4-6
        """),
    Case(
      name: "a table without a body, in an item", source: "- | a |\n  |---|\n- b\n",
      blocks: """
        list - tight @1-3
          item - 0/2 @1-2
            table ["none"] delimiter 2 @1-2
              head @1
                cell [a] @1
          item - 0/2 @3
            paragraph [b] @3
        """),
    Case(
      name: "quotes with lazy lines", source: "> a\nb\n> c\n\nd\n",
      blocks: """
        quote @1-3
          paragraph [a b c] @1-3
        paragraph [d] @5
        """),
    Case(
      name: "rules", source: "---\n\n***\n_ _ _\n",
      blocks: """
        rule @1
        rule @3
        rule @4
        """),
    Case(
      name: "CRLF", source: "# A\r\n\r\n- b\r\n  c\r\n\r\n```\r\nd\r\n```\r\n",
      blocks: """
        h1 atx [A] @1
        list - tight @3-4
          item - 0/2 @3-4
            paragraph [b c] @3-4
        fence ``` "d\\r\\n" @6-8
        """),
    Case(
      name: "lone CR", source: "# A\r\r- b\r  c\r\rd",
      blocks: """
        h1 atx [A] @1
        list - tight @3-4
          item - 0/2 @3-4
            paragraph [b c] @3-4
        paragraph [d] @6
        """),
    Case(
      name: "mixed line endings", source: "# A\r\n\nb\rc\n",
      blocks: """
        h1 atx [A] @1
        paragraph [b c] @3-4
        """),
    Case(
      name: "a byte-order mark before a heading", source: "\u{FEFF}## A\n\nb\n",
      blocks: """
        h2 atx [A] @1
        paragraph [b] @3
        """),
    Case(
      name: "front matter is no heading", source: "---\ntitle: a\n---\n# B\n",
      blocks: """
        h1 atx [B] @4
        """),
    Case(
      name: "an opening rule is no front matter", source: "---\n\ntext\n\n---\n",
      blocks: """
        rule @1
        paragraph [text] @3
        rule @5
        """),
    Case(
      name: "definitions are no text", source: "[a]: b\nText\n===\n\n[c]: d\ntext [c]\n\n[e]: f\n",
      blocks: """
        h1 setext [Text] @2-3
        paragraph [text c] @6
        """),
    Case(name: "nothing", source: "", blocks: ""),
    Case(name: "blank lines", source: "\n \n\t\n", blocks: ""),
  ]
}
