// Where among its section's entries a new one goes: beside its neighbour in the alphabet, so that two
// branches which add different entries seldom touch the same line, and git merges them.

import Markdown

/// A place between entries.
struct EntrySpot {
  /// Fewer entries can be sorted by chance.
  private static let sortedCount = 3

  private let above: WrittenEntry?
  private let first: WrittenEntry
  private let document: Document

  /// The spot for a title; nil where the order of the entries means something, or the place is the end in any
  /// case.
  init?(for title: String, in model: SectionModel) {
    guard let first = model.entries.first, model.entries.count > 1, model.isUnordered else { return nil }
    let key = Self.key(title)
    let keys = model.entries.map { Self.key($0.entry.title) }
    let before = keys.indices.filter { keys[$0] < key }.max { keys[$0] < keys[$1] }
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 }
    guard before != nil || (isSorted && keys.count >= Self.sortedCount) else { return nil }
    (above, self.first, document) = (before.map { model.entries[$0] }, first, model.document)
  }

  /// The insertion at this spot.
  func moved(_ insertion: EntryInsertion) -> EntryInsertion {
    var copy = insertion
    copy.anchor = above?.entry.endLine ?? lineAboveFirst(isAfterBlank: insertion.isAfterBlank)
    return copy
  }

  /// The blank line above the first entry serves the new one too.
  private func lineAboveFirst(isAfterBlank: Bool) -> Int {
    let blank = first.lines.lowerBound - 1
    return isAfterBlank && document.isBlank(line: blank) ? blank - 1 : blank
  }

  /// A title as the alphabet sees it: lower case, letters and digits only.
  private static func key(_ title: String) -> String {
    title.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension SectionModel {
  /// Whether the order of the entries says nothing: none has a number, an id or a date, and no column has.
  fileprivate var isUnordered: Bool {
    let fronts = entries.map { $0.leadFront.outer + $0.leadFront.inner }
    guard !fronts.contains(where: { $0.contains { $0.isLetter || $0.isNumber || $0 == "`" } }) else {
      return false
    }
    let columns = entries.flatMap(\.draft.columns).map { $0.plainText.trimmed.lowercased() }
    guard !columns.contains(where: { TableColumns.isNumber($0) || TableColumns.isDate($0) }) else {
      return false
    }
    return entries.allSatisfy { entry in
      guard case .item(let item) = entry.draft.blocks.first?.kind else { return true }
      return item.number == nil
    }
  }
}
