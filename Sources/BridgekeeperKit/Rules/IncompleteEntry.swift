// An entry that documents a bridge and does not answer the checklist.

import Findings
import Knowledge

extension DocumentationRule {
  static let incompleteEntry = DocumentationRule(
    info: RuleInfo(
      id: "incomplete_entry",
      summary: "An entry that documents a bridge names no gap, no evidence of a search, or no version.",
      severity: .error),
    lesson: RuleLesson(
      why:
        "An entry without gap, evidence or version cannot be checked by anybody else, and nobody can tell when "
        + "the bridge may go. An entry in prose hardly ever has all three, so there it is a warning that asks for "
        + "what is missing.",
      bad: ProjectExample([
        "CLAUDE.md": ProjectExample.memory("↓" + ProjectExample.pickerEntry(isChecked: false)),
        "Import/DatedPhotoPicker.swift": ProjectExample.picker,
      ]),
      good: ProjectExample([
        "CLAUDE.md": ProjectExample.memory(ProjectExample.pickerEntry()),
        "Import/DatedPhotoPicker.swift": ProjectExample.picker,
      ]))
  ) { gate in
    gate.judgedEntries.filter { !$0.judgement.missing.isEmpty || $0.hasBlank }.map { judged in
      let missing = judged.judgement.missing
      return Hit(
        location: judged.reference.location, message: message(judged, missing), bridge: judged.bridges.first,
        found: missing.map(\.rawValue).joined(separator: " ") + " " + judged.reference.entry.title,
        severity: judged.judgement.form == .freeForm && !judged.hasBlank ? .warning : nil)
    }
  }

  private static func message(_ judged: JudgedEntry, _ missing: [ChecklistItem]) -> String {
    let blanks = judged.hasBlank ? "answer what stands behind '\(EntryBlank.mark)'" : nil
    if missing.isEmpty, let blanks { return "\(judged.subject) but is a draft still: \(blanks)" }
    let lacks = missing.map { item in
      switch item {
      case .gap where judged.judgement.statesTrap: "states a trap, not why SwiftUI cannot do it"
      case .gap: "does not name the gap in SwiftUI"
      case .evidence: "shows no search for a native solution"
      case .verified: "names no platform version that it was verified on"
      }
    }
    let isLabelled = judged.judgement.form == .labelled
    let wishes = missing.map { isLabelled ? field($0) : words($0) }
    return
      "\(judged.subject) but \(lacks.inSentence): add \(wishes.inSentence)\(blanks.map { "; \($0)" } ?? "")"
  }

  private static func field(_ item: ChecklistItem) -> String {
    switch item {
    case .gap: "`**Gap:**` with the SwiftUI API that was tried, what it did and what was wanted"
    case .evidence: "`**Evidence:**` with a link, a feedback number, or `none found` and the date"
    case .verified: "`**Verified:**` with a platform version and a date"
    }
  }

  private static func words(_ item: ChecklistItem) -> String {
    switch item {
    case .gap: "the SwiftUI API that was tried and what it does not do"
    case .evidence: "a link, a feedback number, or what was searched and not found"
    case .verified: "the platform version on which that was seen"
    }
  }
}
