// Reads the gotcha sections of a memory file and their entries, in every form that people write.

public import Markdown

/// Reads the gotcha sections of a document and the entries in them.
///
/// - Parameters:
///   - document: The memory file; one with a problem has no sections.
///   - vocabulary: The words that make a heading a gotcha heading.
///   - wholeFile: Whether the whole file is one section, whatever its headings say.
/// - Returns: The sections in the order of the document, those without entries too.
public func readGotchas(
  in document: Document, vocabulary: GotchaVocabulary = .standard, wholeFile: Bool = false
) -> [GotchaSection] {
  let finder = SectionFinder(document: document, vocabulary: vocabulary)
  let found = wholeFile ? [finder.wholeFile()] : finder.sections()
  return found.map { section in
    GotchaSection(
      heading: section.heading, level: section.level, line: section.line,
      entries: EntryForms(document: document).drafts(in: section).compactMap {
        EntryBuilder(document).entry(from: $0)
      })
  }
}

/// What is known of an entry while it is read.
struct EntryDraft {
  /// The title in plain text.
  var title: String
  /// Whether the title is marked as one: a heading, a bold lead, a table's column.
  var isTitled: Bool
  /// The form in which the entry is written.
  var form: EntryForm
  /// The first to the last line, 1-based.
  var lines: ClosedRange<Int>
  /// The blocks of the entry, its heading among them.
  var blocks: [Block]
  /// The cells of the table's head, for a row.
  var columns: [Block] = []
}
