// A file that could not be analysed: what it holds is unknown, so the gate cannot pass.

import Findings
import SwiftScan

extension DocumentationRule {
  static let unreadableSource = DocumentationRule(
    info: RuleInfo(
      id: "unreadable_source", summary: "A source or memory file could not be analysed.", severity: .error),
    lesson: RuleLesson(
      why:
        "A file that is skipped in silence hides its bridges and its entries, so the gate cannot pass as long as "
        + "nobody knows what is in it: conflict markers, an encoding other than UTF-8, nesting beyond any use, a file "
        + "that cannot be opened.",
      bad: ProjectExample([
        "CLAUDE.md":
          "# Canon\n\n↓<<<<<<< HEAD\nWe ship on Fridays.\n=======\nWe ship on Mondays.\n>>>>>>> main\n"
      ]),
      good: ProjectExample(["CLAUDE.md": "# Canon\n\nWe ship on Mondays.\n"]))
  ) { gate in
    let sources = gate.inventory.problems.map { hit($0.file, line: $0.line, reason: $0.reason, fix: $0.fix) }
    let memories = gate.memory.problems.map { hit($0.path, line: $0.line, reason: $0.reason, fix: $0.fix) }
    return sources + memories
  }

  private static func hit(_ path: String, line: Int, reason: String, fix: String) -> Hit {
    Hit(
      location: Location(file: path, line: line), message: "cannot analyse this file: \(reason); \(fix)",
      found: "\(path) \(reason)")
  }
}
