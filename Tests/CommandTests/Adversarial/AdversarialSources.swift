// Hostile Swift: nested, long, broken, or many of one thing, so that a parser or a walk over names would not come back.

import Foundation

private func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

private func each(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }

private let complex = "Hostile.swift:1:1: error: cannot analyse this file: code is too complex to analyse: "

extension AdversarialCase {
  /// What a parser would choke on, and what walks over names would.
  static let sources: [AdversarialCase] = deep + large + broken

  private static let deep: [AdversarialCase] = [
    source("100,000 `[`", says: complex + "too many square brackets") { "let a = " + many("[", 100_000) },
    source("100,000 `(`, closed", says: complex + "brackets are nested") {
      "let a = " + many("(", 100_000) + many(")", 100_000)
    },
    source("20,000 interpolations", says: complex + "brackets are nested") {
      "let a = " + many("\"\\(", 20_000) + "1" + many(")\"", 20_000)
    },
    source("50,000 `#if`", says: "'#if' is nested more than 64 deep") {
      many("#if A\n", 50_000) + many("#endif\n", 50_000)
    },
    source("30,000 `else if`", says: complex + "more than 2000 'else if'") {
      "if a {}" + many(" else if a {}", 30_000)
    },
    source("a chain of 50,000 calls", says: complex + "an expression has more than 2000 links") {
      "let a = b" + many(".c()", 50_000)
    },
    source("50,000 `A<`", says: complex + "more than 200 '<'") { "let a: " + many("A<", 50_000) },
    source("50,000 `#` in a row", says: complex + "more than 200 '#'") { many("#", 50_000) },
    source("a raw string with 100,000 `#`", says: complex + "more than 200 '#'") {
      "let a = " + many("#", 100_000) + "\"a\"" + many("#", 100_000)
    },
    source("types nested 90 deep", says: "UIViewRepresentable") {
      each(90) { "struct A\($0) {" } + "struct B: UIViewRepresentable {}" + many("}", 90)
    },
    source("20,000 aliases, each of the one before", says: "'Last' bridges", isHeavy: true) {
      "typealias T0 = UIViewRepresentable\n" + each(20_000) { "typealias T\($0 + 1) = T\($0)\n" }
        + "struct Last: T20000 {}"
    },
    source("20,000 aliases, each of the one behind", says: "'Last' bridges", isHeavy: true) {
      "struct Last: T0 {}\n" + each(20_000) { "typealias T\($0) = T\($0 + 1)\n" }
        + "typealias T20000 = UIViewRepresentable"
    },
    source("20,000 aliases in a circle", exit: 0, says: "1 of 1 bridge documented", isHeavy: true) {
      each(20_000) { "typealias T\($0) = T\(($0 + 1) % 20_000)\n" } + "struct Last: T0 {}"
    },
    source("aliases that double sixty times", says: "'Last' bridges") {
      each(60) { "typealias T\($0) = T\($0 + 1) & T\($0 + 1)\n" }
        + "typealias T60 = UIViewRepresentable\nstruct Last: T0 {}"
    },
    source("20,000 protocols, each refining the one before", says: "'Last' bridges", isHeavy: true) {
      "protocol P0: UIViewRepresentable {}\n" + each(20_000) { "protocol P\($0 + 1): P\($0) {}\n" }
        + "struct Last: P20000 {}"
    },
    source("a generic parameter that is its own constraint", says: "'Last' bridges") {
      "struct Last<T: T, U: V, V: U>: UIViewRepresentable {\n"
        + "  func makeUIView(context: Context) -> T { T() }\n  let u: U\n}"
    },
    source("20,000 variables, each the one before", exit: 0, says: "1 of 1 bridge documented", isHeavy: true)
    {
      "let a0 = UIHostingController.self\n" + each(20_000) { "let a\($0 + 1) = a\($0)\n" } + "_ = a20000()"
    },
  ]

  private static let large: [AdversarialCase] = [
    source("10,000 bridges in a file", says: "'A0' bridges", isHeavy: true) {
      each(10_000) { "struct A\($0): UIViewRepresentable {}\n" }
    },
    source("20,000 types in a file", exit: 0, says: "1 of 1 bridge documented", isHeavy: true) {
      each(20_000) { "struct A\($0): View {}\n" }
    },
    source("10,000 extensions of one bridge", says: "'A' bridges", isHeavy: true) {
      "struct A: UIViewRepresentable {}\n" + many("extension A { func f() {} }\n", 10_000)
    },
    source(
      "20,000 names that no source declares", exit: 0, says: "not declared in the sources", isHeavy: true
    ) {
      each(20_000) { "struct A\($0): B\($0)Representable {}\n" }
    },
    source("a method of 40,000 lines", says: "'Big' bridges", isHeavy: true) {
      "struct Big: UIViewRepresentable {\n  func updateUIView(_ view: UILabel, context: Context) {\n"
        + many("    view.text = a.b(c)\n", 40_000) + "  }\n}"
    },
    source("a switch of 10,000 cases", exit: 0, says: "1 of 1 bridge documented", isHeavy: true) {
      "func f() { switch a {\n" + many("case .a: b()\n", 10_000) + "} }"
    },
    source("10,000 inherited types", says: "'A' bridges") {
      "struct A: " + each(10_000) { "P\($0), " } + "UIViewRepresentable {}"
    },
    source("10,000 generic parameters", says: "'A' bridges", isHeavy: true) {
      "struct A<" + each(10_000) { "T\($0): P, " } + "T: P>: UIViewRepresentable {}"
    },
    source("10,000 attributes", says: "'A' bridges", isHeavy: true) {
      many("@A ", 10_000) + "struct A: UIViewRepresentable {}"
    },
    source("a name of 1,000,000 letters", says: "bridges UIKit into SwiftUI", isHeavy: true) {
      "struct " + many("A", 1_000_000) + ": UIViewRepresentable {}"
    },
    source("10,000 comment commands", says: "file has more than 1000 comment commands") {
      "struct A: UIViewRepresentable {}\n"
        + many("// bridgekeeper:disable undocumented_bridge - why\n", 10_000)
    },
    source("a comment command with 50,000 rules", says: "documented") {
      "struct A: UIViewRepresentable {}\n// bridgekeeper:disable " + many("undocumented_bridge ", 50_000)
        + "- why"
    },
    bytes("a line of 100 MB", says: "cannot analyse this file: it is larger than 64 MB") {
      Data("// Representable ".utf8) + Data(repeating: 0x61, count: 100_000_000)
    },
    bytes("a line of 8 MB", says: "file is larger than 4 MB") {
      Data("// Representable ".utf8) + Data(repeating: 0x61, count: 8_000_000)
    },
    AdversarialCase(
      name: "a source of 1 GB", commands: AdversarialCommand.all, exit: 1, says: "it is larger than 64 MB"
    ) { try $0.sparse("Sources/Hostile.swift", size: 1 << 30, head: "// Representable\n") },
    AdversarialCase(
      name: "a source of 60 MB of NULs", commands: AdversarialCommand.all, exit: 1,
      says: "file is larger than 4 MB"
    ) { try $0.sparse("Sources/Hostile.swift", size: 60 << 20, head: "// Representable\n") },
  ]

  private static let broken: [AdversarialCase] = [
    bytes("every byte in a source", says: "Hostile.swift") {
      Data((0..<100).flatMap { _ in Array(UInt8.min...UInt8.max) }) + Data("\n// Representable\n".utf8)
    },
    bytes("NULs behind a bridge", says: "Hostile.swift") {
      Data("struct A: UIViewRepresentable {}\n".utf8) + Data(repeating: 0, count: 100_000)
    },
    bytes("a source that is no UTF-8", says: "Hostile.swift") {
      Data("struct A: UIViewRepresentable {}\n// ".utf8)
        + Data([0xFF, 0xFE, 0xC0, 0xAF, 0xED, 0xA0, 0x80, 0x0A])
    },
    bytes("a source in UTF-16", says: "text is UTF-16") {
      "struct A: UIViewRepresentable {}\n".data(using: .utf16) ?? Data()
    },
    source("50,000 comments that are never closed", says: "Hostile.swift") {
      "struct A: UIViewRepresentable {}\n" + many("/*", 50_000)
    },
    source("a string that is never closed", says: "Hostile.swift") {
      "struct A: UIViewRepresentable {}\nlet a = \"\"\"" + many("a\n", 100_000)
    },
    source("an unresolved merge", says: "unresolved merge conflict") {
      "<<<<<<< HEAD\nstruct A: UIViewRepresentable {}\n=======\n>>>>>>> b"
    },
    source("escapes in a type's name", says: "Hostile.swift:1:8: error: '\\u{1b}[31mRed\\u{7}' bridges") {
      "struct `\u{1B}[31mRed\u{7}`: UIViewRepresentable {}"
    },
    source("a type's name that a shell would run", says: "run `bridgekeeper ask 'x; touch ran'`") {
      "struct `x; touch ran`: UIViewRepresentable {}"
    },
  ]

  /// Files and folders whose names are odd, many or deep.
  static let names: [AdversarialCase] = [
    AdversarialCase(
      name: "names with newlines, escapes and bytes that are no UTF-8", commands: AdversarialCommand.all,
      exit: 1,
      says: "Sources/a b.swift:2:8: error: 'Odd' bridges"
    ) { tree in
      let names = [
        Array("a\nb.swift".utf8), Array("\u{1B}[31mred.swift".utf8), [0xFF, 0xFE] + Array(".swift".utf8),
        Array("\u{202E}rtl.swift".utf8), Array("q\"uo'te.swift".utf8), Array("back\\slash.swift".utf8),
        Array("tab\t.swift".utf8), Array("\u{7F}\u{7}.swift".utf8), Array("-rf.swift".utf8),
      ]
      for name in names { try tree.write(HostileTree.bridge("Odd"), toName: name, in: "Sources") }
    },
    AdversarialCase(
      name: "a name of 255 bytes", commands: AdversarialCommand.all, exit: 1, says: "'Long' bridges"
    ) { try $0.write(HostileTree.bridge("Long"), to: "Sources/\(many("n", 249)).swift") },
    AdversarialCase(
      name: "a path 200 folders deep", commands: AdversarialCommand.all, exit: 1, says: "'Deep' bridges"
    ) { try $0.write(HostileTree.bridge("Deep"), to: "Sources/\(many("folder/", 200))Deep.swift") },
    AdversarialCase(
      name: "a path longer than the system takes", commands: AdversarialCommand.all, exit: 66,
      says: "cannot list the folder"
    ) { tree in
      try tree.run(
        "cd Sources; i=0; while [ $i -lt 300 ]; do mkdir folder-of-20-letters; cd folder-of-20-letters; i=$((i+1)); done"
      )
    },
    AdversarialCase(
      name: "many files in a folder", commands: AdversarialCommand.all, exit: 0,
      says: "1 of 1 bridge documented", isHeavy: true
    ) { tree in
      let count = AdversarialTests.table == nil ? 20_000 : 100_000
      try tree.run("mkdir Sources/many && cd Sources/many && seq -f f%.0f.swift \(count) | xargs touch")
    },
  ]
}
