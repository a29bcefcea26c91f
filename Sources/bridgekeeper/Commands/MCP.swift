// `mcp`: the gate, the registry and the checklist for coding agents, over the Model Context Protocol.

import BridgekeeperKit
import BridgekeeperServer

extension Command {
  /// The server for coding agents.
  static let serve = Command(
    name: "mcp", summary: "serve coding agents on standard input and output (Model Context Protocol)",
    usage: "mcp [options]",
    discussion: """
      Speaks the Model Context Protocol, a JSON message a line, in the versions 2026-07-28 and, after a handshake, 2025-11-25,
      2025-06-18 and 2024-11-05. Tools check, list, explain and score bridges, search the registry, list and record gotcha
      entries, and name the bridges that can go; resources are the hatches, the rules and the entries of each memory file.
      The project is that of --root, or of the folder it is started in; nothing outside is read, and only memory files and
      new files of templates are written. Sources may change while it runs. The end of the input ends it.
      To add it to Claude Code: claude mcp add bridgekeeper -- bridgekeeper mcp
      """,
    flags: []
  ) { arguments, world throws(Failure) in
    if let word = arguments.operands.first {
      throw Failure("'mcp' takes no words, and was given '\(word)'", fix: "leave it out", exit: .usage)
    }
    let root = try OpenedProject.folder(arguments, world)
    guard world.effects.files.kind(root) == .folder else {
      throw Failure("no such folder: '\(root)'", fix: "name an existing folder with --root", exit: .noInput)
    }
    if world.terminal != nil, !arguments.has(.quiet) {
      world.say("bridgekeeper: waiting for messages of the Model Context Protocol; Ctrl-D ends it\n")
    }
    let config = arguments.value(.config).map { Path.normalize(Path.join(world.currentFolder, $0)) }
    world.serve(
      Server(version: Bridgekeeper.version, root: root, configFile: config, effects: world.effects))
    return Output()
  }
}
