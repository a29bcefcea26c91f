// Bringing canonical entries into canonical spelling and order; no other entry is touched.

public import Markdown

/// Gives canonical entries, a heading with bullets of bold labels below it, the house's labels in the house's order.
///
/// - Parameters:
///   - document: The memory file.
///   - vocabulary: The words that make a heading a gotcha heading.
///   - wholeFile: Whether the whole file is one section.
/// - Returns: The change, checked by reading the document again; without edits when nothing is to do.
/// - Throws: Why nothing can be changed.
public func formatEntries(
  in document: Document, vocabulary: GotchaVocabulary = .standard, wholeFile: Bool = false
) throws(EntryWriteProblem) -> EntryChange {
  throw EntryWriteProblem(kind: .structure, reason: "entries cannot be written yet", fix: "wait for the writer")
}
