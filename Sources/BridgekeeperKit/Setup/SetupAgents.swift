// The gate in the hooks of coding agents: their settings keep every other byte, and give it back when the hooks go.

import BundledTemplates
import Findings

extension SetupWork {
  /// The hooks of the agents that were named, and the skill that says how to answer the gate.
  mutating func addToAgents() throws(Failure) {
    for agent in answers.hookAgents {
      let hooks = AgentHooks(agent: agent, program: answers.program ?? "bridgekeeper")
      let text = try settings(of: hooks)
      let new: String
      do throws(SettingsFault) {
        new = try hooks.added(to: text)
      } catch {
        throw error.failure(hooks.path)
      }
      try add(hooks.path, new, "asks the gate before \(agent.name) edits, and when it stops")
      try addSkill(for: agent)
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
      let hooks = AgentHooks(agent: agent, program: answers.program ?? "bridgekeeper")
      if let text = try settings(of: hooks) {
        switch hooks.removed(from: text) {
        case .changed(let new): try add(hooks.path, new, "asks the gate no more")
        case .gone: try add(hooks.path, nil, "goes, since nothing else was in it")
        }
      }
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

  private func settings(of hooks: AgentHooks) throws(Failure) -> String? {
    guard let bytes = try base.bytesBeforeSetup(hooks.path) else { return nil }
    if let text = String(exactly: bytes) { return text }
    throw Failure(
      "cannot put hooks into '\(hooks.path)'", reason: "it is not UTF-8", fix: "save it as UTF-8",
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
