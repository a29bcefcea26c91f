// Texts built to hang or exhaust a reader: each must end at once, in a problem.

import Testing
import YAML

struct Assault: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  var problem: String
  var testDescription: String { name }
}

func billionLaughs(levels: Int, width: Int) -> String {
  var lines = ["l0: &l0 lol"]
  for level in 1...levels {
    let items = Array(repeating: "*l\(level - 1)", count: width).joined(separator: ", ")
    lines.append("l\(level): &l\(level) [\(items)]")
  }
  return lines.joined(separator: "\n")
}

func nested(_ opening: String, _ count: Int) -> String { String(repeating: opening, count: count) }

let deep = "lists and mappings are nested too deeply"
let heavy = "the text holds too much"

let assaults: [Assault] = [
  Assault(name: "a billion laughs", text: billionLaughs(levels: 10, width: 10), problem: heavy),
  Assault(name: "laughs in long chains", text: billionLaughs(levels: 5_000, width: 1), problem: deep),
  Assault(
    name: "one long text repeated",
    text: "a: &a \(nested("x", 400_000))\nb: [\(nested("*a, ", 1_000))]", problem: heavy),
  Assault(name: "open brackets", text: nested("[", 500_000), problem: deep),
  Assault(name: "open braces", text: nested("{a: ", 200_000), problem: deep),
  Assault(name: "dashes", text: nested("- ", 400_000), problem: deep),
  Assault(name: "question marks", text: nested("? ", 400_000), problem: deep),
  Assault(name: "brackets closed", text: nested("[", 200_000) + nested("]", 200_000), problem: deep),
  Assault(name: "many items", text: nested("- a\n", 200_000), problem: heavy),
  Assault(name: "many keys", text: (0..<80_000).map { "k\($0): v" }.joined(separator: "\n"), problem: heavy),
  Assault(name: "too long", text: nested("# comment\n", 200_000), problem: "the text is too long"),
  Assault(name: "many anchors", text: nested("&a", 300_000), problem: "cannot begin with"),
  Assault(name: "many colons", text: nested("a: ", 300_000), problem: "a colon stands where no key can be"),
  Assault(name: "a quote that never ends", text: "a: \"" + nested("x\n", 400_000), problem: "never closed"),
  Assault(name: "a long tag", text: "!" + nested("x", 900_000) + "\u{1}", problem: "not allowed"),
]

@Test("a text beyond the bounds ends at once", .timeLimit(.minutes(60)), arguments: assaults)
func beyondTheBounds(assault: Assault) {
  do {
    let node = try YAMLDocument.parse(assault.text)
    Issue.record("read as \(outline(node).prefix(80))")
  } catch {
    #expect(error.problem.contains(assault.problem), "\(error)")
  }
}

@Test("the bounds are where they are said to be")
func exactBounds() throws {
  let limits = YAMLLimits(bytes: 40, depth: 3, weight: 6)
  func reads(_ text: String) -> Bool { (try? YAMLDocument.parse(text, limits: limits)) != nil }
  #expect(reads("[[[a]]]"))
  #expect(!reads("[[[[a]]]]"))
  #expect(reads("[a, b, c, d, e]"))
  #expect(!reads("[a, b, c, d, e, f]"))
  #expect(reads("x" + String(repeating: " ", count: 39)))
  #expect(!reads("x" + String(repeating: " ", count: 40)))
  #expect(reads("[&a [b], *a]"))
  #expect(!reads("[&a [b], *a, *a]"))
  #expect(!reads("[&a [[b]], [*a]]"))
}

@Test("a large text within the bounds is read")
func largeText() throws {
  let text = (0..<40_000).map { "key\($0): value" }.joined(separator: "\n")
  #expect(try YAMLDocument.parse(text)?.entries?.count == 40_000)
}
