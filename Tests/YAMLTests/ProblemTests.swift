// Texts that cannot be read, and where and how the problem is named.

import Testing
import YAML

struct Refusal: Sendable, CustomTestStringConvertible {
  var text: String
  var place: String
  var problem: String
  var testDescription: String { text.debugDescription }

  init(_ text: String, _ place: String, _ problem: String) {
    self.text = text
    self.place = place
    self.problem = problem
  }
}

let refusals: [Refusal] = [
  // Keys.
  Refusal("a: 1\nb: 2\na: 3", "3:1", "the key \"a\" stands twice"),
  Refusal("a: 1\n'a': 2", "2:1", "the key \"a\" stands twice"),
  Refusal("a: {k: 1, l: 2, k: 3}", "1:17", "the key \"k\" stands twice"),
  Refusal("\"a\\nb\": 1\n\"a\\nb\": 2", "2:1", "the key \"a\\nb\" stands twice"),
  Refusal("? [a]\n: b", "1:3", "a list or mapping is used as a key"),
  Refusal("x: {{ name }}", "1:5", "a list or mapping is used as a key"),
  Refusal("a: 1\nword\nb: 2", "2:1", "a key has no colon"),
  Refusal("a: 1\nb:2\nc: 3", "2:1", "a key has no colon"),
  // Indentation.
  Refusal("\ta: 1", "1:1", "a tab is used for indentation"),
  Refusal("a:\n\t- 1", "2:1", "a tab is used for indentation"),
  Refusal("a:\n\tb: 1", "2:1", "a tab is used for indentation"),
  Refusal("a:\r\n  b: 1\r\n\tc: 2", "3:1", "a tab is used for indentation"),
  Refusal("a:\n  - b\n c: d", "3:2", "the indentation does not fit"),
  Refusal("- a\nb: 1", "2:1", "the indentation does not fit"),
  Refusal("a:\n    b: 1\n  c: 2", "3:3", "the indentation does not fit"),
  Refusal("a: 1\n  b: 2", "2:4", "a colon stands where no key can be"),
  Refusal("gap: List: no sections", "1:10", "a colon stands where no key can be"),
  // Quotes and brackets.
  Refusal("a: \"x\nb: 1\n", "1:4", "a quote is opened and never closed"),
  Refusal("b: 1\na: 'x", "2:4", "a quote is opened and never closed"),
  Refusal("a: 'x\n---\nb: 1", "1:4", "a quote is opened and never closed"),
  Refusal("a: 'x' y", "1:8", "something follows a value that has ended"),
  Refusal("a: [1] 2", "1:8", "something follows a value that has ended"),
  Refusal("{a: 1}}", "1:7", "something follows a value that has ended"),
  Refusal("a: [1, 2\nb: 3", "1:4", "a bracket is opened and not closed"),
  Refusal("{a: 1", "1:1", "a bracket is opened and not closed"),
  Refusal("a: ]", "1:4", "a value is missing"),
  Refusal("a: \"\\q\"", "1:5", "a backslash escape is not known"),
  // Characters.
  Refusal("a: @x", "1:4", "a value cannot begin with \"@\""),
  Refusal("gap: `List` has none", "1:6", "a value cannot begin with \"`\""),
  Refusal("a: %x", "1:4", "a value cannot begin with \"%\""),
  Refusal("a: \u{0}", "1:4", "the character U+0000 is not allowed"),
  Refusal("a: 1\r\nb: x\u{1B}[0m", "2:5", "the character U+001B is not allowed"),
  Refusal("a: 1\n\u{7F}", "2:1", "the character U+007F is not allowed"),
  Refusal("a: 1\nb: \u{FEFF}x", "2:4", "the character U+FEFF is not allowed"),
  Refusal("é: \u{FFFF}", "1:4", "the character U+FFFF is not allowed"),
  // Aliases and documents.
  Refusal("a: *x", "1:4", "the alias \"*x\" stands for nothing"),
  Refusal("a: &x [*x]", "1:8", "the alias \"*x\" stands for nothing"),
  Refusal("**bold**: 1", "1:1", "a value cannot begin with \"*\""),
  Refusal("a: 1\n---\nb: 2", "2:1", "a second document begins"),
  Refusal("a: 1\n---\n", "2:1", "a second document begins"),
  Refusal("%YAML 3.0\n---\na", "1:1", "found incompatible YAML document"),
  Refusal("a: !<x", "1:7", "did not find the expected '>'"),
]

@Test("text that cannot be read is a problem with its place", arguments: refusals)
func unreadableText(refusal: Refusal) {
  do {
    let tree = outline(try YAMLDocument.parse(refusal.text))
    Issue.record("expected \(refusal.problem) at \(refusal.place), got \(tree)")
  } catch {
    #expect("\(error.line):\(error.column)" == refusal.place, "\(error)")
    #expect((error.problem + " " + error.reason).contains(refusal.problem), "\(error)")
    #expect(!error.reason.isEmpty && !error.fix.isEmpty)
    #expect(!error.description.hasSuffix(".") && !error.description.contains("\n"))
    #expect(error.description.hasPrefix("line \(error.line): "))
  }
}

@Test func equalKeysNameBothLines() throws {
  let problem = #expect(throws: YAMLProblem.self) { try YAMLDocument.parse("a: 1\nb: 2\na: 3") }
  #expect(problem?.other == YAMLPlace(line: 1, column: 1))
  #expect(
    problem?.description
      == "line 3: the key \"a\" stands twice: line 1 has it already, and only one of the two could count; "
      + "keep one of the two")
}

@Test("problems that come from the same text are equal", arguments: refusals)
func sameProblemAgain(refusal: Refusal) {
  let first = #expect(throws: YAMLProblem.self) { try YAMLDocument.parse(refusal.text) }
  let second = #expect(throws: YAMLProblem.self) { try YAMLDocument.parse(refusal.text) }
  #expect(first == second)
}
