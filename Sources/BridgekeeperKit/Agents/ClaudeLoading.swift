// What Claude Code is shown: files up the tree at launch, further ones when a file is opened, with what they
// import.

import Markdown

/// What was gathered so far for one showing.
private struct Gathering {
  var showing: Showing
  /// Real paths: no text is shown twice.
  var seen: Set<String> = []
}

extension InstructionFiles {
  /// How far imports are followed: the file itself, and four hops.
  static let importHops = 4
  /// A larger file is skipped.
  private static let sizeLimit = 4 * 1_048_576
  private static let claudeNames = ["CLAUDE.md", ".claude/CLAUDE.md"]
  private static let agentsNames = ["AGENTS.md", ".claude/AGENTS.md"]

  /// What Claude Code is shown when it was started in a folder and opens a file.
  ///
  /// At launch, for each folder from the root down to the start: CLAUDE.md, `.claude/CLAUDE.md`, the rules
  /// files without `paths`, CLAUDE.local.md. When a file is opened: the same for each folder from the start
  /// down to the file, then every rules file whose `paths` hold it. An imported file comes before the one
  /// that imports it. AGENTS.md is read only where no CLAUDE.md or CLAUDE.local.md stands in the start folder
  /// or above, as Claude Code does since version 2.1.277; an AGENTS.override.md never.
  ///
  /// - Parameter opened: the file, relative to the root; it need not exist. Nil for the launch alone.
  mutating func claudeShowing(opening opened: String?, startedIn start: String = "") -> Showing {
    var gathering = Gathering(showing: Showing(agent: .claude, opened: opened, start: start))
    let above = Path.folders(to: start)
    let below = opened.map { Path.folders(to: Path.folder(of: $0)) } ?? []
    let nested = below.filter { $0 != start && Path.holds(start, $0) }
    let readsAgents = !above.contains { hasClaudeFile(in: $0) }
    gathering.showing.hasStandIns = readsAgents
    for folder in above {
      gather(folder, .launch, names: readsAgents ? Self.agentsNames : Self.claudeNames, &gathering)
    }
    for folder in nested {
      let standsIn = readsAgents && !hasClaudeFile(in: folder)
      gather(folder, .nested, names: standsIn ? ["AGENTS.md"] : Self.claudeNames, &gathering)
    }
    guard let opened else { return gathering.showing }
    for folder in above + nested { gatherRules(of: folder, holding: opened, &gathering) }
    return gathering.showing
  }

  private mutating func hasClaudeFile(in folder: String) -> Bool {
    (Self.claudeNames + ["CLAUDE.local.md"]).contains { place($0, in: folder) != nil }
  }

  private mutating func place(_ name: String, in folder: String) -> InstructionFile? {
    let inner = Path.folder(of: name)
    guard !inner.isEmpty else { return file(named: name, in: folder) }
    return has(inner, in: folder) ? file(named: Path.name(of: name), in: Path.join(folder, inner)) : nil
  }

  private mutating func gather(
    _ folder: String, _ reason: ShownReason, names: [String], _ gathering: inout Gathering
  ) {
    let isStandIn = names != Self.claudeNames
    for name in names {
      guard let file = place(name, in: folder) else { continue }
      add(file, isStandIn ? .standIn : reason, &gathering)
    }
    for file in rulesFiles(of: folder) {
      let paths = rulePaths(of: file)
      if !paths.isScoped { add(file, reason, note: paths.note, &gathering) }
    }
    if let file = place("CLAUDE.local.md", in: folder) { add(file, reason, &gathering) }
  }

  private mutating func gatherRules(
    of folder: String, holding opened: String, _ gathering: inout Gathering
  ) {
    for file in rulesFiles(of: folder) {
      guard let pattern = rulePaths(of: file).pattern(holding: opened, in: folder) else { continue }
      add(file, .paths(pattern: pattern), &gathering)
    }
  }

  private mutating func add(
    _ file: InstructionFile, _ reason: ShownReason, note: String? = nil, chain: [String] = [],
    _ gathering: inout Gathering
  ) {
    guard file.bytes.count <= Self.sizeLimit, gathering.seen.insert(file.realPath).inserted else { return }
    let document = document(of: file)
    let chain = chain + [file.path]
    if chain.count <= Self.importHops {
      for found in document.imports {
        guard case .file(let path) = project.target(of: found, in: file.realPath),
          let imported = self.file(at: path)
        else { continue }
        add(imported, .imported(chain: chain), chain: chain, &gathering)
      }
    }
    let shown = ClaudeText.shown(document)
    if ClaudeText.isBlank(shown) { return }
    gathering.showing.files.append(ShownFile(file, reason: reason, shown: shown, note: note))
  }
}
