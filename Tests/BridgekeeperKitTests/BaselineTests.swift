// Which finding a baseline covers, which items are fixed, and what writing and pruning leave.

import Findings
import Testing

@testable import BridgekeeperKit

@Suite struct BaselineTests {
  private func baseline(_ findings: [Finding]) throws -> String {
    try #require(try BaselineRun(nil, findings, .write(accepting: nil)).text)
  }

  @Test func theFileIsAsWrittenDown() throws {
    let text = try baseline([
      .sample("b", "x", file: "Sources/Map.swift", line: 9), .sample("a", "\"y\"\u{202E}"),
    ])
    let mark = "\\" + "u202e"
    #expect(
      text == """
        {
          "schema": "bridgekeeper/baseline/1",
          "findings": [
            {"file": "Map.swift", "rule": "a", "bridge": "Map", "fingerprint": "\(
              Fingerprint.of("a", "Map", "\"y\"\u{202E}"))", "message": "'Map' has \\"y\\"\(mark)"}
            ,
            {"file": "Sources/Map.swift", "rule": "b", "bridge": "Map", "fingerprint": "\(
              Fingerprint.of("b", "Map", "x"))", "message": "'Map' has x"}
          ]
        }

        """)
  }

  @Test func movedLinesChangeNothing() throws {
    let text = try baseline([.sample("a", "x", line: 3)])
    let run = try BaselineRun(text, [.sample("a", "x", line: 300)])
    #expect(run.open.isEmpty && run.idle.isEmpty)
  }

  @Test func oneForAnotherInTheSameFileIsRed() throws {
    let text = try baseline([.sample("a", "x"), .sample("a", "y")])
    let run = try BaselineRun(text, [.sample("a", "x"), .sample("a", "z")])
    #expect(run.open == [.sample("a", "z")])
    #expect(run.idle.map(\.location.line) == [6])
  }

  @Test func oneItemCoversOneFinding() throws {
    let text = try baseline([.sample("a", "x", line: 4)])
    let run = try BaselineRun(text, [.sample("a", "x", line: 9), .sample("a", "x", line: 4)])
    #expect(run.open.map(\.location.line) == [9])
    let both = try baseline([.sample("a", "x", line: 4), .sample("a", "x", line: 9)])
    let surplus = try BaselineRun(both, [.sample("a", "x", line: 40)]).idle
    #expect(surplus.map { $0.message.contains("more often than it is found") } == [true])
  }

  @Test func namesakesInTwoFilesAreTwo() throws {
    let text = try baseline([.sample("a", "x", file: "One.swift")])
    let run = try BaselineRun(text, [.sample("a", "x", file: "Two.swift")])
    #expect(run.open.count == 1)
    #expect(run.idle.count == 1)
  }

  @Test func aRenamedFileTakesItsFindingsAlong() throws {
    let text = try baseline([.sample("a", "x", file: "Old.swift"), .sample("a", "y", file: "Old.swift")])
    let scope = BaselineScope.everything.with { $0.isGone = { $0 == "Old.swift" } }
    let moved = [Finding.sample("a", "x", file: "New.swift")]
    let run = try BaselineRun(text, moved, .apply, scope)
    #expect(run.open.isEmpty)
    #expect(run.idle.map(\.location.line) == [6])
    let written = try BaselineRun(text, moved, .write(accepting: nil), scope)
    #expect(written.text == (try baseline(moved)))
    #expect(written.outcome.added == 0)
  }

  @Test func aCommentMakesAnItemIdle() throws {
    let text = try baseline([.sample("a", "x")])
    let run = try BaselineRun(text, [.sample("a", "x", status: .suppressed)])
    #expect(run.idle.first?.message.contains("set aside by a comment") == true)
    #expect(run.baselined.isEmpty)
  }

  @Test(arguments: [
    ("a rule that did not judge", BaselineScope.everything.with { $0.judged = ["b"] }),
    ("another path", BaselineScope.everything.with { $0.paths = ["Sources"] }),
    ("a file that could not be read", BaselineScope.everything.with { $0.isComplete = false }),
    (
      "a rule that is off in the file",
      BaselineScope.everything.with { $0.isOff = { $0 == "a" && $1 == "Map.swift" } }
    ),
    ("a file that was left out", BaselineScope.everything.with { $0.isLeftOut = { $0 == "Map.swift" } }),
  ])
  func whatWasNotJudgedIsNotFixed(why: String, scope: BaselineScope) throws {
    let text = try baseline([.sample("a", "x")])
    #expect(try BaselineRun(text, [], .apply, scope).idle.isEmpty, "\(why)")
    #expect(try BaselineRun(text, [], .prune, scope).text == text, "\(why)")
    #expect(try BaselineRun(text, [], .write(accepting: nil), scope).text == text, "\(why)")
    #expect(try BaselineRun(text, []).idle.count == 1, "without that it is fixed")
  }

  @Test func whatMayNotBeSetAsideIsNeitherWrittenNorMatched() throws {
    let unreadable = Finding.sample("unreadable_source")
    let written = try BaselineRun(nil, [unreadable, .sample("a"), .sample("b")], .write(accepting: nil))
    #expect(written.open == [unreadable])
    #expect(written.outcome.summary.last?.contains("'unreadable_source'") == true)
    let text = try #require(written.text)
    #expect(!text.contains("unreadable_source"))
    let strict = BaselineScope.everything.with { $0.unsuppressible.insert("b") }
    let run = try BaselineRun(text, [.sample("a"), .sample("b")], .apply, strict)
    #expect(run.open == [.sample("b")])
    #expect(run.idle.first?.message.contains("may not be set aside in this project") == true)
  }

  @Test func anItemOfNoRuleIsTold() throws {
    let text = try baseline([.sample("a")]).replacingOccurrences(of: "\"a\"", with: "\"gone\"")
    let run = try BaselineRun(text, [.sample("a")])
    #expect(run.open == [.sample("a")])
    #expect(run.idle.first?.message.contains("there is no such rule") == true)
  }

  @Test func growthNeedsAReason() throws {
    let text = try baseline([.sample("a", "x"), .sample("a", "y")])
    let now = [Finding.sample("a", "x"), .sample("a", "z")]
    let refused = try BaselineRun(text, now, .write(accepting: nil))
    #expect(refused.text == text)
    #expect(refused.outcome.refused == 1)
    #expect(refused.open == [.sample("a", "z")])
    let accepted = try BaselineRun(text, now, .write(accepting: "until \"May\""))
    #expect(accepted.open.isEmpty)
    #expect((accepted.outcome.added, accepted.outcome.dropped) == (1, 1))
    let items = try Baseline.read(Array(#require(accepted.text).utf8)).items
    #expect(Set(items.map(\.why)) == [nil, "until \"May\""])
    #expect(try BaselineRun(text, [.sample("a", "x")], .write(accepting: nil)).outcome.dropped == 1)
  }

  @Test func anEmptyBaselineIsOneToo() throws {
    let text = try baseline([])
    #expect(try Baseline.read(Array(text.utf8)).items.isEmpty)
    #expect(try BaselineRun(text, [.sample("a")], .write(accepting: nil)).outcome.refused == 1)
  }

  @Test func pruningKeepsTheOthersByteForByte() throws {
    func row(_ rule: String, _ rest: String) -> String {
      "    {\"rule\":\"\(rule)\",\"file\":\"Map.swift\",\"fingerprint\":\"\(Finding.sample(rule).fingerprint)\"\(rest)}"
    }
    func file(_ rows: [String]) -> String {
      "{\n  \"schema\": \"bridgekeeper/baseline/1\",\n  \"findings\": [\n"
        + rows.joined(separator: "\n    ,\n") + "\n  ]\n}\n"
    }
    let rows = [row("b", ",\"owner\":[\"Ada\",1]"), row("c", ""), row("a", ", \"message\":\"\" ")]
    let text = file(rows)
    let kept = [Finding.sample("a"), .sample("b")]
    let expected = file([rows[0], rows[2]])
    #expect(try BaselineRun(text, kept, .prune).text == expected)
    #expect(try BaselineRun(text, kept + [.sample("c")], .prune).outcome.changes == false)
    let crlf = text.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(
      try BaselineRun(crlf, kept, .prune).text == expected.replacingOccurrences(of: "\n", with: "\r\n"))
  }

  @Test(arguments: [
    ("'Map' has no gotcha entry and no reason: run `x`", "'Map' has no gotcha entry and no reason"),
    ("the entry 'Tiles: our own' names `a: b`; add it", "the entry 'Tiles: our own' names `a: b`"),
    ("the agent's file 'A's list: one' is `:` long", "the agent's file 'A's list: one' is `:` long"),
    ("nothing to cut", "nothing to cut"), ("", ""),
  ])
  func theMessageIsCutWhereTheRemedyBegins(message: String, short: String) {
    #expect(BaselineMessage.short(message) == short)
  }
}

extension String {
  fileprivate func replacingOccurrences(of old: String, with new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
