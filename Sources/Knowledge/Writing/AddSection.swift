// Making an empty gotcha section, so that a team sees where entries go before it has any.

public import Markdown

/// Adds an empty gotcha section to a document that has none, below its last content.
///
/// - Parameters:
///   - document: The memory file.
///   - vocabulary: The words that make a heading a gotcha heading.
///   - heading: The section's heading; one that `vocabulary` knows.
///   - note: One line that stands in the section as a comment, which no agent is shown.
/// - Returns: The change, checked by reading the document again: all else reads as before.
/// - Throws: Why the section cannot be written; nothing is changed then.
public func addSection(
  to document: Document, vocabulary: GotchaVocabulary = .standard, heading: String = "Known Gotchas",
  note: String
) throws(EntryWriteProblem) -> EntryChange {
  let memory = try WrittenMemory(document, vocabulary: vocabulary, wholeFile: false, newHeading: heading)
  let lines = ["<!-- \(note) -->"]
  for insertion in NewSection(in: document).insertions(of: lines, heading: heading) {
    let edit = document.insertion(
      of: insertion.lines, below: insertion.anchor, afterBlank: insertion.isAfterBlank)
    guard let changed = try? document.applying([edit]) else { continue }
    let check = SpliceCheck(before: memory, after: memory.reading(changed))
    guard check.keepsSurroundings, check.keepsAllEntries,
      check.keepsBlocks(around: edit.range, replacedBy: edit.replacement.utf8.count),
      let section = check.addedSection(heading)
    else { continue }
    return EntryChange(
      edits: [edit], document: changed, line: section.found.line,
      summary: "made the section '\(heading)', line \(section.found.line)", warnings: [])
  }
  throw EntryWriteProblem(
    kind: .structure, reason: "a section '\(heading)' would not read as one where the file ends",
    fix: "close what is open at the end of the file, or write the heading by hand")
}

extension SpliceCheck {
  fileprivate var keepsAllEntries: Bool {
    let (old, new) = (before.entries, after.entries)
    return old.count == new.count && zip(old, new).allSatisfy { $0.readsLike($1) }
  }

  /// The one section that is new, where it is empty and all others are the same.
  fileprivate func addedSection(_ heading: String) -> WrittenSection? {
    let (old, new) = (before.sections, after.sections)
    guard new.count == old.count + 1,
      let place = new.indices.first(where: { $0 >= old.count || !old[$0].isNamed(as: new[$0]) }),
      new[place].found.heading == heading, new[place].entries.isEmpty
    else { return nil }
    let rest = new[..<place] + new[(place + 1)...]
    return zip(old, rest).allSatisfy { $0.isNamed(as: $1) } ? new[place] : nil
  }
}

extension WrittenSection {
  fileprivate func isNamed(as other: WrittenSection) -> Bool {
    found.heading == other.found.heading && found.level == other.found.level
  }
}
