// What the judged agents are shown of a project, worked out once for all rules.

import SwiftScan

/// What the judged agents are shown of a project.
struct AgentView: Sendable {
  /// The agents that are judged.
  var agents: [Agent] = []
  /// For each agent, by the file that it opens.
  var showings: [Agent: [String: Showing]] = [:]
  /// What Claude Code is shown at launch in the root, and what Codex is shown in each folder with an
  /// AGENTS.md.
  var starts: [Showing] = []
  /// Memory files that Claude Code loads later than at launch, each alone.
  var later: [ShownFile] = []
  /// Imports that lead nowhere.
  var brokenImports: [BrokenImport] = []

  /// What an agent is shown when it opens a file.
  func showing(_ agent: Agent, opening file: String) -> Showing? { showings[agent]?[file] }

  /// The files that the first judged agent is shown when it opens a file, links resolved; nil where no agent
  /// is judged.
  func shown(opening file: String) -> Set<String>? {
    agents.first.flatMap { showing($0, opening: file) }.map { Set($0.files.map(\.realPath)) }
  }
}

extension Project {
  /// What the judged agents are shown, when they open one of these files and before they open any.
  func agentView(_ listed: ProjectFiles, memory: Memory, opening opened: Set<String>) -> AgentView {
    var view = AgentView(agents: judgedAgents(listed))
    guard !view.agents.isEmpty else { return view }
    var files = InstructionFiles(self, memory: memory)
    for agent in view.agents {
      var showings: [String: Showing] = [:]
      for file in opened { showings[file] = files.showing(agent, opening: file) }
      view.showings[agent] = showings
    }
    if view.agents.contains(.claude) {
      let launch = files.claudeShowing(opening: nil)
      view.starts.append(launch)
      view.later = files.shownLater(memory.paths, than: launch)
      view.brokenImports = files.brokenImports(from: memory.paths, launch: launch)
    }
    if view.agents.contains(.codex) {
      let folders = memory.paths.filter(MemoryNames.isAgentsFile).map(Path.folder)
      for folder in Set(folders).sorted() {
        view.starts.append(files.codexShowing(opening: nil, startedIn: folder))
      }
    }
    return view
  }
}

extension InstructionFiles {
  /// The files among memory files that Claude Code knows by name and does not load at launch, as it is shown
  /// each.
  fileprivate mutating func shownLater(_ paths: [String], than launch: Showing) -> [ShownFile] {
    var known = Set(launch.files.map(\.realPath))
    return paths.filter(MemoryNames.isClaudeFile).compactMap { path in
      guard let file = file(at: path), known.insert(file.realPath).inserted else { return nil }
      let shown = ClaudeText.shown(document(of: file))
      return ClaudeText.isBlank(shown) ? nil : ShownFile(file, reason: .nested, shown: shown)
    }
  }
}

extension MemoryNames {
  /// Whether a memory file is one that Codex reads by its name.
  static func isAgentsFile(_ path: String) -> Bool {
    ["agents.md", "agents.override.md"].contains(Path.name(of: path).lowercased())
  }

  /// Whether a memory file is one that Claude Code reads by its name: a CLAUDE.md, a CLAUDE.local.md or a
  /// rules file.
  static func isClaudeFile(_ path: String) -> Bool {
    if ["claude.md", "claude.local.md"].contains(Path.name(of: path).lowercased()) { return true }
    return isMemoryFile(path) && !isAgentsFile(path)
  }
}
