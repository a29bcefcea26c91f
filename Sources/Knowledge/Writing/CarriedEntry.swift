// An entry on its way to another memory file: its own lines, and what would be lost on the way.

import Markdown

/// The lines of an entry as they stand, fit to stand elsewhere.
struct CarriedEntry {
  private let document: Document
  private let entry: WrittenEntry

  init(_ entry: WrittenEntry, from document: Document) {
    (self.entry, self.document) = (entry, document)
  }

  /// The lines without their endings, headings moved to begin at `level`; nil where they cannot be.
  func lines(headingsFrom level: Int) -> [String]? {
    var edits: [Edit] = []
    let headings = entry.draft.blocks.filter { $0.headingLevel != nil }
    if entry.entry.form == .heading, let own = headings.first?.headingLevel, own != level {
      for block in headings {
        guard case .heading(let heading) = block.kind, heading.style == .atx(closed: false),
          (1...6).contains(heading.level + level - own)
        else { return nil }
        let marks = block.range.lowerBound..<(block.range.lowerBound + heading.level)
        edits.append(Edit(marks, String(repeating: "#", count: heading.level + level - own)))
      }
    }
    guard let moved = try? document.applying(edits) else { return nil }
    return entry.lines.map { moved.text(of: moved.lines.range(ofLine: $0)) }
  }

  /// The head of the table that a row needs above it where there is none; no lines for other forms.
  func head(in section: WrittenSection) -> [String]? {
    guard entry.entry.form == .row else { return [] }
    guard let row = entry.draft.blocks.first,
      let table = section.found.blocks.first(where: { $0.isTable && $0.children.contains(row) }),
      case .table(let look) = table.kind
    else { return nil }
    return (table.lines.lowerBound...look.delimiterLine).map {
      document.text(of: document.lines.range(ofLine: $0))
    }
  }

  /// The entry as a content, where it is canonical and holds nothing but the house's fields, so that writing
  /// those in another form loses nothing.
  var content: EntryContent? {
    guard CanonicalBullets(of: entry, in: document) != nil, entry.entry.otherFields.isEmpty,
      let list = entry.draft.blocks.last, list.children.count == entry.entry.fields.count,
      list.children.allSatisfy({ $0.children.count == 1 })
    else { return nil }
    return EntryContent(title: entry.entry.title, fields: entry.entry.fields.mapValues { [$0] })
  }

  /// Whether an entry read elsewhere says the same in the same form.
  func isMeant(_ other: WrittenEntry) -> Bool {
    let (own, read) = (entry.entry, other.entry)
    return own.title == read.title && own.fields == read.fields && own.otherFields == read.otherFields
      && own.form == read.form && own.codeSpans == read.codeSpans && own.prose == read.prose
      && destinations == CarriedEntry(other, from: other.source).destinations
  }

  /// Where the entry's links and images lead, in order.
  var destinations: [String] { entry.draft.blocks.flatMap(\.destinations) }

  /// The destinations that count from the folder of the file.
  var relativeDestinations: [String] {
    destinations.filter { destination in
      let scheme = destination.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
      let hasScheme = destination.dropFirst(scheme.count).first == ":"
      return !destination.isEmpty && !hasScheme && !destination.hasPrefix("#") && !destination.hasPrefix("/")
    }
  }
}

extension Block {
  fileprivate var destinations: [String] {
    inlines.flattened.compactMap { inline in
      switch inline.kind {
      case .link(let destination): destination
      case .image(let source): source
      default: nil
      }
    } + children.flatMap(\.destinations)
  }
}
