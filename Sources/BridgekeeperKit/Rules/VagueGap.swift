// A gap that is none: "more powerful", "fine-grained control".

import Findings
import Knowledge

extension DocumentationRule {
  static let vagueGap = DocumentationRule(
    info: RuleInfo(
      id: "vague_gap", summary: "An entry's gap names no API and no behaviour.", severity: .error),
    lesson: RuleLesson(
      why: "A gap names an API and a behaviour that somebody else can check; a preference says nothing about "
        + "SwiftUI, and a bridge that rests on one can never be deleted with a good conscience.",
      bad: ProjectExample([
        "CLAUDE.md": ProjectExample.memory(
          "↓" + ProjectExample.pickerEntry(gap: "We need fine-grained control over the picker.")),
        "Import/DatedPhotoPicker.swift": ProjectExample.picker,
      ]),
      good: ProjectExample([
        "CLAUDE.md": ProjectExample.memory(ProjectExample.pickerEntry()),
        "Import/DatedPhotoPicker.swift": ProjectExample.picker,
      ]))
  ) { gate in
    gate.judgedEntries.compactMap { judged in
      guard let vague = judged.judgement.vagueGap else { return nil }
      return Hit(
        location: judged.reference.location,
        message: "\(judged.subject) with a gap that is none: \(vague.reason); for example: \(vague.example)",
        bridge: judged.bridges.first, found: judged.reference.entry.title)
    }
  }
}
