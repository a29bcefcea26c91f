// The gate in the hooks of coding agents: their settings keep every other byte, and give it back when the hooks go.

import BundledTemplates
import Findings

extension SetupWork {
  /// The hooks of the agents that were named, the server, and the skill that says how to answer the gate.
  mutating func addToAgents() throws(Failure) {
    for agent in answers.hookAgents {
      for addition in additions(for: agent) { try put(addition) }
      try addSkill(for: agent)
    }
  }

  /// Where Codex reads a project's servers is a file in TOML, which is left to people.
  private func additions(for agent: Agent) -> [any SettingsAddition] {
    let program = answers.program ?? "bridgekeeper"
    let hooks = AgentHooks(agent: agent, program: program)
    return agent == .claude ? [hooks, AgentServer(program: program)] : [hooks]
  }

  private mutating func put(_ addition: some SettingsAddition) throws(Failure) {
    let text = try settings(for: addition)
    let new: String
    do throws(SettingsFault) {
      new = try addition.added(to: text)
    } catch {
      throw error.failure(of: addition)
    }
    try add(addition.path, new, addition.deed)
  }

  private mutating func takeOut(_ addition: some SettingsAddition) throws(Failure) {
    guard let text = try settings(for: addition) else { return }
    switch addition.removed(from: text) {
    case .changed(let new): try add(addition.path, new, addition.undoing)
    case .gone: try add(addition.path, nil, "goes, since nothing else was in it")
    }
  }

  private mutating func addSkill(for agent: Agent) throws(Failure) {
    for (path, text) in agent.skillFiles {
      if let there = try base.bytesBeforeSetup(path), there != Array(text.utf8) {
        plan.notes.append("'\(path)' is there already and stays as it is")
      } else {
        try add(path, text, "tells \(agent.name) when to ask, and how to answer")
      }
    }
  }

  /// The settings without the hooks. A skill that somebody changed is theirs, and stays.
  mutating func removeFromAgents() throws(Failure) {
    for agent in answers.hookAgents {
      for addition in additions(for: agent) { try takeOut(addition) }
      for (path, text) in agent.skillFiles {
        guard let there = try base.bytesBeforeSetup(path) else { continue }
        if there == Array(text.utf8) {
          try add(path, nil, "goes")
        } else {
          plan.notes.append("'\(path)' is not as it was written and stays")
        }
      }
    }
  }

  private func settings(for addition: some SettingsAddition) throws(Failure) -> String? {
    guard let bytes = try base.bytesBeforeSetup(addition.path) else { return nil }
    if let text = String(exactly: bytes) { return text }
    throw Failure(
      "cannot put \(addition.noun) into '\(addition.path)'", reason: "it is not UTF-8",
      fix: "save it as UTF-8",
      exit: .badInput)
  }
}

extension Agent {
  /// The folder in which the agent looks for skills, relative to the root.
  private var skillFolder: String {
    switch self {
    case .claude: ".claude/skills"
    case .codex: ".agents/skills"
    }
  }

  /// The files of the skill, by path relative to the root.
  fileprivate var skillFiles: [(path: String, text: String)] {
    let folder = "skills/"
    return BundledTemplates.agentFiles.filter { $0.path.hasPrefix(folder) }.map {
      (Path.join(skillFolder, String($0.path.dropFirst(folder.count))), $0.text)
    }
  }
}
