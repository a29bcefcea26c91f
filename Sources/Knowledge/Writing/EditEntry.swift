// Changing the fields of an entry: only their bytes.

public import Markdown

/// Changes the title or fields of an entry.
///
/// - Parameters:
///   - entry: The entry as it was read from `document`.
///   - changes: The new title and fields.
///   - document: The memory file.
///   - vocabulary: The words that make a heading a gotcha heading.
///   - wholeFile: Whether the whole file is one section.
/// - Returns: The change, checked by reading the document again.
/// - Throws: Why the entry cannot be changed so; nothing is changed then.
public func editEntry(
  _ entry: GotchaEntry, _ changes: EntryChanges, in document: Document,
  vocabulary: GotchaVocabulary = .standard, wholeFile: Bool = false
) throws(EntryWriteProblem) -> EntryChange {
  throw EntryWriteProblem(kind: .structure, reason: "entries cannot be written yet", fix: "wait for the writer")
}
