// The laws of settings, as functions that say what is broken: what is put in stands there once, and gives every byte
// back when it is taken out.

@testable import BridgekeeperKit

enum SettingsLaws {
  /// What is broken in putting an agent's hooks into settings and taking them out; nil when nothing is.
  static func faultOfHooks(of agent: Agent, in text: String) throws(SettingsFault) -> String? {
    let hooks = AgentHooks(agent: agent, program: "bridgekeeper")
    let added = try hooks.added(to: text)
    // Hooks that were there already are nobody's to take out.
    guard added != text else { return nil }
    for event in ["PreToolUse", "Stop"]
    where commands(added, event).count(where: { $0 == hooks.command }) != 1 {
      return "not one hook at \(event): \(added)"
    }
    return try fault(of: hooks, in: text, added)
  }

  /// What is broken in putting the server into settings and taking it out; nil when nothing is.
  static func faultOfServer(in text: String) throws(SettingsFault) -> String? {
    let server = AgentServer(program: "bridgekeeper")
    let added = try server.added(to: text)
    guard added != text else { return nil }
    let entry = (try? SettingsText(added))?.root["mcpServers"]?["bridgekeeper"]
    guard entry?["command"]?.text == "bridgekeeper",
      entry?["args"]?.elements?.compactMap(\.text) == ["mcp"]
    else { return "no server: \(added)" }
    return try fault(of: server, in: text, added)
  }

  private static func fault(
    of addition: some SettingsAddition, in text: String, _ added: String
  ) throws(SettingsFault) -> String? {
    guard try addition.added(to: added) == added else { return "a second time changes it: \(added)" }
    guard addition.removed(from: added) == .changed(text) else { return "does not come back from: \(added)" }
    guard addition.removed(from: text) == .changed(text) else { return "is taken from where it is not" }
    return nil
  }

  /// The commands of the hooks at an event.
  static func commands(_ text: String, _ event: String) -> [String] {
    guard let settings = try? SettingsText(text) else { return [] }
    let groups = settings.root["hooks"]?[event]?.elements ?? []
    return groups.flatMap { $0["hooks"]?.elements ?? [] }.compactMap { $0["command"]?.text }
  }
}
