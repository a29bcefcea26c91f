// The whole gate over one text that is source and memory file at once: findings lie in files that are there, and a
// second run says the same.

import Findings

@testable import BridgekeeperKit
@testable import BridgekeeperKitTests

extension FuzzTarget {
  static let gate = FuzzTarget(
    name: "gate", inputs: 25,
    seeds: {
      CaseFiles.bytes(in: ["Tests/SwiftScanTests/Cases/own"], endingIn: [".swift"])
        + CaseFiles.bytes(in: ["Tests/KnowledgeTests/Cases/own"], endingIn: [".md"])
        + CaseFiles.bytes(in: ["Tests/BridgekeeperKitTests/Cases/check"], endingIn: [".swift", ".md"])
    },
    words: swiftWords + [
      "// bridgekeeper:disable undocumented_bridge - why\n", "// bridgekeeper:disable:next vague_gap - why\n",
      "// bridgekeeper:enable undocumented_bridge\n",
      "<!-- bridgekeeper:disable:this orphaned_entry - why -->\n",
      "// bridgekeeper:disable:previous a", "// bridgekeeper:gotcha ", "## Known Gotchas\n", "### ",
      "- **Bridge:** `Tiles` → `UILabel`\n", "- **Gap:** ",
      "- **Remove when:** iOS 17 is the deployment target\n",
      "@Sources/A.swift ",
    ]
  ) { bytes in
    let texts = ["Sources/A.swift": bytes, "CLAUDE.md": bytes]
    var table = TableFileSystem(["Sources/B.swift": "import SwiftUI\nstruct Other: View {}\n"])
    for (path, text) in texts { table.files["\(TableFileSystem.root)/\(path)"] = text }
    let rules = RuleSelection(with: RuleSelection.infos.filter(\.isOptIn).map(\.id))
    guard let project = try? Project.open(root: TableFileSystem.root, effects: table.effects),
      let result = try? project.check(rules: rules), let again = try? project.check(rules: rules)
    else { return "the gate fails" }
    guard result.report == again.report else { return "a second run says something else" }
    let outside = result.report.findings.first { finding in
      guard let text = table.files["\(TableFileSystem.root)/\(finding.location.file)"] else { return true }
      let lines = text.count { $0 == 0x0A || $0 == 0x0D } + 1
      return !(1...lines).contains(finding.location.line) || finding.location.column < 1
    }
    return outside.map { "\($0.rule) at \($0.location)" }
  }
}
