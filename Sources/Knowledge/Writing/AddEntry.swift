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
/// - Returns: The change, checked by reading the document again.
/// - Throws: Why the entry cannot be written; nothing is changed then.
public func addEntry(
  _ content: EntryContent, to document: Document, at placement: EntryPlacement = .automatic,
  vocabulary: GotchaVocabulary = .standard, wholeFile: Bool = false
) throws(EntryWriteProblem) -> EntryChange {
  throw EntryWriteProblem(kind: .structure, reason: "entries cannot be written yet", fix: "wait for the writer")
}
