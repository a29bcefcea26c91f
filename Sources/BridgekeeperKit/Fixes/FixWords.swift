// What a fix did, in a few words of its own: rules say what is wrong, edits say what changed.

import Findings
import Knowledge

/// The edits of one fix in words: `inserted 'static'`, `replaced 'let' with 'var'`.
func editWords(_ edits: [SourceEdit], in bytes: [UInt8]) -> String {
  edits.map { edit in
    let old = shown(String(decoding: bytes[edit.range], as: UTF8.self))
    let new = shown(edit.replacement)
    switch (old.isEmpty, new.isEmpty) {
    case (true, _): return "inserted '\(new)'"
    case (_, true): return "removed '\(old)'"
    default: return "replaced '\(old)' with '\(new)'"
    }
  }.inSentence
}

/// What was done to an entry.
func entryWords(_ fix: Fix, _ change: EntryChange) -> String {
  guard case .bridgeField(let value) = fix.deed else { return change.summary }
  return "the `Bridge` field says \(value) now"
}

/// What was posted, and that it is no answer yet.
func draftWords(_ draft: EntryDraft) -> String {
  "posted a draft entry for '\(draft.bridge)' in \(draft.files.inSentence), which passes no gate until somebody "
    + "answers what stands behind '\(EntryBlank.mark)'"
}

/// A piece of code on one line, cut where it is long.
private func shown(_ code: String) -> String {
  let words = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return words.count > 100 ? words.prefix(99) + "…" : words
}
