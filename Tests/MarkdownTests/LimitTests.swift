// Hostile texts end in a problem or are read; they never crash or hang.

import Markdown
import Testing

@Suite(.serialized) struct LimitTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    /// A part of the problem's reason; nil where the text must be read.
    var problem: String?
    var testDescription: String { name }
  }

  @Test(.timeLimit(.minutes(60)), arguments: cases)
  func survives(_ example: Case) {
    let document = Document(example.text)
    #expect(document.text == example.text)
    guard let expected = example.problem else {
      #expect(document.problem == nil)
      #expect(!document.blocks.isEmpty)
      return
    }
    #expect(document.problem?.reason.contains(expected) == true, "\(String(describing: document.problem))")
    #expect(document.blocks.isEmpty)
  }

  private static func repeated(_ text: String, _ count: Int = 50_000) -> String {
    String(repeating: text, count: count)
  }

  static let cases = [
    Case(name: "headings", text: repeated("# a\n", 100_000)),
    Case(name: "quotes", text: repeated(">"), problem: "nested"),
    Case(name: "quotes with blanks", text: repeated("> ") + "a", problem: "nested"),
    Case(name: "lists on a line", text: repeated("- ", 2000) + "a", problem: "nested"),
    Case(name: "ordered lists on a line", text: repeated("1. ", 2000) + "a", problem: "nested"),
    Case(
      name: "lists by indentation", text: (0..<1000).map { repeated(" ", 2 * $0) + "- a\n" }.joined(),
      problem: "nested"),
    Case(
      name: "quotes line by line", text: (1..<1000).map { repeated(">", $0) + "a\n" }.joined(),
      problem: "nested"),
    Case(name: "a hundred levels", text: repeated(">", 97) + "a\n"),
    Case(name: "a long rule", text: repeated("- ", 2000)),
    Case(name: "deeply indented code", text: "```\n" + repeated(repeated(" ", 1000) + "a\n", 100) + "```\n"),
    Case(name: "code that looks like a list", text: "```\n" + repeated("- - - - -a\n", 1000) + "```\n"),
    Case(name: "brackets", text: repeated("[")),
    Case(name: "closed brackets", text: repeated("[") + repeated("]")),
    Case(name: "image brackets", text: repeated("![a")),
    Case(name: "link starts", text: repeated("[a](")),
    Case(name: "links with open titles", text: "[a]: x\n\n" + repeated("[a](b (")),
    Case(name: "asterisks", text: repeated("*")),
    Case(name: "asterisks and text", text: repeated("*a **b ")),
    Case(name: "nested emphasis", text: repeated("*a _b ", 10_000) + repeated("c_ d* ", 10_000)),
    Case(name: "underscores around", text: repeated("_") + "a" + repeated("_")),
    Case(name: "tildes", text: repeated("~~a ~b ")),
    Case(name: "backticks", text: repeated("`", 1_000_000)),
    Case(name: "backtick runs", text: (1..<1000).map { repeated("`", $0) }.joined(separator: " ")),
    Case(name: "comment starts", text: repeated("<!-- "), problem: "comments"),
    Case(name: "comment starts in text", text: "a " + repeated("<!-- "), problem: "comments"),
    Case(name: "as many comment starts as may be", text: "a " + repeated("<!-- ", 5_000)),
    Case(name: "comment starts on lines", text: repeated("<!-- a\n\n"), problem: "comments"),
    Case(name: "tags", text: repeated("<a ")),
    Case(name: "entities", text: repeated("&amp;&#0;&x;")),
    Case(name: "backslashes", text: repeated("\\")),
    Case(name: "addresses", text: repeated("a@b.c"), problem: "addresses"),
    Case(name: "many addresses apart", text: repeated("a@b.c d\n\n", 5000)),
    Case(name: "closing parentheses of an address", text: "www.a.b" + repeated(")"), problem: "addresses"),
    Case(
      name: "tables tried at each line", text: repeated("a|b\n-|-|-\n", 20_000), problem: "head of a table"),
    Case(name: "a head after many lines", text: repeated("a\n") + "|-|\n", problem: "head of a table"),
    Case(
      name: "a wide and long table",
      text: "|" + repeated("a|", 10_000) + "\n|" + repeated("-|", 10_000) + "\n" + repeated("|\n", 10_000),
      problem: "cells"),
    Case(name: "a long table", text: "| a | b |\n|---|---|\n" + repeated("| `c` | **d** |\n", 10_000)),
    Case(
      name: "a long definition used often", text: "[a]: " + repeated("x", 100_000) + "\n\n" + repeated("[a]"),
      problem: "definition"),
    Case(
      name: "a long title used often",
      text: "[a]: x\n\"" + repeated("y\n", 100_000) + "\"\n\n" + repeated("[a]"), problem: "definition"),
    Case(
      name: "many definitions",
      text: (0..<5000).map { "[a\($0)]: b\n" }.joined() + "\n" + (0..<5000).map { "[a\($0)] " }.joined()),
    Case(name: "definition starts", text: repeated("[a\n")),
    Case(name: "fences that never end", text: repeated("```\n``` a b\n", 3000)),
    Case(name: "fences with words", text: "```\n" + repeated("``` a b c\n", 5000)),
    Case(
      name: "long lines", text: repeated("- " + repeated("some `code` and **bold** text, ", 850) + "\n", 16)),
    Case(name: "at signs", text: repeated("@ ", 20_000)),
    Case(name: "lines of one byte", text: repeated("\r", 200_000) + "a"),
    Case(name: "NULs", text: "a" + repeated("\0", 1_000_000)),
    Case(name: "too large", text: repeated("a\n\n", 1_500_000), problem: "bytes"),
  ]
}
