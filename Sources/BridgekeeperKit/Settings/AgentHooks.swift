// The hooks in an agent's settings: what is written, how it is known again, and how it is taken out.

import Findings

/// The hooks of one agent.
struct AgentHooks: SettingsAddition {
  let agent: Agent
  /// How the program is called.
  let program: String

  /// The settings file, relative to the root.
  var path: String {
    switch agent {
    case .claude: ".claude/settings.json"
    case .codex: ".codex/hooks.json"
    }
  }

  var noun: String { "hooks" }
  var example: String { "hooks/hooks.json" }
  var deed: String { "asks the gate before \(agent.name) edits, and when it stops" }
  var undoing: String { "asks the gate no more" }

  /// The events, each with the entry that is added to its list.
  var events: [(name: String, entry: SettingsValue)] {
    [("PreToolUse", entry(matching: matcher, seconds: 20)), ("Stop", entry(matching: nil, seconds: 60))]
  }

  /// Codex calls its tool by its own name, and by Claude Code's for matchers.
  private var matcher: String {
    switch agent {
    case .claude: "Edit|Write"
    case .codex: "apply_patch|Edit|Write"
    }
  }

  private func entry(matching matcher: String?, seconds: Int) -> SettingsValue {
    let handler = SettingsValue.object([
      .init(key: "type", value: .text("command")), .init(key: "command", value: .text(command)),
      .init(key: "timeout", value: .number(seconds)),
    ])
    let own = matcher.map { [SettingsValue.Member(key: "matcher", value: .text($0))] } ?? []
    return .object(own + [.init(key: "hooks", value: .list([handler]))])
  }

  /// The command, which agents hand to a shell. A path below the root is found wherever the agent happens to be.
  var command: String {
    let isBelowRoot = program.contains("/") && !program.hasPrefix("/") && !program.hasPrefix("~")
    let root =
      switch agent {
      case .claude: "\"$CLAUDE_PROJECT_DIR\"/"
      case .codex: "\"$(git rev-parse --show-toplevel)\"/"
      }
    return "\(isBelowRoot ? root : "")\(ShellWord.quoted(program)) hook \(agent.rawValue)"
  }

  /// Whether a handler is one of the program's, whoever wrote it.
  private func isOwn(_ handler: SettingsText.Node) -> Bool {
    guard let command = handler["command"]?.text else { return false }
    if command == self.command { return true }
    let words = [command] + (handler["args"]?.elements?.compactMap(\.text) ?? [])
    let line = words.joined(separator: " ")
    return line.contains("bridgekeeper") && line.hasSuffix(" hook \(agent.rawValue)")
  }
}

extension AgentHooks {
  /// The settings with the hooks; the text itself where they are there.
  ///
  /// - Parameter text: the settings; nil where there is no file.
  func added(to text: String?) throws(SettingsFault) -> String {
    guard let text else {
      let lists = events.map { SettingsValue.Member(key: $0.name, value: .list([$0.entry])) }
      let layout = SettingsValue.Layout.lines(newline: "\n", unit: "  ", indent: "")
      return SettingsValue.object([.init(key: "hooks", value: .object(lists))]).written(layout) + "\n"
    }
    var result = text
    for (event, entry) in events { result = try added(event, entry, to: result) }
    return try removable(result, from: text)
  }

  private func added(_ event: String, _ entry: SettingsValue, to text: String) throws(SettingsFault) -> String
  {
    let settings = try SettingsFault.read(text)
    guard settings.root.members != nil else { throw .sort("the settings are no object") }
    guard let hooks = settings.root["hooks"] else {
      let value = SettingsValue.object([.init(key: event, value: .list([entry]))])
      return settings.adding({ SettingsValue.member("hooks", value, $0) }, to: settings.root)
    }
    guard hooks.members != nil else { throw .sort("'hooks' is no object") }
    guard let list = hooks[event] else {
      return settings.adding({ SettingsValue.member(event, .list([entry]), $0) }, to: hooks)
    }
    guard let groups = list.elements else { throw .sort("'hooks.\(event)' is no list") }
    let handlers = groups.flatMap { $0["hooks"]?.elements ?? [] }
    return handlers.contains(where: isOwn) ? text : settings.adding({ entry.written($0) }, to: list)
  }

  /// The way to the first handler of the program's: each list or object with the place of the item in it that leads
  /// on. An entry that holds nothing else is meant as a whole.
  func ownPlace(in settings: SettingsText) -> [(container: SettingsText.Node, place: Int)]? {
    guard let members = settings.root.members, let first = members.lastIndex(where: { $0.key == "hooks" }),
      let events = members[first].value.members
    else { return nil }
    for (second, event) in events.enumerated() {
      for (third, group) in (event.value.elements ?? []).enumerated() {
        guard let handlers = group["hooks"]?.elements, let own = handlers.firstIndex(where: isOwn) else {
          continue
        }
        let path = [(settings.root, first), (members[first].value, second), (event.value, third)]
        if handlers.count == 1 { return path }
        guard let list = group.members?.lastIndex(where: { $0.key == "hooks" }),
          let node = group["hooks"]
        else { continue }
        return path + [(group, list), (node, own)]
      }
    }
    return nil
  }
}
