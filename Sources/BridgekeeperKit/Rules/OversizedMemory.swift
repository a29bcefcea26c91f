// Memory files that are larger than an agent should, or can, be shown at once.

import Findings

extension DocumentationRule {
  static let oversizedMemory = DocumentationRule(
    info: RuleInfo(
      id: "oversized_memory", summary: "What an agent loads at once is above its budget.", severity: .warning),
    lesson: RuleLesson(
      why:
        "What an agent is shown at once costs its attention in every session; what is over the budget of Codex is "
        + "not shown at all, and nothing says so. Bytes are counted first: files of few lines can be the largest.",
      sources: [
        "https://code.claude.com/docs/en/memory", "https://developers.openai.com/codex/guides/agents-md",
      ],
      bad: ProjectExample([
        Config.fileName: "memory_budgets: {claude: 100}\n",
        "CLAUDE.md": "↓" + ProjectExample.memory(ProjectExample.pickerEntry()),
      ]),
      good: ProjectExample([
        Config.fileName: "memory_budgets: {claude: 1000}\n",
        "CLAUDE.md": ProjectExample.memory(ProjectExample.pickerEntry()),
      ]))
  ) { gate in
    let budgets = gate.config.memoryBudgets
    let shown = gate.agents.starts.flatMap(\.files) + gate.agents.later
    return claudeLaunch(gate, budgets) + claudeLater(gate, budgets) + codex(gate, budgets)
      + tooManyLines(shown, budgets)
  }

  private static func claudeLaunch(_ gate: Gate, _ budgets: MemoryBudgets) -> [Hit] {
    guard budgets.claude > 0, let launch = gate.agents.starts.first(where: { $0.agent == .claude }),
      launch.bytes > budgets.claude, let largest = launch.files.max(by: { $0.bytes < $1.bytes })
    else { return [] }
    let others = launch.files.count == 1 ? "" : ", \(largest.bytes) of them from this file"
    return [
      hit(
        largest, found: "claude launch",
        "Claude Code is shown \(launch.bytes) bytes of memory files at launch\(others), above the budget of "
          + "\(budgets.claude): move what only a part of the project needs to rules with `paths` or nested "
          + "CLAUDE.md files (`bridgekeeper gotchas list --cost` says which entries); imports save nothing")
    ]
  }

  private static func claudeLater(_ gate: Gate, _ budgets: MemoryBudgets) -> [Hit] {
    guard budgets.claude > 0 else { return [] }
    return gate.agents.later.filter { $0.bytes > budgets.claude }.map { file in
      hit(
        file, found: "claude \(file.realPath)",
        "Claude Code is shown \(file.bytes) bytes by this file at once, above the budget of \(budgets.claude): "
          + "split it by the files that its parts are for")
    }
  }

  /// One finding for each file that the budget cuts, or hides where the cut falls between two files.
  private static func codex(_ gate: Gate, _ budgets: MemoryBudgets) -> [Hit] {
    guard budgets.codex > 0 else { return [] }
    var judged: Set<String> = []
    return gate.agents.starts.filter { $0.agent == .codex }.compactMap { start in
      let cut = start.files.first(where: \.isCut)
      guard let path = cut?.realPath ?? start.dropped.first, judged.insert(path).inserted else { return nil }
      let what = cut.map { "it is cut after \($0.taken) of its bytes" } ?? "it is not shown"
      let dropped = cut == nil ? start.dropped.dropFirst() : start.dropped[...]
      let rest = dropped.isEmpty ? "" : ", and '\(dropped.joined(separator: "', '"))' not shown"
      let place = start.start.isEmpty ? "the root" : "'\(start.start)'"
      return Hit(
        location: Location(file: path),
        message: "Codex, started in \(place), shows no more than \(budgets.codex) bytes of AGENTS.md files: "
          + "\(what)\(rest); shorten the files from the root down, the first one costs every folder",
        found: "codex \(path)")
    }
  }

  private static func tooManyLines(_ files: [ShownFile], _ budgets: MemoryBudgets) -> [Hit] {
    guard let limit = budgets.lines else { return [] }
    var judged: Set<String> = []
    return files.filter { $0.lines > limit && judged.insert($0.realPath).inserted }.map { file in
      hit(
        file, found: "lines \(file.realPath)",
        "this file shows \(file.lines) lines, above the limit of \(limit): move what only a part of the project "
          + "needs nearer to it")
    }
  }

  private static func hit(_ file: ShownFile, found: String, _ message: String) -> Hit {
    Hit(location: Location(file: file.realPath), message: message, found: found)
  }
}
