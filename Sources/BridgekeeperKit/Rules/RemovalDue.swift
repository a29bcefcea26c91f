// An entry whose own condition for removal is met.

import Findings
import Knowledge
import SwiftScan

extension DocumentationRule {
  static let removalDue = DocumentationRule(
    info: RuleInfo(
      id: "removal_due", summary: "The entry's own `Remove when` condition is met.", severity: .error),
    lesson: RuleLesson(
      why:
        "Whoever wrote the entry said when the bridge can go, and that is now. Deployment targets and hatches "
        + "decide; a date alone only warns, since a calendar knows nothing of SwiftUI. A condition that a program "
        + "cannot judge to its last word never fires.",
      bad: removal(mark: "↓", target: "26.0"),
      good: removal(target: "18.0")),
    needsRetirement: true
  ) { gate in
    guard let retirement = gate.retirement else { return [] }
    return gate.removals(retirement).compactMap { removal in
      let title = removal.judged.reference.entry.title
      let says = "the entry '\(title)' says that its bridge can go when \(removal.condition.text)"
      let remedy =
        "delete \(removal.judged.bridges.map { "'\($0)'" }.inSentence) and the entry, or say what keeps the bridge"
      switch removal.standing {
      case .due(let reasons):
        return Hit(
          location: removal.judged.reference.location,
          message: "\(says), and that is so (\(reasons.inSentence)): \(remedy)",
          bridge: removal.judged.bridges.first, found: title)
      case .dateCame(let date):
        return Hit(
          location: removal.judged.reference.location,
          message:
            "\(says), and the last commit is of that day or later (\(date)): look whether it can, and \(remedy)",
          bridge: removal.judged.bridges.first, found: title, severity: .warning)
      case .forPeople, .unknownTarget, .notYet: return nil
      }
    }
  }

  private static func removal(mark: String = "", target: String) -> ProjectExample {
    ProjectExample([
      Config.fileName: "deployment_targets: {iOS: \(target)}\n",
      "CLAUDE.md": ProjectExample.memory(
        """
        \(mark)### Labels cannot be justified

        - **Gap:** `Text` drops the alignment of `NSParagraphStyle`, so lines are ragged.
        - **Bridge:** `Prose` → `UILabel`
        - **Evidence:** [Text](https://developer.apple.com/documentation/swiftui/text)
        - **Verified:** iOS 18.0, 2026-11-02
        - **Remove when:** iOS 26 is the deployment target
        """),
      "Sources/Prose.swift": """
      struct Prose: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ view: UILabel, context: Context) {}
      }
      """,
    ])
  }
}

/// An entry's condition for removal, and how it stands.
struct EntryRemoval {
  var judged: JudgedEntry
  /// The bridges that it documents, by their places in the inventory.
  var bridges: [Int]
  var condition: RemovalText
  var standing: RemovalStanding
}

extension Gate {
  /// The conditions for removal of the entries that document a bridge.
  func removals(_ retirement: Retirement, raised: [BuildPlatform: VersionNumber] = [:]) -> [EntryRemoval] {
    judgedEntries.compactMap { judged in
      guard let condition = RemovalText(judged.reference.entry, judged.judgement) else { return nil }
      let bridges = matches.bridges(ofEntry: judged.place).filter { place in
        judged.bridges.contains(inventory.bridges[place].qualifiedName)
      }
      guard !bridges.isEmpty else { return nil }
      let standings = bridges.map { retirement.standings[$0] }
      let facts = RemovalFacts(
        targets: standings.map(\.targets), raised: raised, day: retirement.day
      ) { id in
        retirement.registry.hatch(id).map { hatch in
          bridges.allSatisfy { place in
            let lowest = retirement.standings[place].targets.decisive.merging(raised) { max($0, $1) }
            if case .superseded = supersession(
              of: inventory.bridges[place], native: hatch.platforms, targets: lowest)
            {
              return true
            }
            return false
          }
        }
      }
      return EntryRemoval(
        judged: judged, bridges: bridges, condition: condition, standing: facts.standing(of: condition.plan))
    }
  }
}
