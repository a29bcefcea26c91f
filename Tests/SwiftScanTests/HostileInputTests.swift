// Texts that end or stop a parser: each is refused or read, and the scan goes on with the other files.

import Testing

@testable import SwiftScan

/// A text of repeated parts: `before`, then `open` and `close` around `middle`, `count` times.
struct HostileText: CustomTestStringConvertible, Sendable {
  var before = "let x = "
  var open: String
  var middle = "a"
  var close = ""
  var count: Int
  var isRefused = true

  var testDescription: String { "\(count) times \(before)\(open)\(close)" }

  var text: String {
    before + String(repeating: open, count: count) + middle + String(repeating: close, count: count)
      + "\n// Representable\n"
  }

  static let refused: [HostileText] = [
    HostileText(before: "", open: "[", middle: "", count: 100_000),
    HostileText(open: "[", close: "]", count: 24),
    HostileText(open: "[(", close: ")]", count: 40),
    HostileText(open: "[@A ", close: "]", count: 24),
    HostileText(open: "[some ", close: "]", count: 24),
    HostileText(before: "let x: ", open: "[(a: ", close: ")]", count: 24),
    HostileText(before: "let x: a: ", open: "[[a: ", close: "]]", count: 20),
    HostileText(open: "a<[", close: "]>", count: 20),
    HostileText(before: "", open: "<@A .b", close: ">", count: 20),
    HostileText(before: "let x: ", open: "@A <", close: ">", count: 40),
    HostileText(open: "(", close: ")", count: 100_000),
    HostileText(open: "{", close: "}", count: 100_000),
    HostileText(open: "f(", close: ")", count: 50_000),
    HostileText(before: "", open: "#if A\n", middle: "", close: "#endif\n", count: 50_000),
    HostileText(before: "", open: "#if A\n", middle: "", count: 50_000),
    HostileText(before: "#if A\n", open: "#elseif B\n", middle: "", count: 50_000),
    HostileText(before: "let x: ", open: "A<", close: ">", count: 50_000),
    HostileText(before: "let x: ", open: "A<", count: 50_000),
    HostileText(before: "f(a", open: "<b, a", middle: ")", count: 2_000),
    HostileText(before: "let x = a", open: ".b()", middle: "", count: 50_000),
    HostileText(before: "let x = a", open: "\n  .b()", middle: "", count: 50_000),
    HostileText(before: "let x = a", open: "[0]", middle: "", count: 100_000),
    HostileText(before: "let x = a", open: "!", middle: "", count: 100_000),
    HostileText(before: "let x: A", open: ".B", middle: "", count: 100_000),
    HostileText(before: "let x: A", open: " -> A", middle: "", count: 50_000),
    HostileText(before: "if a {}", open: " else if a {}", middle: "", count: 30_000),
    HostileText(open: "\"\\(", close: ")\"", count: 20_000),
    HostileText(open: "\"\\(", count: 20_000),
    HostileText(open: "try ", count: 50_000),
    HostileText(open: "if ", count: 50_000),
    HostileText(before: "", open: "if #available(iOS 1, *), ", count: 50_000),
    HostileText(open: "a ? ", close: " : c", count: 50_000),
    HostileText(before: "let x: ", open: "repeat each ", count: 50_000),
    HostileText(before: "", open: "precedencegroup A {", count: 200),
    HostileText(open: "\\(", middle: "", count: 400),
    HostileText(before: "let x = f(\"\\(", open: "\\(", middle: "", count: 50_000),
    HostileText(before: "", open: "struct A {", close: "}", count: 10_000),
    HostileText(before: "switch a { case ", open: ".a(", close: ")", count: 10_000),
  ]

  /// Large, flat and ordinary: a parser reads these in the time their size takes.
  static let read: [HostileText] = [
    HostileText(before: "let x = a", open: " + a", middle: "", count: 5_000, isRefused: false),
    HostileText(before: "let x = [", open: "0x1F, ", middle: "]", count: 100_000, isRefused: false),
    HostileText(before: "let x = [", open: "[\"a\": [1, 2]], ", middle: "]", count: 20_000, isRefused: false),
    HostileText(before: "enum E {", open: "case a\n", middle: "}", count: 20_000, isRefused: false),
    HostileText(before: "", open: "let a = b.c < d.e ? f : g\n", middle: "", count: 5_000, isRefused: false),
    HostileText(before: "let x = a", open: "\n  .padding(8)", middle: "", count: 500, isRefused: false),
    HostileText(open: "[", close: "]", count: 7, isRefused: false),
    HostileText(before: "", open: "VStack {", close: "}", count: 40, isRefused: false),
    HostileText(before: "let x = ", open: "[\"a\": ", close: "]", count: 40, isRefused: false),
    HostileText(before: "", open: "func f() { _ = /\\(\\[a/ }\n", middle: "", count: 500, isRefused: false),
    HostileText(before: "", open: "/*", middle: "", close: "*/", count: 50_000, isRefused: false),
    HostileText(before: "let x = \"\"\"\n", open: "{[(\n", middle: "\"\"\"", count: 10_000, isRefused: false),
    HostileText(before: "", open: "// {[( < try\n", middle: "", count: 10_000, isRefused: false),
    HostileText(before: "", open: "let r = /a\\(b\\[/\n", middle: "", count: 2_000, isRefused: false),
    HostileText(
      before: "", open: "let s = \"{[(\" + #\"\\( \" {\"#\n", middle: "", count: 2_000, isRefused: false),
    HostileText(
      before: "func f() {\n", open: "if a { b() } else if c { d() } else { e() }\n", middle: "}",
      count: 5_000,
      isRefused: false),
    HostileText(
      before: "", open: "#if A\nlet a = 1\n#elseif B\n#endif\n", middle: "", count: 5_000, isRefused: false),
  ]
}

@Suite struct HostileInputTests {
  @Test(arguments: HostileText.refused + HostileText.read) func endsAndSaysSo(_ hostile: HostileText) {
    let found = scan(texts: [
      "Hostile.swift": hostile.text, "Good.swift": "struct Good: UIViewRepresentable {}",
    ])
    #expect(found.bridges.map(\.name) == ["Good"])
    #expect(found.problems.map(\.file) == (hostile.isRefused ? ["Hostile.swift"] : []))
  }

  @Test func saysWhere() {
    let text = "// Representable\nlet a = 1\nlet b = " + String(repeating: "(", count: 200)
    let problem = scan(texts: ["Deep.swift": text]).problems.first
    #expect(problem?.line == 3)
    #expect(problem?.reason == "code is too complex to analyse: brackets are nested more than 100 deep")
  }

  @Test func refusesFilesOverTheLimit() {
    let bytes =
      [UInt8](repeating: UInt8(ascii: " "), count: SourceBounds.bytes) + Array(" Representable".utf8)
    #expect(scan(["Large.swift": bytes]).problems.map(\.reason) == ["file is larger than 4 MB"])
  }

  /// The bounds let nothing through that a worker's stack cannot hold: the deepest text of each kind is read.
  @Test(arguments: [
    HostileText(before: "", open: "[f(", close: ")]", count: 50),
    HostileText(open: "{ (", close: ") }", count: 50),
    HostileText(before: "let x = a", open: ".b()", count: 1_900), HostileText(open: "try ", count: 99),
    HostileText(before: "if a {}", open: " else if a {}", middle: "", count: 1_999),
    HostileText(before: "", open: "#if A\n", middle: "", close: "#endif\n", count: 64),
    HostileText(open: "\"\\(", close: ")\"", count: 100),
    HostileText(before: "let x = a", open: " < a", count: 199),
  ]) func readsUpToTheBounds(_ deep: HostileText) {
    let text = deep.text + "\nstruct Last: UIViewRepresentable {}"
    let found = scan(texts: ["Deep.swift": text])
    #expect(found.problems == [])
    #expect(found.bridges.map(\.name) == ["Last"])
  }
}
