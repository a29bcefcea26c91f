// Text from the sources never breaks a format: it forges no line, no command, no element and no call to
// anybody.

import Findings
import Foundation
import Testing

@Suite struct HostileTextTests {
  /// Control characters and marks that turn text around have no place in any format.
  @Test(arguments: Reporter.all.map(\.name))
  func nothingSteersATerminal(format: String) throws {
    let text = try Sample.hostile.text(format)
    for scalar in text.unicodeScalars where scalar != "\n" {
      let value = scalar.value
      #expect(value >= 0x20 && !(0x7F..<0xA0).contains(value), "\(value)")
      #expect(!(0x2028...0x202E).contains(value) && value != 0x2066 && value != 0x200F, "\(value)")
    }
  }

  @Test(arguments: ["text", "xcode"])
  func aFindingIsALine(format: String) throws {
    let lines = try Sample.hostile.text(format).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == HostileText.all.count + 1)
    let prefix = format == "text" ? "Sources/" : "/app/Sources/"
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix(prefix) })
  }

  @Test(arguments: ["json", "sarif", "gitlab", "rdjson"])
  func jsonIsReadBack(format: String) throws {
    #expect(throws: Never.self) { try Sample.hostile.json(format) }
  }

  @Test func theContractsJSONKeepsTheTextAsItIs() throws {
    let rows = try #require(try Sample.hostile.object("json")["findings"] as? [[String: Any]])
    #expect(Set(rows.compactMap { $0["bridge"] as? String }) == Set(HostileText.all))
  }

  @Test(arguments: ["junit", "checkstyle"])
  func xmlIsReadBackWithoutForgedElements(format: String) throws {
    let root = try XMLReading.root(of: try Sample.hostile.text(format))
    let known = ["testsuite", "testcase", "failure", "system-out", "file", "error"]
    #expect(names(below: root).subtracting(known) == [])
  }

  private func names(below element: XMLElementNode) -> Set<String> {
    element.children.reduce(into: []) { $0.formUnion(names(below: $1).union([$1.name])) }
  }

  /// The page is well-formed XML but for its head, so that a parser can say what elements are in it.
  @Test func htmlHasNoElementOfTheirs() throws {
    let text = try Sample.hostile.text("html")
    let start = try #require(text.range(of: "<main>"))
    let end = try #require(text.range(of: "</main>"))
    let body = text[start.lowerBound..<end.upperBound].replacingOccurrences(of: "<br>", with: "<br/>")
    let root = try XMLReading.root(of: body)
    let known: Set<String> = [
      "h1", "p", "table", "caption", "thead", "tbody", "tr", "th", "td", "code", "bdi", "br", "span",
    ]
    #expect(names(below: root).subtracting(known) == [])
    #expect(root.all("tr").count == HostileText.all.count + 1)
    #expect(!text.contains("<script") && !text.contains("http://") && !text.contains(" src="))
  }

  /// What GitHub's runner takes for a command: `::` at the start of a line behind blanks, `##[` anywhere.
  private func commands(in log: String) -> [Substring] {
    log.split(whereSeparator: \.isNewline).filter { line in
      line.drop { $0.isWhitespace }.hasPrefix("::") || line.contains("##[")
    }
  }

  @Test func githubTakesNoForgedCommand() throws {
    let text = try Sample.hostile.text("github")
    #expect(text.split(separator: "\n").count == HostileText.all.count + 1)
    let commands = commands(in: text)
    #expect(commands.count == 11)
    for command in commands.dropLast() {
      #expect(command.hasPrefix("::warning file=Sources/"), "\(command)")
      let properties = command.dropFirst("::warning ".count)
      let end = try #require(properties.range(of: "::"))
      #expect(
        properties[..<end.lowerBound].split(separator: ",").map { $0.prefix { $0 != "=" } } == [
          "file", "line", "col", "endLine", "endColumn", "title",
        ])
    }
  }

  @Test func githubShowsTenOfAKindAndSaysHowManyMore() throws {
    func finding(_ number: Int, _ severity: Severity) -> Finding {
      Finding(
        rule: "rule", severity: severity, message: "message", location: Location(file: "a", line: number),
        fingerprint: "\(number)")
    }
    let findings =
      (1...12).map { finding($0, .error) } + (1...10).map { finding($0, .warning) }
      + (1...10).map { finding($0, .info) }
    let report = Report(findings: findings, bridges: 0, documented: 0, entries: 0)
    let lines = try #require(Reporter.named("github")).render(report, .init(root: "/app"))
      .split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines.count { $0.hasPrefix("::notice ") } == 10)
    #expect(lines.contains { $0.hasPrefix("::notice title=bridgekeeper::2 more errors, 1 more notice: ") })
    #expect(lines.suffix(3).map { $0.hasPrefix("- a:") } == [true, true, true])
  }

  @Test func aCommentCallsNobodyAndHoldsNoMarkup() throws {
    let text = try Sample.hostile.text("markdown")
    var outside = ""
    // Code spans are inert: what is left outside them must hold no live mark.
    var rest = text.split(separator: "\n").filter { $0.hasPrefix("- ") }.joined(separator: "\n")[...]
    while let start = rest.firstIndex(of: "`") {
      if start > rest.startIndex, rest[rest.index(before: start)] == "\\" {
        outside += rest[...start]
        rest = rest[rest.index(after: start)...]
        continue
      }
      outside += rest[..<start]
      let fence = rest[start...].prefix { $0 == "`" }
      let inside = rest[fence.endIndex...]
      let close = try #require(Self.close(of: fence.count, in: inside), "no end of a code span in \(rest)")
      rest = inside[close...]
    }
    outside += rest
    #expect(!outside.contains("<") && !outside.contains("@someone") && !outside.contains("#1"))
    #expect(!outside.replacingOccurrences(of: "\\[", with: "").contains("["))
  }

  /// The index behind the run of exactly as many backticks.
  private static func close(of count: Int, in text: Substring) -> Substring.Index? {
    var rest = text
    while let start = rest.firstIndex(of: "`") {
      let run = rest[start...].prefix { $0 == "`" }
      if run.count == count { return run.endIndex }
      rest = rest[run.endIndex...]
    }
    return nil
  }

  @Test func aCommentStaysWithinWhatGitHubTakes() throws {
    let long = String(repeating: "words ", count: 60)
    let findings = (1...400).map { number in
      Finding(
        rule: "rule", severity: .error, message: long, location: Location(file: "a.swift", line: number),
        fingerprint: "\(number)")
    }
    let report = Report(findings: findings, bridges: 0, documented: 0, entries: 0)
    let text = try #require(Reporter.named("markdown")).render(report, .init(root: "/app"))
    #expect(text.utf8.count < 65_536)
    let shown = text.split(separator: "\n").count { $0.hasPrefix("- `a.swift:") }
    #expect(shown > 100)
    #expect(text.contains("And \(400 - shown) more, "))
  }

  @Test func pathsCountFromTheRepository() throws {
    var context = Sample.mixed.context
    context.repositoryPrefix = "Apps/Field/"
    let outside = Finding(
      rule: "rule", severity: .error, message: "m", location: Location(file: "../shared/a.md"),
      fingerprint: "f")
    let report = Report(findings: [outside], bridges: 0, documented: 0, entries: 0)
    for format in ["sarif", "github", "gitlab"] {
      let text = try #require(Reporter.named(format)).render(report, context)
      #expect(text.contains("Apps/shared/a.md"), "\(format)")
    }
  }
}
