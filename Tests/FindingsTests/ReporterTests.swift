// One sample report through every format, and what must never break one: text that comes from the sources.

import Findings
import Foundation
import Testing

@Suite struct ReporterTests {
  static func finding(
    _ file: String, line: Int, rule: String = "undocumented_bridge", severity: Severity = .error,
    message: String = "no entry", status: Finding.Status = .open
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, message: message,
      location: Location(file: file, line: line, column: 8, endLine: line, endColumn: 12), bridge: "Map",
      fingerprint: Fingerprint.of(rule, file), fix: "bridgekeeper ask Map", status: status)
  }

  static let sample = Report(
    findings: [
      finding("Sources/b.swift", line: 2, severity: .warning, message: "café 🗺️ has no entry"),
      finding("Sources/B.swift", line: 9),
      finding("Sources/B.swift", line: 1, severity: .info),
      finding("Sources/B.swift", line: 9, rule: "a_rule", status: .baselined),
    ], bridges: 3, documented: 1, entries: 4)

  @Test func findingsAreSortedByPlaceThenRule() {
    let order = Self.sample.findings.map { "\($0.location.file):\($0.location.line) \($0.rule)" }
    #expect(
      order == [
        "Sources/B.swift:1 undocumented_bridge", "Sources/B.swift:9 a_rule",
        "Sources/B.swift:9 undocumented_bridge", "Sources/b.swift:2 undocumented_bridge",
      ])
  }

  @Test func onlyOpenFindingsCount() {
    let summary = Self.sample.summary
    #expect(summary.errors == 1)
    #expect(summary.warnings == 1)
    #expect(summary.baselined == 1)
    #expect(!Self.sample.passes(strict: false))
    let warnings = Report(
      findings: [Self.finding("a", line: 1, severity: .warning)], bridges: 1, documented: 1, entries: 1)
    #expect(warnings.passes(strict: false))
    #expect(!warnings.passes(strict: true))
  }

  @Test func text() throws {
    let reporter = try #require(Reporter.named("text"))
    #expect(
      reporter.render(Self.sample, .init(root: "/app")) == """
        Sources/B.swift:1:8: note: no entry (undocumented_bridge)
        Sources/B.swift:9:8: error: no entry (a_rule) [baselined]
        Sources/B.swift:9:8: error: no entry (undocumented_bridge)
        Sources/b.swift:2:8: warning: café 🗺️ has no entry (undocumented_bridge)

        """)
  }

  @Test func xcodeHasAbsolutePaths() throws {
    let reporter = try #require(Reporter.named("xcode"))
    let first = reporter.render(Self.sample, .init(root: "/app")).split(separator: "\n").first
    #expect(first == "/app/Sources/B.swift:1:8: note: no entry (undocumented_bridge)")
    let atTheTop = reporter.render(Self.sample, .init(root: "/")).split(separator: "\n").first
    #expect(atTheTop == "/Sources/B.swift:1:8: note: no entry (undocumented_bridge)")
  }

  @Test func jsonIsOneDocumentWithTheContractsKeys() throws {
    let reporter = try #require(Reporter.named("json"))
    let text = reporter.render(Self.sample, .init(root: "/app"))
    #expect(text.hasSuffix("}\n"))
    #expect(text.contains("Sources/b.swift"))
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let document = try #require(value)
    #expect(document["schema"] as? String == "bridgekeeper/check/1")
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings.count == 4)
    #expect(
      findings[0].keys.sorted() == [
        "bridge", "column", "endColumn", "endLine", "explain", "file", "fingerprint", "fix", "line",
        "message",
        "page", "related", "rule", "severity", "status",
      ])
  }

  @Test func aFingerprintSurvivesMovedLinesAndNothingElse() {
    let one = Fingerprint.of("rule", "Map", "UIViewRepresentable Sources/Map.swift")
    #expect(one == Fingerprint.of("rule", "Map", "UIViewRepresentable Sources/Map.swift"))
    #expect(one != Fingerprint.of("rule", "Map", "UIViewRepresentable Sources/Maps.swift"))
    #expect(Fingerprint.of("ab", "c") != Fingerprint.of("a", "bc"))
    #expect(one.count == 16)
  }
}
