// Hooks put into settings and taken out again: each shape in `Cases/settings` has its bytes back afterwards, and so has
// whatever a generator writes.

import Findings
import Foundation
import Testing

@testable import BridgekeeperKit

@Suite struct AgentHookTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases/settings")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }()

  @Test func casesAreThere() {
    #expect(Self.names.count >= 10)
  }

  @Test(arguments: names, Agent.allCases)
  func settingsHaveTheirBytesBack(name: String, agent: Agent) throws {
    let bytes = try Data(contentsOf: Self.folder.appendingPathComponent(name))
    let text = try #require(String(exactly: Array(bytes)))
    try expectBack(text, agent)
    try expectServerBack(text)
  }

  private func expectServerBack(_ text: String) throws {
    let fault = try SettingsLaws.faultOfServer(in: text)
    #expect(fault == nil, "\(fault ?? "") in \(text)")
    #expect(try AgentServer(program: "bridgekeeper").added(to: text) != text)
  }

  @Test(arguments: [
    #"{"mcpServers": {}}"#, "{\n  \"mcpServers\": {\n    \"other\": {\"command\": \"x\"}\n  }\n}\n",
    "{\r\n\t\"mcpServers\": {\r\n\t}\r\n}", #"{"mcpServers":{"other":{}},"x":1}"#, "{}\n",
  ])
  func theServerStandsBesideOthers(text: String) throws {
    try expectServerBack(text)
  }

  @Test func aServerOfThatNameStays() throws {
    let own = #"{"mcpServers": {"bridgekeeper": {"command": "tools/gate", "args": ["mcp"]}}}"#
    #expect(try AgentServer(program: "bridgekeeper").added(to: own) == own)
    let made = try AgentServer(program: "tools/bridgekeeper").added(to: nil)
    #expect(made.contains(#""${CLAUDE_PROJECT_DIR:-.}/tools/bridgekeeper""#))
    #expect(AgentServer(program: "bridgekeeper").removed(from: made) == .gone)
  }

  @Test(arguments: [
    ("[]", SettingsFault.sort("the settings are no object")), ("{", .malformed(line: 1)),
    (#"{"mcpServers": []}"#, .sort("'mcpServers' is no object")),
  ])
  func whatIsNoListOfServersIsRefused(text: String, fault: SettingsFault) {
    #expect(throws: fault) { try AgentServer(program: "bridgekeeper").added(to: text) }
  }

  private func expectBack(_ text: String, _ agent: Agent) throws {
    let fault = try SettingsLaws.faultOfHooks(of: agent, in: text)
    #expect(fault == nil, "\(fault ?? "") in \(text)")
    #expect(try AgentHooks(agent: agent, program: "bridgekeeper").added(to: text) != text)
  }

  @Test(arguments: Agent.allCases)
  func aFileThatIsMadeGoesAgain(agent: Agent) throws {
    let hooks = AgentHooks(agent: agent, program: "bridgekeeper")
    let made = try hooks.added(to: nil)
    #expect(JSONValue(json: Array(made.utf8)) != nil)
    #expect(hooks.removed(from: made) == .gone)
  }

  @Test func handlersOfOthersStay() throws {
    let hooks = AgentHooks(agent: .claude, program: "bridgekeeper")
    let made = try hooks.added(to: nil)
    let mixed = made.replacing(
      "\"hooks\": [\n          {", with: "\"hooks\": [\n          {\"command\": \"lint\"},\n          {")
    #expect(mixed != made)
    guard case .changed(let left) = hooks.removed(from: mixed) else {
      Issue.record("the file is gone")
      return
    }
    #expect(SettingsLaws.commands(left, "PreToolUse") == ["lint"])
    #expect(SettingsLaws.commands(left, "Stop") == ["lint"])
  }

  @Test(arguments: [
    "bridgekeeper hook claude", "tools/bridgekeeper hook claude", "'/a b/bridgekeeper' hook claude",
  ])
  func ownHandlersAreKnownAgain(command: String) throws {
    let hooks = AgentHooks(agent: .claude, program: "bridgekeeper")
    let other = try hooks.added(to: nil).replacing("bridgekeeper hook claude", with: command)
    #expect(try hooks.added(to: other) == other)
    #expect(hooks.removed(from: other) == .gone)
  }

  @Test(arguments: [
    ("bridgekeeper", "bridgekeeper hook claude"),
    ("/opt/a b/bridgekeeper", "'/opt/a b/bridgekeeper' hook claude"),
    ("tools/bridgekeeper", "\"$CLAUDE_PROJECT_DIR\"/tools/bridgekeeper hook claude"),
  ])
  func theProgramIsCalledFromAnywhere(program: String, command: String) {
    #expect(AgentHooks(agent: .claude, program: program).command == command)
  }

  @Test(arguments: [
    ("", SettingsFault.malformed(line: 1)), ("{", .malformed(line: 1)),
    ("{\n\"a\": tru\n}", .malformed(line: 2)),
    ("[]", .sort("the settings are no object")), ("{\"hooks\": 7}", .sort("'hooks' is no object")),
    ("{\"hooks\": {\"Stop\": {}}}", .sort("'hooks.Stop' is no list")), ("{} {}", .malformed(line: 1)),
    ("{\"a\": /* }", .malformed(line: 1)),
  ])
  func whatIsNoSettingsIsRefused(text: String, fault: SettingsFault) {
    #expect(throws: fault) { try AgentHooks(agent: .claude, program: "bridgekeeper").added(to: text) }
  }

  @Test func deepSettingsEndTheReading() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: SettingsFault.self) {
      try AgentHooks(agent: .codex, program: "bridgekeeper").added(to: "{\"a\": \(deep)")
    }
  }

  @Test(arguments: 0..<400)
  func whateverIsWrittenComesBack(seed: Int) throws {
    var writer = SettingsWriter(seed: UInt64(seed))
    let settings = writer.settings()
    try expectBack(settings, .claude)
    try expectServerBack(settings)
  }
}

/// Writes settings in every way that JSON allows.
struct SettingsWriter {
  private var state: UInt64
  private var newline = "\n"
  private var hasLines = true

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func settings() -> String {
    newline = pick(["\n", "\r\n"])
    hasLines = roll(4) > 0
    let others = (0..<roll(3)).map { ("key\($0)", value(depth: 1)) }
    var members = others.map { "\"\($0.0)\":\(blank())\($0.1)" }
    if roll(3) > 0 { members.insert("\"hooks\":\(blank())\(hooks())", at: roll(members.count + 1)) }
    return blank() + enclosed(members, "{", "}", depth: 0) + pick(["", newline])
  }

  private mutating func hooks() -> String {
    let events = ["PreToolUse", "Stop", "SessionStart"].filter { _ in roll(2) == 0 }
    let lists = events.map { event in
      let groups = (0..<roll(3)).map { _ in "{\"hooks\":\(blank())[{\"command\": \"lint\"}]}" }
      return "\"\(event)\":\(blank())\(enclosed(groups, "[", "]", depth: 2))"
    }
    return enclosed(lists, "{", "}", depth: 1)
  }

  private mutating func value(depth: Int) -> String {
    switch roll(depth > 3 ? 3 : 5) {
    case 0: return pick(["1", "-0.5e3", "true", "null"])
    case 1: return pick(["\"\"", "\"}],\"", "\"\\\"\\u00e9\"", "\"// no comment\""])
    case 2: return "[]"
    case 3:
      let items = (0..<roll(3)).map { _ in value(depth: depth + 1) }
      return enclosed(items, "[", "]", depth: depth)
    default:
      let members = (0..<roll(3)).map { "\"k\($0)\":\(value(depth: depth + 1))" }
      return enclosed(members, "{", "}", depth: depth)
    }
  }

  private mutating func enclosed(_ items: [String], _ open: String, _ close: String, depth: Int) -> String {
    if items.isEmpty { return open + pick(["", " ", hasLines ? newline : ""]) + close }
    if !hasLines || roll(4) == 0 {
      return open + blank() + items.joined(separator: "," + blank()) + blank() + close
    }
    let indent = newline + String(repeating: pick(["  ", "\t", "    "]), count: depth + 1)
    let comment = roll(6) == 0 ? " // \(roll(9))" : ""
    let comma = roll(6) == 0 ? "," : ""
    return open + items.map { indent + $0 }.joined(separator: ",") + comma + comment + newline + close
  }

  private mutating func blank() -> String { pick(["", " ", "  "]) }

  private mutating func pick(_ choices: [String]) -> String { choices[roll(choices.count)] }

  private mutating func roll(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(count, 1)))
  }
}
