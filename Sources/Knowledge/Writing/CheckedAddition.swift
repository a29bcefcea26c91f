// An insertion that holds: the document was read again with it, and removing the entry would bring the old
// bytes back.

import Markdown

/// A new entry in its document.
struct CheckedAddition {
  /// The splice.
  let edit: Edit
  /// The document with the entry.
  let document: Document
  /// The 1-based line of the entry in it.
  let line: Int

  /// Nil when the entry would not read as what it is, or anything else would not read as before.
  init?(_ insertion: EntryInsertion, of entry: PreparedEntry, to memory: WrittenMemory) {
    self.init(insertion, to: memory) { $0.reads(as: entry) }
  }

  /// The same for an entry of which only the reader can tell whether it is the one that was meant.
  init?(_ insertion: EntryInsertion, to memory: WrittenMemory, isMeant: (WrittenEntry) -> Bool) {
    edit = memory.document.insertion(
      of: insertion.lines, below: insertion.anchor, afterBlank: insertion.isAfterBlank)
    guard let changed = try? memory.document.applying([edit]) else { return nil }
    let check = SpliceCheck(before: memory, after: memory.reading(changed))
    guard check.keepsSurroundings, check.keepsMarkup, insertion.makesSection || check.keepsSections,
      check.keepsBlocks(around: edit.range, replacedBy: edit.replacement.utf8.count),
      let index = check.addedIndex
    else { return nil }
    let added = check.after.entries[index]
    guard isMeant(added), Self.leavesNoTrace(added.entry, insertion, check) else { return nil }
    (document, line) = (changed, added.entry.line)
  }

  /// Whether removing the entry gives back the old bytes.
  private static func leavesNoTrace(
    _ entry: GotchaEntry, _ insertion: EntryInsertion, _ check: SpliceCheck
  ) -> Bool {
    guard let place = try? check.after.place(of: entry) else { return false }
    let removal = EntryRemoval(
      place.index, of: place.section, in: check.after, keepsSection: !insertion.makesSection)
    return removal.takesSection == insertion.makesSection
      && removal.applied(to: check.after.document) == check.before.document.bytes
  }
}

extension WrittenEntry {
  /// Whether the entry reads as what was to be written, no more and no less. The columns of a table may be
  /// fields of their own.
  fileprivate func reads(as content: PreparedEntry) -> Bool {
    entry.title == content.plainTitle && content.fields.allSatisfy { holds($0.field, $0.value) }
      && (entry.fields.count == content.fields.count || entry.form == .row)
  }
}
