// The result of writing: edits that were checked by reading the document again.

public import Markdown

/// A change of a document that touches entries and nothing else.
public struct EntryChange: Sendable {
  /// The splices, in the order of the document; none when there was nothing to change.
  public let edits: [Edit]
  /// The document with the edits applied.
  public let document: Document
  /// The 1-based line of the entry in the new document; where it stood, when it was removed.
  public let line: Int
  /// What was done, in one line: "added 'T' to 'Known Gotchas' as a bullet, line 14".
  public let summary: String
  /// What the writer of the entry should know: numbers and counts that are stale now, definitions that nobody
  /// uses any more. One line each, in lower case.
  public let warnings: [String]

  /// Whether the document is as it was.
  public var isEmpty: Bool { edits.isEmpty }
}
