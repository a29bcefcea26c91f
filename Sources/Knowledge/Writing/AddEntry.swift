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
/// - Returns: The change, checked by reading the document again: all else reads as before, the entry reads as what
///   was given, and `removeEntry` would bring the old bytes back.
/// - Throws: Why the entry cannot be written; nothing is changed then.
public func addEntry(
  _ content: EntryContent, to document: Document, at placement: EntryPlacement = .automatic,
  vocabulary: GotchaVocabulary = .standard, wholeFile: Bool = false
) throws(EntryWriteProblem) -> EntryChange {
  let memory = try WrittenMemory(document, vocabulary: vocabulary, wholeFile: wholeFile)
  let entry = try PreparedEntry(content)
  let target = try EntryTarget(placement, in: memory)
  if let same = target.section?.entries.first(where: {
    PreparedEntry.sameTitle($0.entry.title, entry.plainTitle)
  }) {
    throw .duplicate(same.entry)
  }
  for insertion in target.insertions(of: entry) {
    guard let line = AdditionCheck(insertion, of: entry, to: memory).line else { continue }
    let edit = insertion.edit(in: document)
    guard let changed = try? document.applying([edit]) else { continue }
    return EntryChange(
      edits: [edit], document: changed, line: line,
      summary: insertion.summary(of: entry, in: target.section, line: line),
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

/// Checks an insertion by reading the result.
private struct AdditionCheck {
  /// The line of the entry in the new document; nil when the insertion does not hold.
  let line: Int?

  init(_ insertion: EntryInsertion, of entry: PreparedEntry, to memory: WrittenMemory) {
    line = Self.line(insertion, entry, memory)
  }

  private static func line(_ insertion: EntryInsertion, _ entry: PreparedEntry, _ memory: WrittenMemory)
    -> Int?
  {
    let edit = insertion.edit(in: memory.document)
    guard let changed = try? memory.document.applying([edit]) else { return nil }
    let check = SpliceCheck(before: memory, after: memory.reading(changed))
    guard check.keepsSurroundings, check.keepsMarkup,
      insertion.makesSection || check.keepsSections,
      check.keepsBlocks(around: edit.range, replacedBy: edit.replacement.utf8.count),
      let index = check.addedIndex
    else { return nil }
    let added = check.after.entries[index]
    guard added.entry.title == entry.plainTitle, entry.fields.allSatisfy({ added.holds($0.field, $0.value) }),
      added.entry.fields.count == entry.fields.count || added.entry.form == .row,
      leavesNoTrace(added.entry, insertion, check)
    else { return nil }
    return added.entry.line
  }

  /// Whether removing the entry gives back the old bytes.
  private static func leavesNoTrace(_ entry: GotchaEntry, _ insertion: EntryInsertion, _ check: SpliceCheck)
    -> Bool
  {
    guard let place = try? check.after.place(of: entry) else { return false }
    let removal = EntryRemoval(
      place.index, of: place.section, in: check.after, keepsSection: !insertion.makesSection)
    return removal.takesSection == insertion.makesSection
      && removal.applied(to: check.after.document) == check.before.document.bytes
  }
}

extension EntryInsertion {
  /// The splice.
  fileprivate func edit(in document: Document) -> Edit {
    document.insertion(of: lines, below: anchor, afterBlank: isAfterBlank)
  }

  fileprivate func summary(of entry: PreparedEntry, in section: WrittenSection?, line: Int) -> String {
    let place = section.map { "to '\($0.name)'" } ?? "to a new section '\(CanonicalEntry.sectionHeading)'"
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
