// Reading the result of an edit again: whatever was not meant to change must read as it did.

import Markdown

/// What a reader finds in a document before and after an edit.
struct SpliceCheck {
  let before: WrittenMemory
  let after: WrittenMemory

  /// Whether everything beside the entries is the same: problems, front matter, definitions, comments,
  /// imports.
  var keepsSurroundings: Bool {
    let (old, new) = (before.document, after.document)
    return new.problem == nil && old.frontMatter?.inner == new.frontMatter?.inner && keepsDefinitions
      && old.warnings.count >= new.warnings.count
  }

  private var keepsDefinitions: Bool {
    let (old, new) = (before.document.allDefinitions, after.document.allDefinitions)
    return old.map(\.label) == new.map(\.label) && old.map(\.destination) == new.map(\.destination)
  }

  /// Whether comments, imports and raw HTML are the same too, but for those inside the bytes of `range`,
  /// where an entry came with its own.
  func keepsMarkup(around range: Range<Int>?) -> Bool {
    let own = { (place: Range<Int>) in range.map { $0.contains(place.lowerBound) } ?? false }
    let (old, new) = (before.document, after.document)
    return old.comments.map(\.inner) == new.comments.filter { !own($0.range) }.map(\.inner)
      && old.bareImports(outside: nil) == new.bareImports(outside: range)
      && old.blocks.count { $0.isHTML } == new.blocks.count { $0.isHTML && !own($0.range) }
  }

  /// Whether there are as many blocks of raw HTML: none was opened, and none was parted by a blank line.
  var keepsHTML: Bool {
    before.document.blocks.count { $0.isHTML } == after.document.blocks.count { $0.isHTML }
  }

  /// Whether the blocks around the bytes of `range`, which gave way to `count` bytes, are the same but for
  /// the block that the edit touches at either side.
  func keepsBlocks(around range: Range<Int>, replacedBy count: Int) -> Bool {
    let (old, new) = (before.document, after.document)
    let shift = count - range.count
    let lines = new.lines.count - old.lines.count
    let head = old.blocks.filter { $0.range.upperBound <= range.lowerBound }.dropLast()
    let below = old.blocks.filter { $0.range.lowerBound >= range.upperBound }
    let tail = below.drop { $0.range.lowerBound == range.upperBound }
      .map { $0.shifted(bytes: shift, lines: lines) }
    return new.blocks.starts(with: head) && Array(new.blocks.suffix(tail.count)) == tail
  }

  /// The position of the one entry that is new, when all others are the same and in the same order.
  var addedIndex: Int? {
    let (old, new) = (before.entries, after.entries)
    guard new.count == old.count + 1 else { return nil }
    let index = zip(old, new).prefix { $0.0.readsLike($0.1) }.count
    let isSame = zip(old[index...], new[(index + 1)...]).allSatisfy { $0.readsLike($1) }
    return isSame ? index : nil
  }

  /// Whether all entries but the one at `index` are the same.
  func keepsEntries(except index: Int) -> Bool {
    let (old, new) = (before.entries, after.entries)
    guard old.count == new.count, new.indices.contains(index) else { return false }
    return old.indices.allSatisfy { $0 == index || old[$0].readsLike(new[$0]) }
  }

  /// The entries that read as ones only now that the entry at `index` is gone; nil when one of the others is
  /// not as it was.
  func uncovered(without index: Int) -> [GotchaEntry]? {
    var rest = before.entries
    rest.remove(at: index)
    var uncovered: [GotchaEntry] = []
    for entry in after.entries {
      if let first = rest.first, first.readsLike(entry) {
        rest.removeFirst()
      } else {
        uncovered.append(entry.entry)
      }
    }
    return rest.isEmpty ? uncovered : nil
  }

  /// Whether the sections have the same headings.
  var keepsSections: Bool {
    before.sections.map(\.found.heading) == after.sections.map(\.found.heading)
      && before.sections.map(\.found.level) == after.sections.map(\.found.level)
  }
}

extension Document {
  /// The definitions, with one that stands right behind a byte-order mark, where it is not read as one.
  fileprivate var allDefinitions: [LinkDefinition] {
    textStart == 0 ? definitions : Document(text(of: textStart..<bytes.count)).definitions
  }

  /// The imports that no backtick stands before. In raw HTML, where there is no code, a word in backticks
  /// counts as one.
  func bareImports(outside range: Range<Int>?) -> [String] {
    imports.filter { found in
      let start = found.range.lowerBound
      let isInside = range.map { $0.contains(start) } ?? false
      return !isInside && (start == 0 || bytes[start - 1] != UInt8(ascii: "`"))
    }.map(\.path)
  }
}

extension WrittenEntry {
  /// Whether two entries say the same in the same form, wherever they stand.
  func readsLike(_ other: WrittenEntry) -> Bool {
    let (left, right) = (entry, other.entry)
    return left.title == right.title && left.body == right.body && left.fields == right.fields
      && left.otherFields == right.otherFields && left.form == right.form
  }

  /// Whether the entry reads as what was to be written: values without closing marks, and in cells with their
  /// pipes escaped.
  func holds(_ field: EntryField, _ value: String) -> Bool {
    guard let read = entry.fields[field] else { return false }
    let wanted = value.withoutClosingMarks
    return read.withoutClosingMarks == wanted
      || entry.form == .row && read.withoutClosingMarks == wanted.withEscapedPipes
  }
}
