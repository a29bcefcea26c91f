// Carrying an entry to another memory file as it stands: bytes, not fields, or free-form text would be lost.

public import Markdown

/// Writes an entry of one document into another as it stands. The entry stays in the first; `removeEntry`
/// takes it out.
///
/// - Parameters:
///   - entry: The entry as it was read from `source`.
///   - source: The memory file that has the entry, with the vocabulary and bounds by which it was read.
///   - document: The memory file that gets it.
///   - placement: The section and group that take the entry.
///   - changesFolder: Whether the two files lie in different folders, so that relative links lead elsewhere.
///   - vocabulary: The words that make a heading a gotcha heading.
///   - wholeFile: Whether the whole of `document` is one section.
/// - Returns: The change of `document`, checked by reading it again: the entry reads as it did, all else as
///   before.
/// - Throws: Why the entry cannot be carried over; nothing is changed then.
public func carryEntry(
  _ entry: GotchaEntry, from source: MemoryDocument, to document: Document,
  at placement: EntryPlacement = .automatic, changesFolder: Bool = false,
  vocabulary: GotchaVocabulary = .standard, wholeFile: Bool = false
) throws(EntryWriteProblem) -> EntryChange {
  let origin = try WrittenMemory(source.document, vocabulary: source.vocabulary, wholeFile: source.wholeFile)
  let (section, index) = try origin.place(of: entry)
  let carried = CarriedEntry(section.entries[index], from: source.document)
  let memory = try WrittenMemory(document, vocabulary: vocabulary, wholeFile: wholeFile)
  let target = try EntryTarget(placement, in: memory)
  if let same = target.section?.entries.first(where: {
    PreparedEntry.sameTitle($0.entry.title, entry.title)
  }) {
    throw .duplicate(same.entry)
  }
  let place =
    target.section.map { "to '\($0.name)'" } ?? "to a new section '\(CanonicalEntry.sectionHeading)'"
  for insertion in target.insertions(of: carried, entry, from: section) {
    guard let addition = CheckedAddition(insertion, of: carried, to: memory) else { continue }
    let links = changesFolder ? carried.relativeDestinations : []
    return EntryChange(
      edits: [addition.edit], document: addition.document, line: addition.line,
      summary: "moved '\(entry.title)' \(place), line \(addition.line)",
      warnings: target.warnings + links.map { "the link to '\($0)' counts from another folder now" })
  }
  if let content = carried.content {
    let change = try addEntry(
      content, to: document, at: placement, vocabulary: vocabulary, wholeFile: wholeFile)
    return EntryChange(
      edits: change.edits, document: change.document, line: change.line,
      summary: "moved '\(entry.title)' \(place) in the form of its entries, line \(change.line)",
      warnings: change.warnings)
  }
  throw EntryWriteProblem(
    kind: .structure, line: entry.line,
    reason:
      "'\(entry.title)' would not read there as it does here: the other entries have another form, or it leans "
      + "on link definitions or a heading of its own",
    fix: "name another section or file, or move it by hand")
}

/// A document with the words and bounds by which its gotcha sections are read.
public struct MemoryDocument: Sendable {
  /// The memory file.
  public let document: Document
  /// The words that make a heading a gotcha heading.
  public let vocabulary: GotchaVocabulary
  /// Whether the whole file is one section.
  public let wholeFile: Bool

  /// A document with every part given.
  public init(_ document: Document, vocabulary: GotchaVocabulary = .standard, wholeFile: Bool = false) {
    self.document = document
    self.vocabulary = vocabulary
    self.wholeFile = wholeFile
  }
}

extension EntryTarget {
  /// The ways to write an entry's own lines here, the best first.
  fileprivate func insertions(
    of carried: CarriedEntry, _ entry: GotchaEntry, from origin: WrittenSection
  ) -> [EntryInsertion] {
    // A section of its own is no part of another.
    guard entry.form != .section else { return [] }
    guard let model else { return newInsertions(of: carried, from: origin) }
    let level = model.last.draft.blocks.first?.headingLevel ?? 0
    guard model.last.entry.form == entry.form, let lines = carried.lines(headingsFrom: level) else {
      return []
    }
    let ends = [model.hasBlankAboveLast, !model.hasBlankAboveLast].map {
      model.insertion(lines, afterBlank: $0, form: "as it stood")
    }
    return model.spread(ends, title: entry.title)
  }

  private func newInsertions(of carried: CarriedEntry, from origin: WrittenSection) -> [EntryInsertion] {
    guard let head = carried.head(in: origin), let lines = carried.lines(headingsFrom: entryLevel) else {
      return []
    }
    return firstInsertions(head + lines)
  }
}
