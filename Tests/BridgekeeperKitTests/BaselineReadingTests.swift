// What a baseline file may look like, and what is said of one that is none.

import Testing

@testable import BridgekeeperKit

@Suite struct BaselineReadingTests {
  private static let item = #"{"file": "A.swift", "rule": "a", "fingerprint": "f"}"#

  private static func file(_ rows: String, schema: String = "bridgekeeper/baseline/1") -> String {
    "{\n  \"schema\": \"\(schema)\",\n  \"findings\": [\n\(rows)\n  ]\n}\n"
  }

  private func lines(_ text: String) throws -> [Int] {
    try Baseline.read(Array(text.utf8)).items.map(\.line)
  }

  @Test(arguments: [
    ("as it is written", file("\(item),\n\(item)"), [4, 5]), ("no comma", file("\(item)\n\(item)"), [4, 5]),
    ("a comma too many", file("\(item),\n\(item),"), [4, 5]), ("nothing", file(""), []),
    ("CRLF", file("\(item),\r\n\(item)\r"), [4, 5]), ("a byte-order mark", "\u{FEFF}" + file(item), [4]),
    ("the list first", "{\"findings\":[\(item)],\"schema\":\"bridgekeeper/baseline/1\"}", [1]),
    (
      "by a formatter",
      file("    {\n      \"file\": \"A.swift\",\n \"rule\": \"a\",\n\"fingerprint\": \"f\"\n }"), [4]
    ),
    ("other keys", file(#"{"file":"A","rule":"a","fingerprint":"f","by":{"who":["]}\""]}}"#), [4]),
  ])
  func whatIsRead(form: String, text: String, expected: [Int]) throws {
    #expect(try lines(text) == expected, "\(form)")
  }

  @Test func whatAFormatterSpreadComesBackOnOneLine() throws {
    let spread = "{\n  \"file\": \"A.swift\",\n  \"rule\": \"a\",\n  \"fingerprint\": \"f\"\n}"
    #expect(try Baseline.read(Array(Self.file(spread).utf8)).items.map(\.text) == [Self.item])
  }

  @Test(arguments: [
    ("", 1, "ends too early"), ("[]", 1, "'{' should stand where the baseline begins, and there stands '['"),
    ("hello\n", 1, "stands 'h'"), ("{\n", 2, "ends too early"),
    ("{\"schema\": \"bridgekeeper/baseline/1\", \"findings\": []}\n\nx", 3, "after the end"),
    ("{\n\"findings\": []}", 1, "does not say its 'schema'"),
    (file(item, schema: "bridgekeeper/baseline/2"), 2, "unknown schema 'bridgekeeper/baseline/2'"),
    ("{\n\"schema\": 1}", 2, "where a text in quotes should be stands '1'"),
    ("{\n\n\"finding\": []}", 3, "unknown key 'finding'"),
    (file(item + ",\n7"), 5, "where a finding or the list's end should be stands '7'"),
    (file(item + ",\n{\"file\": \"A\""), 5, "does not end"),
    (file("{\"file\": \"A\n\"}"), 4, "does not end on its line"),
    (file("{\"rule\": \"a\", \"fingerprint\": \"f\"}"), 4, "the finding has no 'file'"),
    (file("{\"file\": 3, \"rule\": \"a\", \"fingerprint\": \"f\"}"), 4, "'file' of the finding is no text"),
    (file("{\"file\": \"A\" \"rule\": \"a\"}"), 4, "cannot be read as JSON"),
    (file("{\"file\": \"\\q\", \"rule\": \"a\", \"fingerprint\": \"f\"}"), 4, "cannot be read as JSON"),
    (file("\(item)\n<<<<<<< HEAD\n\(item)\n=======\n>>>>>>> b"), 5, "unresolved merge conflict"),
    (
      file("{\"file\": \"A\", \"rule\": \"unreadable_source\", \"fingerprint\": \"f\"}"), 4,
      "can never be baselined"
    ),
  ])
  func whatIsRefused(text: String, line: Int, says: String) throws {
    let problem = #expect(throws: BaselineProblem.self) { try Baseline.read(Array(text.utf8)) }
    #expect(problem?.line == line)
    #expect(problem?.problem.contains(says) == true, "'\(problem?.problem ?? "")' does not say '\(says)'")
    #expect(problem?.failure(in: "b.json").fix?.isEmpty == false)
  }

  @Test func whatIsNotUTF8IsRefused() {
    let problem = #expect(throws: BaselineProblem.self) { try Baseline.read([0x7B, 0xFF, 0x7D]) }
    #expect(problem?.problem == "it is not UTF-8")
  }

  @Test func noDepthIsTooDeep() {
    let deep = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
    let text = Self.file("{\"file\": \"A\", \"rule\": \"a\", \"fingerprint\": \"f\", \"x\": \(deep)}")
    #expect(throws: BaselineProblem.self) { try Baseline.read(Array(text.utf8)) }
  }
}
