// Removing an entry, so that what `addEntry` wrote leaves no byte behind.

public import Markdown

/// Removes an entry from a document.
///
/// - Parameters:
///   - entry: The entry as it was read from `document`.
///   - document: The memory file.
///   - vocabulary: The words that make a heading a gotcha heading.
///   - wholeFile: Whether the whole file is one section.
///   - keepsSection: Whether the heading of a section that `addEntry` could have made stays when its only entry goes.
/// - Returns: The change, checked by reading the document again.
/// - Throws: Why the entry cannot be removed; nothing is changed then.
public func removeEntry(
  _ entry: GotchaEntry, from document: Document,
  vocabulary: GotchaVocabulary = .standard, wholeFile: Bool = false, keepsSection: Bool = false
) throws(EntryWriteProblem) -> EntryChange {
  throw EntryWriteProblem(kind: .structure, reason: "entries cannot be written yet", fix: "wait for the writer")
}
