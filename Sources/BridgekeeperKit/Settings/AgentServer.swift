// The server in the file from which Claude Code reads a project's servers of the Model Context Protocol.

import Findings

/// The entry of `bridgekeeper mcp`.
struct AgentServer: SettingsAddition {
  /// How the program is called.
  let program: String

  var path: String { ".mcp.json" }
  var noun: String { "the server" }
  var example: String { ".mcp.json" }
  var deed: String { "offers Claude Code the tools of 'bridgekeeper mcp'" }
  var undoing: String { "offers the tools no more" }

  private static let list = "mcpServers"
  private static let name = "bridgekeeper"

  /// The program is started without a shell, in a folder that nothing promises: a path below the root is spelt with the
  /// variable that Claude Code puts in.
  private var entry: SettingsValue {
    let isBelowRoot = program.contains("/") && !program.hasPrefix("/") && !program.hasPrefix("~")
    let command = isBelowRoot ? "${CLAUDE_PROJECT_DIR:-.}/\(program)" : program
    return .object([
      .init(key: "command", value: .text(command)), .init(key: "args", value: .list([.text("mcp")])),
    ])
  }

  func added(to text: String?) throws(SettingsFault) -> String {
    let servers = SettingsValue.object([.init(key: Self.name, value: entry)])
    guard let text else {
      let layout = SettingsValue.Layout.lines(newline: "\n", unit: "  ", indent: "")
      return SettingsValue.object([.init(key: Self.list, value: servers)]).written(layout) + "\n"
    }
    let settings = try SettingsFault.read(text)
    guard settings.root.members != nil else { throw .sort("the settings are no object") }
    guard let there = settings.root[Self.list] else {
      let new = settings.adding({ SettingsValue.member(Self.list, servers, $0) }, to: settings.root)
      return try removable(new, from: text)
    }
    guard there.members != nil else { throw .sort("'\(Self.list)' is no object") }
    // A server of that name is the project's own way to start it.
    guard there[Self.name] == nil else { return text }
    return try removable(
      settings.adding({ SettingsValue.member(Self.name, entry, $0) }, to: there), from: text)
  }

  func ownPlace(in settings: SettingsText) -> [(container: SettingsText.Node, place: Int)]? {
    guard let members = settings.root.members,
      let list = members.lastIndex(where: { $0.key == Self.list }),
      let own = members[list].value.members?.lastIndex(where: { $0.key == Self.name })
    else { return nil }
    return [(settings.root, list), (members[list].value, own)]
  }
}
