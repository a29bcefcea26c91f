// What Codex is shown: one file a folder from the root of the repository down to where it was started, within
// a budget.

extension InstructionFiles {
  /// What Codex is shown when it was started in a folder; which file it opens later changes nothing.
  ///
  /// For each folder from the repository's root, or this project's, down to the start: AGENTS.override.md,
  /// else AGENTS.md. All of them share one budget of bytes: the file that overflows it is cut, in the middle
  /// of a character if need be, and later ones, the more specific ones, are dropped. An empty file still
  /// hides the other one of its folder. Imports are not followed, and comments and front matter are shown.
  /// Codex takes the nearest `.git` upward for its root and without one reads the start folder alone; here a
  /// root without `.git` is taken for the repository's.
  mutating func codexShowing(opening opened: String?, startedIn start: String) -> Showing {
    var showing = Showing(agent: .codex, opened: opened, start: start)
    let folders = Path.folders(to: start)
    let root = folders.lastIndex { has(".git", in: $0) } ?? 0
    var room = project.config.memoryBudgets.codex
    for folder in folders[root...] {
      guard let file = agentsFile(in: folder) else { continue }
      let taken = file.bytes.prefix(room)
      if ClaudeText.isBlank(file.bytes) { continue }
      guard room > 0, !ClaudeText.isBlank(taken) else {
        showing.dropped.append(file.path)
        continue
      }
      showing.files.append(ShownFile(file, reason: .launch, shown: taken, taken: taken.count))
      room -= taken.count
    }
    return showing
  }

  private mutating func agentsFile(in folder: String) -> InstructionFile? {
    file(named: "AGENTS.override.md", in: folder) ?? file(named: "AGENTS.md", in: folder)
  }
}

extension InstructionFiles {
  /// What an agent is shown when it works on a file: Claude Code started in the root, Codex in the file's own
  /// folder, which is the most generous reading of each. Another start can be named.
  mutating func showing(_ agent: Agent, opening file: String, startedIn start: String? = nil) -> Showing {
    switch agent {
    case .claude: claudeShowing(opening: file, startedIn: start ?? "")
    case .codex: codexShowing(opening: file, startedIn: start ?? Path.folder(of: file))
    }
  }
}
