// What is posted as a draft: the blanks of the printed one, filled as far as the registry knows.

import Findings
import Knowledge

extension EntryDraft {
  /// The entry to post, the fullest first: what a comment or the registry says may be more than a memory file's
  /// form can hold.
  func contents(titled title: String) -> [EntryContent] {
    let registry = hatch.map { "the registry says: \($0.gap)" }
    // In the file that gets the entry lines move.
    let named = named(where: mention?.file != file)
    let hints = [[said, registry, named], [registry, named], [said], []]
    return hints.map { EntryContent(title: title, fields: fields(hinting: $0)) }
  }

  private func fields(hinting hints: [String?]) -> [EntryField: [String]] {
    var fields: [EntryField: [String]] = [:]
    for (field, value) in blanks(hinting: hints) { fields[field] = [value] }
    guard let hatch else { return fields }
    fields[.hatch] = ["`\(hatch.id)`"]
    if !hatch.removeWhen.isEmpty { fields[.removeWhen] = [hatch.removeWhen] }
    return fields
  }
}
