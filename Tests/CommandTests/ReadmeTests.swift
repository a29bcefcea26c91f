// The README tells the truth: its session is run, its table names the commands, its configuration is read.

import BridgekeeperKit
import Foundation
import Testing

@testable import bridgekeeper

@Suite struct ReadmeTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func readme() throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  /// The text of the first fenced block of a language.
  private func block(_ language: String) throws -> String {
    let text = try readme()
    let start = try #require(text.range(of: "```\(language)\n"))
    let end = try #require(text.range(of: "```\n", range: start.upperBound..<text.endIndex))
    return String(text[start.upperBound..<end.lowerBound])
  }

  @Test func theSessionIsReal() throws {
    let session = try block("console")
    let folder = try TemporaryFolder()
    let app = folder.url.appendingPathComponent("Milestones")
    try FileManager.default.copyItem(at: Self.root.appendingPathComponent("Examples/Milestones"), to: app)
    var transcript = ""
    for line in session.split(separator: "\n") where line.hasPrefix("$ ") {
      let command = line.dropFirst(2)
      let script =
        command.hasPrefix("bridgekeeper ") ? "\"$BRIDGEKEEPER\"\(command.dropFirst(12))" : String(command)
      let run = try Program.shell("\(script) 2>&1", in: app)
      transcript += "\(line)\n\(run.standardOutput)"
    }
    #expect(transcript == session)
  }

  /// What is printed in the end goes to standard output first, as the process writes it.
  @Test func theDialogueIsReal() throws {
    let session = try block("text")
    let lines = session.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let words = lines[0].split(separator: " ").dropFirst(2).map(String.init)
    let folder = try TemporaryFolder()
    let app = folder.url.appendingPathComponent("Milestones")
    try FileManager.default.copyItem(at: Self.root.appendingPathComponent("Examples/Milestones"), to: app)
    let terminal = try PseudoTerminal(
      words, in: app, environment: ["TERM": "xterm", "PATH": "/usr/bin:/bin"], columns: 200)
    for line in lines where line.hasPrefix("> ") {
      try terminal.waitForMark()
      terminal.send(line.dropFirst(2) + "\r")
    }
    let run = try terminal.finish()
    var shown = ShownScreen.text(of: terminal.bytes)
    let end = try #require(shown.range(of: "bridgekeeper: ", options: .backwards))
    shown.insert(contentsOf: run.standardOutput, at: end.lowerBound)
    #expect("\(lines[0])\n\(shown)" == session)
    #expect(run.exit == 0)
  }

  @Test(arguments: Command.all.map(\.name))
  func theTableNamesTheCommand(name: String) throws {
    #expect(try readme().contains("| `bridgekeeper \(name)"))
  }

  @Test func theConfigurationIsReadAndNamesEveryKey() throws {
    let text = try block("yaml")
    let config = try Config.read(text)
    #expect(config.excluded == ["Vendor", "**/Generated"])
    for key in ConfigKey.all { #expect(text.contains("\(key.name):"), "README does not show '\(key.name)'") }
  }

  @Test func theVersionIsInTheChangelog() throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    #expect(text.contains("## Unreleased") || text.contains("## \(Bridgekeeper.version)"))
  }
}
