// A memory file as the writer sees it: its sections with the blocks of their entries.

import Markdown

/// An entry and what it was read from.
struct WrittenEntry {
  let entry: GotchaEntry
  let draft: EntryDraft
  /// The heading of the group it stands in.
  let group: Block?

  /// The document it was read from.
  let source: Document

  /// Where its fields stand.
  var places: [FieldPlace] { FieldReader(source, draft).places }

  /// Its lines, 1-based.
  var lines: ClosedRange<Int> { entry.line...entry.endLine }
}

/// A section with its entries.
struct WrittenSection {
  let found: FoundSection
  let entries: [WrittenEntry]

  /// The heading, or what a section without one is called.
  var name: String { found.heading.isEmpty ? "the file" : found.heading }

  /// Whether the section is one entry as a whole, so that no other can be added to it.
  var isSingleEntry: Bool { entries.first?.entry.form == .section }

  /// The headings of groups: headings inside the section that are no part of an entry.
  var groups: [Block] {
    found.blocks.filter { block in
      block.headingLevel != nil && !entries.contains { $0.lines.contains(block.lines.lowerBound) }
    }
  }
}

/// A document with its gotcha sections, read with the words and bounds that the caller gave.
struct WrittenMemory {
  let document: Document
  let vocabulary: GotchaVocabulary
  let wholeFile: Bool
  /// The heading of a section that is made.
  let newHeading: String
  let sections: [WrittenSection]

  /// All entries in the order of the document.
  var entries: [WrittenEntry] { sections.flatMap(\.entries) }

  /// Reads a document that has no problem.
  init(
    _ document: Document, vocabulary: GotchaVocabulary, wholeFile: Bool,
    newHeading: String = CanonicalEntry.sectionHeading
  ) throws(EntryWriteProblem) {
    if let problem = document.problem {
      throw EntryWriteProblem(kind: .document, line: problem.line, reason: problem.reason, fix: problem.fix)
    }
    self.init(reading: document, vocabulary: vocabulary, wholeFile: wholeFile, newHeading: newHeading)
  }

  private init(
    reading document: Document, vocabulary: GotchaVocabulary, wholeFile: Bool, newHeading: String
  ) {
    self.newHeading = newHeading
    self.document = document
    self.vocabulary = vocabulary
    self.wholeFile = wholeFile
    let finder = SectionFinder(document: document, vocabulary: vocabulary)
    let found = wholeFile ? [finder.wholeFile()] : finder.sections()
    sections = found.map { section in
      let drafts = EntryForms(document: document).drafts(in: section)
      let groups = Self.groups(of: drafts, in: section)
      let entries = zip(drafts, groups).compactMap { draft, group -> WrittenEntry? in
        guard let entry = EntryBuilder(document).entry(from: draft) else { return nil }
        return WrittenEntry(entry: entry, draft: draft, group: group, source: document)
      }
      return WrittenSection(found: section, entries: entries)
    }
  }

  /// The same reading of another text.
  func reading(_ document: Document) -> WrittenMemory {
    WrittenMemory(
      reading: document, vocabulary: vocabulary, wholeFile: wholeFile, newHeading: newHeading)
  }

  /// For each draft the nearest heading above it that is no entry's and of a higher level than its own.
  private static func groups(of drafts: [EntryDraft], in section: FoundSection) -> [Block?] {
    let headings = section.blocks.filter { $0.headingLevel != nil }
    var next = headings.startIndex
    var open: [Block] = []
    return drafts.map { draft in
      while next < headings.endIndex, headings[next].lines.lowerBound < draft.lines.lowerBound {
        open.removeAll { ($0.headingLevel ?? 7) >= (headings[next].headingLevel ?? 7) }
        open.append(headings[next])
        next += 1
      }
      while next < headings.endIndex, draft.lines.contains(headings[next].lines.lowerBound) { next += 1 }
      let own = draft.blocks.first?.headingLevel ?? 7
      if own < 7 { open.removeAll { ($0.headingLevel ?? 7) >= own } }
      return open.last
    }
  }

  /// The section and position of an entry; the document must be the one it was read from.
  func place(of entry: GotchaEntry) throws(EntryWriteProblem) -> (section: WrittenSection, index: Int) {
    for section in sections {
      if let index = section.entries.firstIndex(where: { $0.entry == entry }) { return (section, index) }
    }
    throw EntryWriteProblem(
      kind: .noSuchEntry, line: entry.line,
      reason: "the entry '\(entry.title)' is not in the file as it stands",
      fix: "read the file again")
  }
}
