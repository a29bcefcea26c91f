// Removing an entry, so that what `addEntry` wrote leaves no byte behind.

public import Markdown

/// Removes an entry from a document.
///
/// - Parameters:
///   - entry: The entry as it was read from `document`.
///   - document: The memory file.
///   - vocabulary: The words that make a heading a gotcha heading.
///   - wholeFile: Whether the whole file is one section.
///   - keepsSection: Whether the heading of a section that `addEntry` could have made stays when its only
/// entry
///     goes.
/// - Returns: The change, checked by reading the document again: all other entries read as before.
/// - Throws: Why the entry cannot be removed; nothing is changed then.
public func removeEntry(
  _ entry: GotchaEntry, from document: Document,
  vocabulary: GotchaVocabulary = .standard, wholeFile: Bool = false, keepsSection: Bool = false
) throws(EntryWriteProblem) -> EntryChange {
  let memory = try WrittenMemory(document, vocabulary: vocabulary, wholeFile: wholeFile)
  let (section, index) = try memory.place(of: entry)
  for way in EntryRemoval.Way.allCases {
    let removal = EntryRemoval(index, of: section, in: memory, keepsSection: keepsSection, way: way)
    let edit = Edit(removal.range, "")
    guard let changed = try? document.applying([edit]) else { continue }
    let check = SpliceCheck(before: memory, after: memory.reading(changed))
    let position = memory.entries.firstIndex { $0.entry == entry } ?? 0
    guard check.keepsSurroundings, let uncovered = check.uncovered(without: position) else { continue }
    return EntryChange(
      edits: [edit], document: changed, line: entry.line,
      summary: summary(of: entry, in: section, removal),
      warnings: staleNotes(section, index, in: document)
        + (removal.takesSection ? [] : emptyNotes(section, index, uncovered)))
  }
  throw EntryWriteProblem(
    kind: .structure, line: entry.line,
    reason: "the entries around '\(entry.title)' would not read as before without it",
    fix: "remove it by hand, with a look at what stands around it")
}

private func summary(of entry: GotchaEntry, in section: WrittenSection, _ removal: EntryRemoval) -> String {
  let lines = entry.line == entry.endLine ? "line \(entry.line)" : "lines \(entry.line)–\(entry.endLine)"
  let rest = removal.takesSection ? ", and the section's heading, as nothing else stood below it" : ""
  return "removed '\(entry.title)' from '\(section.name)', \(lines)\(rest)"
}

/// What is stale once the entry is gone.
private func staleNotes(_ section: WrittenSection, _ index: Int, in document: Document) -> [String] {
  let unused = document.definitionsUsedOnly(in: section.entries[index].entry.range)
  return section.numberNote(without: index) + section.staleNotes(in: document)
    + unused.map { "the definition [\($0.label)] in line \($0.lines.lowerBound) is not used any more" }
}

/// What is left of the section or group without its only entry.
private func emptyNotes(_ section: WrittenSection, _ index: Int, _ uncovered: [GotchaEntry]) -> [String] {
  guard uncovered.isEmpty else {
    return uncovered.map { "line \($0.line) reads as an entry now: '\($0.title)'" }
  }
  let group = section.entries[index].group
  if let group, section.entries.count(where: { $0.group == group }) == 1 {
    return ["the group '\(group.headingText)' is empty now"]
  }
  return section.entries.count == 1 ? ["'\(section.name)' is empty now"] : []
}
