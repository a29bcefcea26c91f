// `hook`: the gate for a coding agent, before it edits and when it stops.

import BridgekeeperKit
import BridgekeeperServer

extension Command {
  /// The gate for a coding agent.
  static let hook = Command(
    name: "hook", summary: "the gate for a coding agent, called by it before it edits and when it stops",
    usage: "hook AGENT",
    discussion: """
      Reads the hook input of Claude Code ('claude') or Codex ('codex') on standard input. Before a file is written or edited,
      works out what it would be: a new bridge without a sound gotcha entry is refused, with what the registry knows and the
      command that records the answers; a documented bridge that goes, and an entry that is lost or broken, are told of. When
      the agent stops, lists the bridges that the working tree adds to the last commit without an entry.
      'hooks' in .bridgekeeper.yml says what is refused, told or passed over, and what becomes of an edit that cannot be
      judged. An edit is judged by the edited files and the memory files; only before one is refused is the rest of the
      project asked what speaks for it. 'bridgekeeper init --agents' puts the hook into the agents' settings.
      Exit codes: 2 where it blocks, and nowhere else; 0 otherwise, also for input that it cannot read.
      """,
    flags: []
  ) { arguments, world throws(Failure) in
    let agent = try agent(arguments, world)
    switch HookReading.read(world.standardInput(), from: agent) {
    case .nothing(let reason): return Output(HookReply(nothingBecause: reason))
    case .call(let call):
      return Output(HookReply(ruling(on: call, arguments, world), to: call.event, for: agent))
    }
  }

  private static func agent(_ arguments: Arguments, _ world: World) throws(Failure) -> Agent {
    let known = Agent.allCases.map(\.rawValue).joined(separator: ", ")
    guard arguments.operands.count == 1, let name = arguments.operands.first,
      let agent = Agent(rawValue: name)
    else {
      throw Failure("'hook' takes the name of one agent", fix: "use one of: \(known)", exit: .usage)
    }
    guard world.terminal == nil else {
      throw Failure(
        "'hook' reads what \(agent.name) writes to it, and this is a terminal",
        fix: "let 'bridgekeeper init --agents \(agent.rawValue)' put it into the agent's settings",
        exit: .usage)
    }
    return agent
  }

  private static func ruling(on call: HookCall, _ arguments: Arguments, _ world: World) -> EditRuling {
    switch call.event {
    case .stop:
      guard let root = roots(call, arguments, world).first else { return EditRuling() }
      return ruling(in: root, arguments, world) { $0.rulingOnStop() }
    case .beforeEdit(let edits):
      var byRoot: [(root: String, edits: [FileEdit])] = []
      for edit in edits {
        guard let root = root(of: edit, call, arguments, world) else { continue }
        if let place = byRoot.firstIndex(where: { $0.root == root }) {
          byRoot[place].edits.append(edit)
        } else {
          byRoot.append((root, [edit]))
        }
      }
      return byRoot.map { root, edits in ruling(in: root, arguments, world) { $0.ruling(on: edits) } }
        .reduce(EditRuling()) { $0.joined(with: $1) }
    }
  }

  /// What somebody wrote into the configuration must not keep an agent from everything it does.
  private static func ruling(
    in root: String, _ arguments: Arguments, _ world: World, _ judge: (Project) -> EditRuling
  ) -> EditRuling {
    let config = arguments.value(.config).map { Path.join(world.currentFolder, $0) }
    do throws(Failure) {
      return judge(try Project.open(root: root, configFile: config, effects: world.effects))
    } catch {
      return EditRuling(troubles: ["\(error.problem)\(error.reason.map { ": \($0)" } ?? "")"])
    }
  }

  /// The folders that the agent works in: what it says, and the one that it was started in.
  private static func folders(_ call: HookCall, _ world: World) -> [String] {
    let started = world.environment["CLAUDE_PROJECT_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let said = [call.folder, started].compactMap { $0 }
    return said.isEmpty ? [world.currentFolder] : said
  }

  private static func roots(_ call: HookCall, _ arguments: Arguments, _ world: World) -> [String] {
    if let root = arguments.value(.root) { return [Path.join(world.currentFolder, root)] }
    return folders(call, world).compactMap { Project.markedRoot(from: $0, world.effects.files) }
  }

  private static func root(
    of edit: FileEdit, _ call: HookCall, _ arguments: Arguments, _ world: World
  ) -> String? {
    if arguments.has(.root) { return roots(call, arguments, world).first }
    return Project.root(
      ofEdited: edit.path, workingIn: folders(call, world), files: world.effects.files)
  }
}

extension Output {
  /// What a hook prints.
  fileprivate init(_ reply: HookReply) {
    self.init(
      standardOutput: reply.standardOutput, standardError: reply.standardError,
      exit: reply.blocks ? .hookBlocks : .success)
  }
}
