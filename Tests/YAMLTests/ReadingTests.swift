// Sound texts and the trees they are read as.

import Testing
import YAML

struct Reading: Sendable, CustomTestStringConvertible {
  var text: String
  var tree: String
  var testDescription: String { text.debugDescription }

  init(_ text: String, _ tree: String) {
    self.text = text
    self.tree = tree
  }
}

let readings: [Reading] = [
  // Nothing there.
  Reading("", "(empty)"),
  Reading("\n\n", "(empty)"),
  Reading("# only a comment\n", "(empty)"),
  Reading("---\n", "(empty)"),
  Reading("---\n...\n", "(empty)"),
  Reading("\u{FEFF}", "(empty)"),
  Reading("~\n", "~"),
  Reading("''", "\"\""),
  // Scalars.
  Reading("word", "word"),
  Reading("two words # and a comment", "two words"),
  Reading("a:b", "a:b"),
  Reading("url: https://example.com/a#b", "{url: https://example.com/a#b}"),
  Reading("a: 'it''s'", "{a: \"it\\'s\"}"),
  Reading(#"a: "tab\tline\n\u00e9""#, "{a: \"tab\\tline\\né\"}"),
  Reading("a: yes\nb: 'yes'\nc: \"yes\"", "{a: yes, b: \"yes\", c: \"yes\"}"),
  Reading("a: !!str yes", "{a: !tag:yaml.org,2002:str \"yes\"}"),
  Reading("a: ! yes", "{a: !! \"yes\"}"),
  Reading("a: !mine x", "{a: !!mine x}"),
  Reading("a:\nb:", "{a: , b: }"),
  Reading("a: one\n  two\n\n  three", "{a: one two\nthree}"),
  Reading("a: |\n  x\n   y\n", "{a: \"x\\n y\\n\"}"),
  Reading("a: >-\n  x\n  y\n", "{a: \"x y\"}"),
  Reading("a: |+\n  x\n\nb: 1", "{a: \"x\\n\\n\", b: 1}"),
  Reading("naïve: café 😀\n日本: 語", "{naïve: café 😀, 日本: 語}"),
  Reading("a: e\u{301}", "{a: e\u{301}}"),
  // Lists and mappings.
  Reading("- a\n- b\n", "[a, b]"),
  Reading("a:\n- x\n- y\nb: z", "{a: [x, y], b: z}"),
  Reading("a:\n  - x\n  - k: v\n    l: w\n", "{a: [x, {k: v, l: w}]}"),
  Reading("- - a\n  - b\n- c", "[[a, b], c]"),
  Reading("a: [x, 'y', {k: v}]\nb: {}\nc: []", "{a: [x, \"y\", {k: v}], b: {}, c: []}"),
  Reading("a: [\n  x,\n  y,\n]", "{a: [x, y]}"),
  Reading("? a\n: b", "{a: b}"),
  Reading("? a", "{a: }"),
  Reading("'a': 1\n\"b\": 2\n3: 4", "{\"a\": 1, \"b\": 2, 3: 4}"),
  Reading("<<: x", "{<<: x}"),
  Reading(
    "{\"a\": [1, true, null], \"b\": {\"c\": \"d\"}}", "{\"a\": [1, true, null], \"b\": {\"c\": \"d\"}}"),
  Reading("{\"a\":1,\"b\":\"x\"}", "{\"a\": 1, \"b\": \"x\"}"),
  // Aliases.
  Reading("a: &x 1\nb: *x", "{a: 1, b: 1}"),
  Reading("a: &x [1, 2]\nb: [*x, *x]", "{a: [1, 2], b: [[1, 2], [1, 2]]}"),
  Reading("a: &x 1\nb: &x 2\nc: *x", "{a: 1, b: 2, c: 2}"),
  Reading("a: &x k\n*x : v", "{a: k, k: v}"),
  // Documents, directives, line endings, byte-order mark.
  Reading("---\na: 1\n...\n", "{a: 1}"),
  Reading("--- a\n", "a"),
  Reading("%YAML 1.1\n---\na: 1", "{a: 1}"),
  Reading("\u{FEFF}a: 1\n", "{a: 1}"),
  Reading("\u{FEFF}# c\na: 1\n", "{a: 1}"),
  Reading("a: 1\r\nb:\r\n  - x\r\n", "{a: 1, b: [x]}"),
  Reading("a: 1\rb: 2\r", "{a: 1, b: 2}"),
  Reading("a: |\r\n  x\r\n  y\r\n", "{a: \"x\\ny\\n\"}"),
  Reading("a: 1\t# tab before a comment", "{a: 1}"),
  Reading("a:\t1", "{a: 1}"),
  // The shapes that this tool reads.
  Reading(
    "matrix: {apiGap: yes, performance: no}\nsearched: [https://developer.apple.com/documentation/a]",
    "{matrix: {apiGap: yes, performance: no}, searched: [https://developer.apple.com/documentation/a]}"),
  Reading("paths:\n  - \"**/*.swift\"\n", "{paths: [\"**/*.swift\"]}"),
]

@Test("sound text is read", arguments: readings)
func soundText(reading: Reading) throws {
  #expect(outline(try YAMLDocument.parse(reading.text)) == reading.tree)
}

struct Placing: Sendable, CustomTestStringConvertible {
  var text: String
  var places: [String]
  var testDescription: String { text.debugDescription }
}

let placings: [Placing] = [
  Placing(text: "a: 1", places: ["1:1-1:5 {}", "1:1-1:2 a", "1:4-1:5 1"]),
  Placing(text: "\u{FEFF}a: 1", places: ["1:1-1:5 {}", "1:1-1:2 a", "1:4-1:5 1"]),
  Placing(
    text: "é: 'ü😀'\n\nb:\n  - x\n\n# end\n",
    places: ["1:1-4:6 {}", "1:1-1:2 é", "1:4-1:8 ü😀", "3:1-3:2 b", "4:3-4:6 []", "4:5-4:6 x"]),
  Placing(
    text: "a: [x,\r\n  y]\r\nb: z\r\n",
    places: ["1:1-3:5 {}", "1:1-1:2 a", "1:4-2:5 []", "1:5-1:6 x", "2:3-2:4 y", "3:1-3:2 b", "3:4-3:5 z"]),
  Placing(text: "a:", places: ["1:1-1:3 {}", "1:1-1:2 a", "1:3-1:3 "]),
  Placing(text: "? a", places: ["1:1-1:4 {}", "1:3-1:4 a", "1:4-1:4 "]),
  Placing(
    text: "a: x\u{2028}b: y", places: ["1:1-2:5 {}", "1:1-1:2 a", "1:4-1:5 x", "2:1-2:2 b", "2:4-2:5 y"]),
  Placing(
    text: "a: &n [1]\nb: *n\n",
    places: [
      "1:1-2:6 {}", "1:1-1:2 a", "1:4-1:10 []", "1:8-1:9 1", "2:1-2:2 b", "2:4-2:6 []", "1:8-1:9 1",
    ]),
]

@Test("nodes know where they stand", arguments: placings)
func nodePlaces(placing: Placing) throws {
  #expect(places(try YAMLDocument.parse(placing.text)) == placing.places)
}
