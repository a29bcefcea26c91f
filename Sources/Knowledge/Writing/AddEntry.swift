// Adding an entry: in the form of its section, or in the canonical one.

public import Markdown

/// Adds an entry to a document.
///
/// - Parameters:
///   - content: The title and fields as given.
///   - document: The memory file.
///   - placement: The section and group that take the entry.
///   - vocabulary: The words that make a heading a gotcha heading.
///   - wholeFile: Whether the whole file is one section.
///   - newHeading: The heading of the section that is made where there is none; a heading that `vocabulary`
/// knows.
/// - Returns: The change, checked by reading the document again: all else reads as before, the entry reads as
///   what
///   was given, and `removeEntry` would bring the old bytes back.
/// - Throws: Why the entry cannot be written; nothing is changed then.
public func addEntry(
  _ content: EntryContent, to document: Document, at placement: EntryPlacement = .automatic,
  vocabulary: GotchaVocabulary = .standard, wholeFile: Bool = false, newHeading: String = "Known Gotchas"
) throws(EntryWriteProblem) -> EntryChange {
  let memory = try WrittenMemory(
    document, vocabulary: vocabulary, wholeFile: wholeFile, newHeading: newHeading)
  let entry = try PreparedEntry(content)
  let target = try EntryTarget(placement, in: memory)
  if let same = target.section?.entries.first(where: {
    PreparedEntry.sameTitle($0.entry.title, entry.plainTitle)
  }) {
    throw .duplicate(same.entry)
  }
  for insertion in target.insertions(of: entry) {
    guard let addition = CheckedAddition(insertion, of: entry, to: memory) else { continue }
    return EntryChange(
      edits: [addition.edit], document: addition.document, line: addition.line,
      summary: insertion.summary(of: entry, in: target.section, or: newHeading, line: addition.line),
      warnings: entry.warnings + target.warnings + (target.section?.staleNotes(in: document) ?? []))
  }
  throw unreadable(entry, in: target.section)
}

/// The problem of an entry that no form of the section holds.
private func unreadable(_ entry: PreparedEntry, in section: WrittenSection?) -> EntryWriteProblem {
  let isProse =
    section?.entries.last.map { $0.entry.form == .paragraph && $0.leadStyle?.isBold == false } ?? false
  return EntryWriteProblem(
    kind: .structure, line: section?.found.line,
    reason: "'\(entry.plainTitle)' would not read as what it is in '\(section?.name ?? "a new section")', "
      + "or the entries around it would not read as before",
    fix: isProse
      ? "the section is prose, where a title ends at a colon, a dash or a full stop: choose one without"
      : "say it without labels such as 'Bridge:' inside a field, or name another section")
}

extension EntryInsertion {
  fileprivate func summary(
    of entry: PreparedEntry, in section: WrittenSection?, or newHeading: String, line: Int
  ) -> String {
    let place = section.map { "to '\($0.name)'" } ?? "to a new section '\(newHeading)'"
    return "added '\(entry.plainTitle)' \(place) as \(form), line \(line)"
  }
}

extension EntryWriteProblem {
  /// The problem of a title that is taken.
  static func duplicate(_ entry: GotchaEntry) -> EntryWriteProblem {
    EntryWriteProblem(
      kind: .duplicateTitle, line: entry.line,
      reason: "the section has an entry '\(entry.title)' already, in line \(entry.line)",
      fix: "edit that entry, or give this one another title")
  }
}
