// What each format's consumer requires, of every sample: the fields, their types, and that nothing is lost.

import Findings
import Foundation
import Testing

@Suite struct ConsumerTests {
  private func sample(_ name: String) throws -> Sample {
    try #require(Sample.all.first { $0.name == name })
  }

  @Test(arguments: Sample.all.map(\.name))
  func sarifIsWhatGitHubRequires(name: String) throws {
    let sample = try sample(name)
    let log = try sample.object("sarif")
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect((driver["name"] as? String)?.isEmpty == false)
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for rule in rules {
      #expect((rule["id"] as? String)?.isEmpty == false)
      for (key, longest) in [("shortDescription", 1_024), ("fullDescription", 1_024), ("help", 100_000)] {
        let text = try #require((rule[key] as? [String: Any])?["text"] as? String)
        #expect(!text.isEmpty && text.count <= longest)
      }
    }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == sample.report.findings.count)
    for result in results { try check(result, rules: rules) }
  }

  private func check(_ result: [String: Any], rules: [[String: Any]]) throws {
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    #expect(["error", "warning", "note"].contains(result["level"] as? String))
    #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
    #expect((result["partialFingerprints"] as? [String: Any])?.isEmpty == false)
    let locations = try #require(result["locations"] as? [[String: Any]])
    let related = result["relatedLocations"] as? [[String: Any]] ?? []
    for location in locations + related {
      let place = try #require(location["physicalLocation"] as? [String: Any])
      let uri = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
      #expect(!uri.hasPrefix("/") && URL(string: uri) != nil && !uri.contains(":"), "\(uri)")
      let region = try #require(place["region"] as? [String: Int])
      #expect(region.values.allSatisfy { $0 >= 1 })
    }
  }

  @Test func sarifHasWhatGitHubUses() throws {
    let results = try sarifResults(Sample.mixed)
    let canvas = try #require(results.first { $0["ruleId"] as? String == "undocumented_bridge" })
    let region = try self.region(canvas)
    // Behind `/* 🗺️ é */ struct `: 23 bytes, 19 units of UTF-16.
    #expect(region == ["startLine": 2, "startColumn": 20, "endLine": 2, "endColumn": 29])
    let hashes = LineHash.ofLines(Array((Sample.texts["Sources/Map.swift"] ?? "").utf8))
    #expect(
      (canvas["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"] == hashes[1])
    let pager = try #require(results.first { $0["ruleId"] as? String == "superseded_bridge" })
    let message = (pager["message"] as? [String: String])?["text"]
    #expect(message?.hasSuffix(": run `bridgekeeper hatches show pager`. See [the gotcha entry](1)") == true)
    let whole = try #require(results.first { $0["ruleId"] as? String == "oversized_memory" })
    #expect(try self.region(whole) == ["startLine": 1, "startColumn": 1])
  }

  private func sarifResults(_ sample: Sample) throws -> [[String: Any]] {
    let run = try #require((try sample.object("sarif")["runs"] as? [[String: Any]])?.first)
    return try #require(run["results"] as? [[String: Any]])
  }

  private func region(_ result: [String: Any]) throws -> [String: Int] {
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    return try #require((location["physicalLocation"] as? [String: Any])?["region"] as? [String: Int])
  }

  @Test func sarifSuppressesWhatIsSetAsideAndOpenOnlyLeavesItOut() throws {
    let kinds = try sarifResults(Sample.setAside).map { result in
      (result["suppressions"] as? [[String: String]])?.first?["kind"]
    }
    #expect(kinds.compactMap { $0 }.sorted() == ["external", "inSource"])
    let open = Sample.setAside.report.openOnly
    #expect(open.findings.map(\.status) == [.open])
    #expect(open.summary == Sample.setAside.report.summary)
  }

  /// Each format with a place for a link, and how it stands there.
  @Test(arguments: [
    ("sarif", "\"helpUri\" : \"URL\""), ("rdjson", "\"url\" : \"URL\""), ("json", "\"page\" : \"URL\""),
    ("markdown", "[`undocumented_bridge`](URL)"), ("html", "<a href=\"URL\">undocumented_bridge</a>"),
    ("junit", "\nwhy: URL<"),
  ])
  func aFindingLinksToItsPageWhereThereIsOne(format: String, link: String) throws {
    let address = "https://example.com/docs/rules/undocumented_bridge.md"
    let linked = link.replacingOccurrences(of: "URL", with: address)
    #expect(try Sample.linked.text(format).contains(linked))
    #expect(!(try Sample.mixed.text(format).contains("/undocumented_bridge.md")))
  }

  @Test(arguments: ["json", "junit"])
  func aFindingNamesTheCommandThatExplainsIt(format: String) throws {
    let text = try Sample.mixed.text(format)
    #expect(text.contains("bridgekeeper explain oversized_memory"))
    // Nothing is known of this one, as of the checks of hatches.
    #expect(!text.contains("bridgekeeper explain undocumented_bridge"))
  }

  @Test(arguments: Sample.all.map(\.name))
  func gitlabHasEveryFieldAndEachFingerprintOnce(name: String) throws {
    let sample = try sample(name)
    let issues = try #require(try sample.json("gitlab") as? [[String: Any]])
    #expect(issues.count == sample.report.findings.count)
    for issue in issues {
      for key in ["description", "check_name", "fingerprint"] {
        #expect((issue[key] as? String)?.isEmpty == false)
      }
      #expect(["info", "minor", "major", "critical", "blocker"].contains(issue["severity"] as? String))
      let location = try #require(issue["location"] as? [String: Any])
      #expect((location["path"] as? String)?.hasPrefix("./") == false)
      #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 >= 1)
    }
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
  }

  @Test func twoFindingsOfOneIdentityAreTwoIssues() throws {
    let finding = Sample.mixed.report.findings[0]
    let report = Report(findings: [finding, finding], bridges: 1, documented: 0, entries: 0)
    for format in ["gitlab", "junit", "sarif"] {
      let text = try #require(Reporter.named(format)).render(report, Sample.mixed.context)
      let marks = ["gitlab": finding.fingerprint, "junit": " (2)\"", "sarif": "\(finding.fingerprint):2"]
      #expect(text.ranges(of: marks[format] ?? "").count == 1, "\(format)")
    }
  }

  @Test(arguments: Sample.all.map(\.name))
  func junitCountsItsTests(name: String) throws {
    let sample = try sample(name)
    let root = try XMLReading.root(of: try sample.text("junit"))
    let suite = try #require(root.children.first)
    let cases = suite.all("testcase")
    #expect(suite.attributes["tests"] == "\(cases.count)" && !cases.isEmpty)
    #expect(suite.attributes["failures"] == "\(suite.all("failure").count)")
    #expect(suite.attributes["skipped"] == "\(suite.all("skipped").count)")
    #expect(suite.all("failure").count == sample.report.findings.count { $0.counts && $0.severity == .error })
    let names = cases.map { "\($0.attributes["classname"] ?? "") \($0.attributes["name"] ?? "")" }
    #expect(Set(names).count == names.count)
  }

  @Test func junitFailsWhatFailsTheGate() throws {
    var strict = Sample.mixed.context
    strict.isStrict = true
    let text = try #require(Reporter.named("junit")).render(Sample.mixed.report, strict)
    #expect(try XMLReading.root(of: text).all("failure").count == 3)
  }

  @Test(arguments: Sample.all.map(\.name))
  func checkstyleHasEachFileOnce(name: String) throws {
    let sample = try sample(name)
    let root = try XMLReading.root(of: try sample.text("checkstyle"))
    #expect(root.name == "checkstyle")
    let files = root.all("file").compactMap { $0.attributes["name"] }
    #expect(Set(files).count == files.count)
    let errors = root.all("error")
    #expect(errors.count == sample.report.findings.count)
    for error in errors {
      #expect(["error", "warning", "info"].contains(error.attributes["severity"]))
      #expect(Int(error.attributes["line"] ?? "") != nil && Int(error.attributes["column"] ?? "") != nil)
      #expect(error.attributes["message"]?.isEmpty == false)
      #expect(error.attributes["source"]?.hasPrefix("bridgekeeper.") == true)
    }
  }

  @Test(arguments: Sample.all.map(\.name))
  func rdjsonKeepsBytesAndPaths(name: String) throws {
    let sample = try sample(name)
    let diagnostics = try #require(try sample.object("rdjson")["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.count == sample.report.findings.count)
    for (diagnostic, finding) in zip(diagnostics, sample.report.findings) {
      #expect(["ERROR", "WARNING", "INFO"].contains(diagnostic["severity"] as? String))
      let location = try #require(diagnostic["location"] as? [String: Any])
      #expect(location["path"] as? String == finding.location.file)
      let range = try #require(location["range"] as? [String: [String: Int]])
      #expect(range["start"] == ["line": finding.location.line, "column": finding.location.column])
      #expect(range["end"] == ["line": finding.location.endLine, "column": finding.location.endColumn])
    }
  }
}
