// An `@path` import that Claude Code cannot follow.

import Findings
import Markdown

extension DocumentationRule {
  static let brokenImport = DocumentationRule(
    info: RuleInfo(
      id: "broken_import",
      summary: "An `@path` import leads to no file, out of the root, in a circle, or too far.",
      severity: .warning),
    lesson: RuleLesson(
      why:
        "Nothing says so when an import leads nowhere: the agent just is not shown the file. Only what looks like "
        + "a path is judged; `@State`, `@MainActor` and `@scope/package` are words.",
      sources: ["https://code.claude.com/docs/en/memory"],
      bad: ProjectExample(["CLAUDE.md": "# Canon\n\nBridges: ↓@docs/bridges.md\n"]),
      good: ProjectExample([
        "CLAUDE.md": "# Canon\n\nBridges: @docs/bridges.md\n", "docs/bridges.md": "# Bridges\n",
      ]))
  ) { gate in
    gate.agents.brokenImports.map { broken in
      let found = broken.found
      return Hit(
        location: Location(
          file: broken.file, line: found.line, column: found.column, endLine: found.line,
          endColumn: found.column + found.range.count),
        message: "the import '@\(found.path)' \(reason(broken))", found: "\(broken.file) @\(found.path)")
    }
  }

  private static func reason(_ broken: BrokenImport) -> String {
    let chain = broken.chain.joined(separator: " → ")
    let way = broken.chain.count > 1 ? " (\(chain))" : ""
    switch broken.fault {
    case .missing:
      return "leads to no file\(way): correct its path, which counts from the folder of the importing file, "
        + "or put it in backticks if it is no import"
    case .outside:
      return "leads out of the project\(way): Claude Code asks each person before it follows it; "
        + "keep a copy below the root, or set outside_memory: true in \(Config.fileName)"
    case .circle(let file):
      return "leads in a circle (\(chain) → \(file)): remove it, the file is shown already"
    case .tooFar:
      let hops = InstructionFiles.importHops
      return "is not followed: it is \(hops + 1) hops away (\(chain)), "
        + "and Claude Code goes \(hops); import the file from one that is nearer"
    }
  }
}
