// The coding agents whose way of loading memory files is modelled, and which of them a project is judged for.

/// A coding agent that is shown memory files.
public enum Agent: String, Sendable, CaseIterable {
  /// Anthropic's Claude Code.
  case claude
  /// OpenAI's Codex.
  case codex

  /// The name as its maker writes it.
  public var name: String {
    switch self {
    case .claude: "Claude Code"
    case .codex: "Codex"
    }
  }

  /// The memory file that the agent reads in every folder.
  var memoryName: String {
    switch self {
    case .claude: "CLAUDE.md"
    case .codex: "AGENTS.md"
    }
  }
}

extension Project {
  /// The agents that the rules judge for: those that the configuration names; else Claude Code where the
  /// project has a CLAUDE.md or anything in a `.claude` folder, else Codex where it has an AGENTS.md. Only
  /// listed files are asked, so that a private, ignored file does not change what the gate says on another
  /// machine.
  func judgedAgents(_ listed: ProjectFiles) -> [Agent] {
    if !config.agents.isEmpty { return config.agents }
    func has(_ names: [String]) -> Bool {
      listed.all.contains {
        MemoryNames.endsLikeMarkdown($0) && names.contains(Path.name(of: $0).lowercased())
      }
    }
    let hasClaudeFolder = listed.folders.contains { Path.name(of: $0) == ".claude" }
    if hasClaudeFolder || has(["claude.md", "claude.local.md"]) { return [.claude] }
    return has(["agents.md", "agents.override.md"]) ? [.codex] : []
  }
}
