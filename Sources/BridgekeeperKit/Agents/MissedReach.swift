// Why an agent is not shown an entry, and where the entry would have to stand.

/// An entry that an agent is not shown.
struct MissedReach: Sendable {
  let entry: EntryReference
  let showing: Showing
  let gate: Gate

  /// `Claude Code reads it only in 'Sources/Chat': move it to CLAUDE.md`.
  var words: String {
    let (why, remedy) = showing.agent == .claude ? claude : codex
    return "\(showing.agent.name) \(why): \(remedy)"
  }

  private var opened: String { showing.opened ?? "" }
  private var file: String { entry.file }
  private var move: String { "move the entry to \(home)" }

  /// The nearest file that the agent is shown and that is not an import; else the one that it would look for.
  private var home: String {
    let own = showing.files.filter {
      [.launch, .nested, .standIn].contains($0.reason)
        && (showing.agent == .codex || !MemoryNames.isRulesFile($0.path))
    }
    let withSection = own.last { shown in
      gate.memory.files.contains { $0.path == shown.realPath && !$0.sections.isEmpty }
    }
    return (withSection ?? own.last)?.path ?? showing.agent.memoryName
  }

  private var claude: (why: String, remedy: String) {
    let folder = Path.folderOfClaude(file)
    if MemoryNames.isAgentsFile(file) {
      let isRead = showing.hasStandIns && Path.name(of: file).lowercased() == "agents.md"
      guard isRead, isElsewhere(folder) else {
        let beside = isRead ? "the CLAUDE.md beside '\(file)' instead" : "no '\(file)'"
        return ("reads \(beside)", importing)
      }
      return nested(folder)
    }
    guard MemoryNames.isClaudeFile(file) else { return ("loads nothing that imports '\(file)'", importing) }
    if isElsewhere(folder) { return nested(folder) }
    guard MemoryNames.isRulesFile(file) else {
      return ("skips '\(file)', which is larger than 4 MiB", "split the file")
    }
    return (
      "does not load this rules file, whose `paths` do not hold the file",
      "add '\(opened)' to them, or \(move)"
    )
  }

  /// The remedy for a file that an import would bring in; its path counts from the folder of the importing
  /// file.
  private var importing: String {
    let folder = Path.folder(of: home)
    let path = Path.relative(file, to: folder) ?? Path.upward("/" + file, from: "/" + folder)
    return "import it with '@\(folder.isEmpty ? file : path)' in \(home), or \(move)"
  }

  private var codex: (why: String, remedy: String) {
    if showing.dropped.contains(file) || showing.files.contains(where: { $0.realPath == file }) {
      let budget = gate.config.memoryBudgets.codex
      return (
        "shows \(budget) bytes of AGENTS.md files and cuts it off", "shorten it, or the files before it"
      )
    }
    guard MemoryNames.isAgentsFile(file) else {
      return ("reads AGENTS.md files only, and follows no imports", move)
    }
    return isElsewhere(Path.folder(of: file))
      ? nested(Path.folder(of: file)) : ("reads the AGENTS.override.md beside '\(file)' instead", move)
  }

  /// Whether a folder does not hold what is opened.
  private func isElsewhere(_ folder: String) -> Bool { !Path.holds(folder, opened) }

  private func nested(_ folder: String) -> (why: String, remedy: String) {
    ("reads '\(file)' only for files in '\(folder)'", move)
  }
}

extension MemoryNames {
  /// Whether a path lies below a rules folder.
  static func isRulesFile(_ path: String) -> Bool {
    ("/" + path.lowercased()).contains("/\(rulesFolder)/")
  }
}

extension Path {
  /// The folder that a memory file of Claude Code speaks for: the one that holds `.claude` for files below
  /// that.
  static func folderOfClaude(_ path: String) -> String {
    folder(of: path).split(separator: "/").prefix { $0 != ".claude" }.joined(separator: "/")
  }
}
