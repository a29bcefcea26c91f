// Bringing canonical entries into canonical spelling and order; no other entry is touched.

public import Markdown

/// Gives canonical entries, a heading with bullets of bold labels below it, the house's labels in the house's
/// order.
///
/// - Parameters:
///   - document: The memory file.
///   - vocabulary: The words that make a heading a gotcha heading.
///   - wholeFile: Whether the whole file is one section.
/// - Returns: The change, checked by reading the document again; without edits when nothing is to do. Its
///   line is
///   that of the first entry that changes, or 1.
/// - Throws: Why nothing can be changed.
public func formatEntries(
  in document: Document, vocabulary: GotchaVocabulary = .standard, wholeFile: Bool = false
) throws(EntryWriteProblem) -> EntryChange {
  let memory = try WrittenMemory(document, vocabulary: vocabulary, wholeFile: wholeFile)
  var edits: [Edit] = []
  var changed: [GotchaEntry] = []
  for entry in memory.entries {
    guard let bullets = CanonicalBullets(of: entry, in: document) else { continue }
    let own = bullets.edits
    guard !own.isEmpty, isSound(own, of: memory) else { continue }
    edits += own
    changed.append(entry.entry)
  }
  guard let result = try? document.applying(edits), isSound(edits, of: memory) else {
    throw EntryWriteProblem(
      kind: .structure, reason: "the entries would not read as before in canonical form",
      fix: "change their labels by hand")
  }
  let names = changed.map { "'\($0.title)' (line \($0.line))" }.joined(separator: ", ")
  return EntryChange(
    edits: edits, document: result, line: changed.first?.line ?? 1,
    summary: changed.isEmpty ? "nothing to format" : "formatted \(names)", warnings: [])
}

/// Whether all entries say the same after these edits as before, in the same sections.
private func isSound(_ edits: [Edit], of memory: WrittenMemory) -> Bool {
  guard let changed = try? memory.document.applying(edits) else { return false }
  let check = SpliceCheck(before: memory, after: memory.reading(changed))
  let (old, new) = (check.before.entries.map(\.entry), check.after.entries.map(\.entry))
  return check.keepsSurroundings && check.keepsSections && old.count == new.count
    && zip(old, new).allSatisfy {
      $0.title == $1.title && $0.fields == $1.fields && $0.otherFields == $1.otherFields && $0.form == $1.form
    }
}
