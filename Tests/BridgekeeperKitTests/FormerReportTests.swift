// What is new, fixed and unchanged beside a former report, a case a row.

import Findings
import Testing

@testable import BridgekeeperKit

@Suite struct FormerReportTests {
  /// A comparison: the former findings, today's, where the run looked, and the three counts.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var before: [Finding]
    var now: [Finding]
    var scope = BaselineScope.everything
    let counts: String

    init(
      _ name: String, _ before: [Finding], _ now: [Finding], _ counts: String,
      _ change: (inout BaselineScope) -> Void = { _ in }
    ) {
      (testDescription, self.before, self.now, self.counts) = (name, before, now, counts)
      change(&scope)
    }
  }

  static let cases = [
    Case("nothing", [], [], "0 new, 0 fixed, 0 unchanged"),
    Case("all are new", [], [.sample("a"), .sample("b")], "2 new, 0 fixed, 0 unchanged"),
    Case("a moved line", [.sample("a", line: 3)], [.sample("a", line: 9)], "0 new, 0 fixed, 1 unchanged"),
    Case(
      "one of each", [.sample("a"), .sample("b")], [.sample("b"), .sample("c")], "1 new, 1 fixed, 1 unchanged"
    ),
    Case("twice now", [.sample("a")], [.sample("a"), .sample("a", line: 5)], "1 new, 0 fixed, 1 unchanged"),
    Case(
      "twice before", [.sample("a"), .sample("a", line: 5)], [.sample("a")], "0 new, 1 fixed, 1 unchanged"),
    Case(
      "a renamed file", [.sample("a", file: "Old.swift")], [.sample("a", file: "New.swift")],
      "0 new, 0 fixed, 1 unchanged"
    ) { $0.isGone = { $0 == "Old.swift" } },
    Case(
      "the like in another file", [.sample("a", file: "Old.swift")], [.sample("a", file: "New.swift")],
      "1 new, 1 fixed, 0 unchanged"),
    Case("now baselined", [.sample("a")], [.sample("a", status: .baselined)], "0 new, 0 fixed, 0 unchanged"),
    Case(
      "now suppressed", [.sample("a")], [.sample("a", status: .suppressed)], "0 new, 0 fixed, 0 unchanged"),
    Case("a rule that did not judge", [.sample("c")], [], "0 new, 0 fixed, 0 unchanged") {
      $0.judged = ["a"]
    },
    Case("a rule that is no more", [.sample("z")], [], "0 new, 0 fixed, 0 unchanged"),
    Case("below another path", [.sample("a")], [], "0 new, 0 fixed, 0 unchanged") { $0.paths = ["Sources"] },
    Case("in unchanged code", [.sample("a")], [], "0 new, 0 fixed, 0 unchanged") { $0.changed = [] },
    Case("in changed code", [.sample("a")], [], "0 new, 1 fixed, 0 unchanged") { $0.changed = ["Map.swift"] },
    Case("in a document", [.sample("a", file: "CLAUDE.md")], [], "0 new, 1 fixed, 0 unchanged") {
      $0.changed = []
    },
    Case("while a file cannot be read", [.sample("a")], [], "0 new, 0 fixed, 0 unchanged") {
      $0.isComplete = false
    },
    Case(
      "what no baseline may hold", [.sample("unreadable_source"), .sample("b")],
      [.sample("unreadable_source")],
      "0 new, 1 fixed, 1 unchanged"),
  ]

  @Test(arguments: cases) func theCountsAreRight(example: Case) {
    let compared = FormerReport(name: "before.json", findings: example.before)
      .compared(with: example.now, example.scope)
    let report = Report(
      findings: compared.findings, bridges: 0, documented: 0, entries: 0, fixed: compared.fixed)
    #expect(report.comparison?.words == example.counts)
    #expect(report.findings.allSatisfy { ($0.status == .open) == ($0.change != nil) })
  }

  /// What a report says of itself is what reading it gives back.
  @Test func aReportIsReadAsItWasWritten() throws {
    let finding = Finding.sample("a", file: "Sources/Map \u{202E}é.swift", line: 7)
    let report = Report(
      findings: [finding, .sample("b", status: .baselined)], bridges: 1, documented: 0, entries: 0)
    let json = try #require(Reporter.named("json")).render(report, Reporter.Context(root: "/project"))
    let files = TableFileSystem(["before.json": json]).effects.files
    let former = try FormerReport.read("/project/before.json", as: "before.json", files)
    #expect(former.findings == [finding])
  }

  @Test func theRuleThatAlwaysCountsIsTheOneOnUnreadableFiles() {
    #expect(Finding.alwaysCounting == DocumentationRule.unreadableSource.info.id)
    var finding = Finding.sample(Finding.alwaysCounting)
    finding.change = .unchanged
    #expect(!Report(findings: [finding], bridges: 0, documented: 0, entries: 0).passes(strict: false))
    finding.rule = "a"
    #expect(Report(findings: [finding], bridges: 0, documented: 0, entries: 0).passes(strict: true))
  }
}
