// What a node answers when it is asked for a word, a truth value, a number, a list or a key.

import Testing
import YAML

struct Asking: Sendable, CustomTestStringConvertible {
  var text: String
  var string: String?
  var bool: Bool?
  var int: Int?
  var isNull = false
  var testDescription: String { text.debugDescription }
}

let askings: [Asking] = [
  Asking(text: "word", string: "word"),
  Asking(text: "yes", string: "yes", bool: true), Asking(text: "Yes", string: "Yes", bool: true),
  Asking(text: "YES", string: "YES", bool: true), Asking(text: "yEs", string: "yEs"),
  Asking(text: "on", string: "on", bool: true), Asking(text: "true", string: "true", bool: true),
  Asking(text: "no", string: "no", bool: false), Asking(text: "Off", string: "Off", bool: false),
  Asking(text: "FALSE", string: "FALSE", bool: false),
  Asking(text: "'yes'", string: "yes"), Asking(text: "\"false\"", string: "false"),
  Asking(text: "!!str no", string: "no"), Asking(text: "|\n  yes", string: "yes"),
  Asking(text: "y", string: "y"), Asking(text: "n", string: "n"),
  Asking(text: "12", string: "12", int: 12), Asking(text: "-3", string: "-3", int: -3),
  Asking(text: "+3", string: "+3", int: 3), Asking(text: "0", string: "0", int: 0),
  Asking(text: "010", string: "010"), Asking(text: "'12'", string: "12"),
  Asking(text: "1_000", string: "1_000"), Asking(text: "1.5", string: "1.5"),
  Asking(text: "0x10", string: "0x10"), Asking(text: "--1", string: "--1"), Asking(text: "+", string: "+"),
  Asking(text: "9223372036854775808", string: "9223372036854775808"),
  Asking(text: "~", isNull: true), Asking(text: "null", isNull: true), Asking(text: "", isNull: true),
  Asking(text: "'~'", string: "~"), Asking(text: "''", string: ""),
  Asking(text: "[]"), Asking(text: "{}"), Asking(text: "[yes]"),
]

@Test("a value answers only what it is", arguments: askings)
func scalarAnswers(asking: Asking) throws {
  let node = try #require(try YAMLDocument.parse("value: \(asking.text)")?["value"])
  #expect(node.string == asking.string)
  #expect(node.bool == asking.bool)
  #expect(node.int == asking.int)
  #expect(node.isNull == asking.isNull)
}

@Test func listsOfWords() throws {
  let root = try #require(
    try YAMLDocument.parse("a: [x, 'y', 3]\nb: x\nc: [x, [y]]\nd: {k: v}\ne:\nf: []\ng: [x, ~]"))
  #expect(root["a"]?.strings() == ["x", "y", "3"])
  #expect(root["b"]?.strings() == nil)
  #expect(root["b"]?.strings(singleCounts: true) == ["x"])
  #expect(root["c"]?.strings(singleCounts: true) == nil)
  #expect(root["d"]?.strings(singleCounts: true) == nil)
  #expect(root["e"]?.strings(singleCounts: true) == nil)
  #expect(root["f"]?.strings() == [])
  #expect(root["g"]?.strings() == nil)
}

@Test func valuesUnderKeys() throws {
  let root = try #require(try YAMLDocument.parse("a: {b: {c: 1}}\n'quoted key': 2\nlist: [1, 2]"))
  #expect(root["a"]?["b"]?["c"]?.int == 1)
  #expect(root["quoted key"]?.int == 2)
  #expect(root["missing"] == nil)
  #expect(root["list"]?["a"] == nil)
  #expect(root["list"]?.items?.compactMap(\.int) == [1, 2])
  #expect(root.entries?.compactMap(\.key.string) == ["a", "quoted key", "list"])
  #expect(root.items == nil)
  #expect(root["list"]?.entries == nil)
}
