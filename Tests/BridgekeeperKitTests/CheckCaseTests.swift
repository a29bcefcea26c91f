// The cases for the gate: a small project and its right answer in each folder of `Cases/check`.

import Findings
import Foundation
import Knowledge
import SwiftScan
import Testing

@testable import BridgekeeperKit

@Suite struct CheckCaseTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases/check")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0 != "README.md" && !$0.hasPrefix(".") }.sorted()
  }()

  @Test func casesAreThere() {
    #expect(Self.names.count >= 180)
  }

  @Test(arguments: names)
  func checkGivesTheExpectedAnswer(name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    func text(_ file: String) -> String {
      (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
    }
    let expected = ExpectedAnswer(text("expected.txt"))
    let table = try TableFileSystem(
      folder: folder.appendingPathComponent("project"), links: text("links.txt"))
    let project = try Project.open(root: TableFileSystem.root, effects: table.effects)
    let arguments = CaseArguments(text("arguments.txt"))
    let result = try project.check(paths: arguments.paths, rules: arguments.rules)
    let findings = result.report.findings.map { finding in
      let bridge = finding.rule == "undocumented_bridge" ? " \(finding.bridge ?? "")" : ""
      let place = "\(finding.location.file):\(finding.location.line):\(finding.location.column)"
      let weight = finding.status == .open ? finding.severity.rawValue : finding.status.rawValue
      return "\(place): \(weight) \(finding.rule)\(bridge)"
    }
    #expect(findings == expected.findings, "messages: \(result.report.findings.map(\.message))")
    for (index, says) in expected.says where index < result.report.findings.count {
      let message = result.report.findings[index].message
      #expect(message.contains(says), "'\(message)' does not say '\(says)'")
    }
    #expect(try documented(project, arguments.paths) == expected.documented)
  }

  private func documented(_ project: Project, _ paths: [String]) throws -> [String] {
    let inspection = try project.inspect()
    let lines = inspection.inventory.bridges.indices.flatMap { place -> [String] in
      let bridge = inspection.inventory.bridges[place]
      guard paths.isEmpty || paths.contains(where: { Path.holds($0, bridge.file) }) else { return [] }
      return inspection.matches.ofBridge[place].map { match in
        let entry = inspection.matches.entries[match.entry]
        return "\(bridge.qualifiedName) \(entry.file):\(entry.entry.line)"
      }
    }
    return Set(lines).sorted()
  }
}

/// The answer in an `expected.txt`.
private struct ExpectedAnswer {
  var findings: [String] = []
  /// The place of a finding in the list, and a part of its message.
  var says: [(Int, String)] = []
  var documented: [String] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") && line != "none" {
      if line.hasPrefix("  says: ") {
        says.append((findings.count - 1, String(line.dropFirst("  says: ".count))))
      } else if line.hasPrefix("documented ") {
        documented.append(String(line.dropFirst("documented ".count)))
      } else {
        findings.append(String(line))
      }
    }
    documented.sort()
  }
}

/// The arguments in an `arguments.txt`.
private struct CaseArguments {
  var paths: [String] = []
  var rules = RuleSelection()

  init(_ text: String) {
    var words = text.split(separator: "\n").map(String.init)[...]
    while let word = words.popFirst() {
      switch word {
      case "--only": rules.only.append(words.popFirst() ?? "")
      case "--no-rule": rules.without.append(words.popFirst() ?? "")
      default: paths.append(word)
      }
    }
  }
}
