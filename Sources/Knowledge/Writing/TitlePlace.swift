// Where the title of an entry stands in the source, without its markup, number and closing marks.

import Markdown

/// The bytes of an entry's title.
struct TitlePlace {
  /// The bytes that a new title takes the place of.
  let range: Range<Int>

  /// The place of the title; nil when markup runs through it.
  init?(of entry: WrittenEntry, in document: Document) {
    let range: Range<Int>?
    switch entry.entry.form {
    case .heading, .section: range = Self.inHeading(entry, document)
    case .row: range = entry.titleCell.flatMap { Self.inText($0, of: entry, document) }
    case .item, .quote, .paragraph: range = entry.leadBlock.flatMap { Self.inText($0, of: entry, document) }
    }
    guard let range else { return nil }
    self.range = range
  }

  private static func inHeading(_ entry: WrittenEntry, _ document: Document) -> Range<Int>? {
    guard let block = entry.draft.blocks.first, case .heading(let heading) = block.kind else { return nil }
    let text = block.headingText
    let front = String(text.prefix(EntryTitle.front(of: text).length))
    return trimmed(heading.titleRange, front: front, title: entry.entry.title, document)
  }

  private static func inText(_ block: Block, of entry: WrittenEntry, _ document: Document) -> Range<Int>? {
    let title = entry.entry.title
    let isMarked = (entry.leadText ?? TitleText(block.inlines)).isMarked
    guard isMarked else { return plain(block, title: title, document) }
    let marked = block.inlines.flattened.filter { $0.isStrongOrStruck && $0.plainText.contains(title) }
    // The innermost: a struck-out text may have a bold title in it.
    guard let first = marked.last?.children.first, let last = marked.last?.children.last else { return nil }
    let range = first.range.lowerBound..<last.range.upperBound
    return trimmed(range, front: entry.leadFront.inner, title: title, document)
  }

  /// The most places at which a plain title is looked for.
  private static let mostStarts = 12, mostEnds = 60

  /// The title in plain text: the first piece between two marks that reads as it.
  private static func plain(_ block: Block, title: String, _ document: Document) -> Range<Int>? {
    let source = document.text(of: block.range)
    let isCell = block.kind == .cell
    let blanks = source.indices.filter { source[$0].isWhitespace }.map { source.index(after: $0) }
    for start in ([source.startIndex] + blanks).prefix(mostStarts) {
      let body = source[start...]
      let ends = body.indices.filter { ".!?。！？:—–→-".contains(body[$0]) }
      for end in ends.prefix(mostEnds) + [body.endIndex] where body[..<end].utf8.count >= title.utf8.count {
        let piece = String(body[..<end]).trimmed.withoutClosingMarks
        let shown = isCell ? piece.replacing("\\|", with: "|") : piece
        guard LineText.plain(shown).withoutClosingMarks == title else { continue }
        let lower = block.range.lowerBound + source[..<start].utf8.count
        return lower..<lower + piece.utf8.count
      }
    }
    return nil
  }

  /// A range without the front of a title and the marks that close it, when nothing but the title is left.
  private static func trimmed(
    _ range: Range<Int>, front: String, title: String, _ document: Document
  ) -> Range<Int>? {
    let source = document.text(of: range)
    guard source.hasPrefix(front) else { return nil }
    let rest = String(source.dropFirst(front.count)).withoutClosingMarks
    guard LineText.plain(rest).withoutClosingMarks == title.withoutClosingMarks else { return nil }
    let start = range.lowerBound + front.utf8.count
    return start..<start + rest.utf8.count
  }
}

extension WrittenEntry {
  /// The cell that holds the title of a row.
  var titleCell: Block? {
    guard entry.form == .row else { return nil }
    return draft.blocks.first?.children.first { EntryTitle.of(TitleText($0.inlines)).text == entry.title }
  }
}

extension TitleText {
  /// Whether the text begins with a title that is marked as one.
  fileprivate var isMarked: Bool { EntryTitle.of(self).isMarked }
}

extension Inline {
  fileprivate var isStrongOrStruck: Bool {
    switch kind {
    case .strong, .strikethrough: return true
    default: return false
    }
  }
}
