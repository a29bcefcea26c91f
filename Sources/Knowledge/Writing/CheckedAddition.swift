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

  /// Nil when the entry would not read as what it is, anything else would not read as before, or removing the
  /// entry would not bring the old bytes back.
  init?(_ insertion: EntryInsertion, of entry: PreparedEntry, to memory: WrittenMemory) {
    guard let (addition, added, check) = Self.addition(insertion, to: memory), check.keepsMarkup(around: nil),
      added.reads(as: entry), Self.leavesNoTrace(added.entry, insertion, check)
    else { return nil }
    self = addition
  }

  /// The same for an entry that comes from another file with its own comments, tables and HTML.
  init?(_ insertion: EntryInsertion, of carried: CarriedEntry, to memory: WrittenMemory) {
    guard let (addition, added, check) = Self.addition(insertion, to: memory),
      check.keepsMarkup(around: added.entry.range), carried.isMeant(added)
    else { return nil }
    self = addition
  }

  private init(edit: Edit, document: Document, line: Int) {
    (self.edit, self.document, self.line) = (edit, document, line)
  }

  private static func addition(
    _ insertion: EntryInsertion, to memory: WrittenMemory
  ) -> (CheckedAddition, WrittenEntry, SpliceCheck)? {
    let edit = memory.document.insertion(
      of: insertion.lines, below: insertion.anchor, afterBlank: insertion.isAfterBlank)
    guard let changed = try? memory.document.applying([edit]) else { return nil }
    let check = SpliceCheck(before: memory, after: memory.reading(changed))
    guard check.keepsSurroundings, insertion.makesSection || check.keepsSections,
      check.keepsBlocks(around: edit.range, replacedBy: edit.replacement.utf8.count),
      let index = check.addedIndex
    else { return nil }
    let added = check.after.entries[index]
    return (CheckedAddition(edit: edit, document: changed, line: added.entry.line), added, check)
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
