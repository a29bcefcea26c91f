// What coding agents are given in `Templates/agents`: a plugin that Claude Code can load, and a skill that any agent that
// reads skills can.

import Findings
import Foundation
import Testing
import YAML

@testable import BridgekeeperKit
@testable import bridgekeeper

@Suite struct AgentFileTests {
  static let folder = ReadmeTests.root.appendingPathComponent("Templates/agents")

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
  }

  private func json(_ path: String) throws -> JSONValue {
    try #require(JSONValue(json: Array(try text(path).utf8)), "\(path) is no JSON")
  }

  private func keys(_ value: JSONValue?) -> Set<String> {
    guard case .object(let object)? = value else { return [] }
    return Set(object.keys)
  }

  @Test func theManifestIsOne() throws {
    let manifest = try json(".claude-plugin/plugin.json")
    let name = try #require(manifest["name"]?.text)
    #expect(name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
    #expect(manifest["version"]?.text == Bridgekeeper.version)
    let known: Set = [
      "name", "displayName", "version", "description", "author", "homepage", "repository", "license",
      "keywords",
    ]
    #expect(keys(manifest).isSubset(of: known))
    let only = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appendingPathComponent(".claude-plugin").path)
    #expect(only == ["plugin.json"])
  }

  @Test func theHooksAreThoseThatInitWrites() throws {
    #expect(
      try text("hooks/hooks.json") == AgentHooks(agent: .claude, program: "bridgekeeper").added(to: nil))
  }

  @Test func theServerIsTheOneThatInitWrites() throws {
    #expect(try text(".mcp.json") == AgentServer(program: "bridgekeeper").added(to: nil))
  }

  @Test func theSkillIsPortable() throws {
    let parts = try text("skills/bridgekeeper/SKILL.md").components(separatedBy: "\n---\n")
    let head = try #require(parts.first).replacingOccurrences(of: "---\n", with: "")
    let front = try #require(try YAMLDocument.parse(head))
    let portable: Set = ["name", "description", "license", "compatibility", "metadata", "allowed-tools"]
    let keys = Set((front.entries ?? []).compactMap { $0.key.scalar?.text })
    #expect(keys.isSubset(of: portable), "\(keys)")
    #expect(front["name"]?.string == "bridgekeeper", "the name is the folder's")
    let description = try #require(front["description"]?.string)
    #expect((1...1_024).contains(description.count))
    let compatibility = try #require(front["compatibility"]?.string)
    #expect(compatibility.count <= 500)
    #expect(parts.count == 2)
    #expect(parts[1].split(separator: "\n").count <= 60, "a skill is short")
  }

  /// Every command that the skill tells an agent to run is one of the program's, with flags that it takes.
  @Test func theSkillNamesRealCommands() throws {
    let spans = try text("skills/bridgekeeper/SKILL.md").split(separator: "`").map(String.init)
      .filter { $0.hasPrefix("bridgekeeper ") }
    #expect(spans.count >= 6)
    for span in spans {
      let words = span.split(separator: " ").dropFirst().map(String.init)
      let names = Command.all.map(\.name)
      let name =
        words.count > 1 && names.contains("\(words[0]) \(words[1])") ? "\(words[0]) \(words[1])" : words[0]
      let isGroup = Command.groups.contains(words[0])
      let command = Command.all.first { $0.name == name }
      #expect(command != nil || isGroup, "\(span)")
      for word in words where word.hasPrefix("--") {
        let flags = command.map { $0.flags.map(\.spelling) } ?? []
        #expect(flags.contains(word), "\(span)")
      }
    }
  }

  /// The skill that the program carries is the one in the folder.
  @Test func theProgramCarriesTheSkill() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("", to: ".bridgekeeper.yml")
    let run = try Program.run(["init", "--agents", "claude,codex"], in: temporary.url)
    #expect(run.exit == 0, "\(run.standardError)")
    for path in [".claude/skills", ".agents/skills"] {
      let file = temporary.url.appendingPathComponent("\(path)/bridgekeeper/SKILL.md")
      #expect(try String(contentsOf: file, encoding: .utf8) == text("skills/bridgekeeper/SKILL.md"))
    }
  }
}
