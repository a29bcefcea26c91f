// Adding a field that an entry lacks: as a bullet, a line, a cell or a clause, as its other fields are
// written.

import Markdown

/// The ways to add fields to an entry.
struct FieldAddition {
  private let entry: WrittenEntry
  private let document: Document
  private let labels: LabelStyle
  private let fields: [WrittenField]

  init(_ fields: [WrittenField], to entry: WrittenEntry, in document: Document) {
    (self.fields, self.entry, self.document) = (fields, entry, document)
    labels = LabelStyle(of: entry.places, in: document)
  }

  /// The ways to write the fields, each as edits, the best first.
  var ways: [[Edit]] {
    guard !fields.isEmpty else { return [[]] }
    var ways: [[Edit]?] = []
    if entry.entry.form == .row {
      ways = [cells]
    } else if hasOwnLines {
      ways = [bullets, lines, canonicalBullets]
    } else {
      ways = [bullets, clauses]
    }
    return ways.compactMap { $0 }
  }

  /// Whether the entry is a heading with its fields below, not a text.
  private var hasOwnLines: Bool { entry.entry.form == .heading || entry.entry.form == .section }

  /// The places that give a whole bullet to a field.
  private var bulletPlaces: [FieldPlace] {
    entry.places.filter { place in
      guard let item = place.item, place.kind == .labelled else { return false }
      return place.labelRange?.lowerBound == item.children.first?.range.lowerBound
    }
  }

  // MARK: Bullets

  private var bullets: [Edit]? {
    let places = bulletPlaces
    guard !places.isEmpty else { return nil }
    return edits { field in
      let before = places.last { $0.field.map { $0 < field.field } ?? false }
      if let item = before?.item { return bullet(field, below: item, in: places) }
      if let item = places.first(where: { $0.field.map { field.field < $0 } ?? false })?.item {
        return bullet(field, above: item)
      }
      return places.last?.item.flatMap { bullet(field, below: $0, in: places) }
    }
  }

  private func bullet(_ field: WrittenField, below item: Block, in places: [FieldPlace]) -> Edit? {
    guard let pattern = BulletPattern(after: item, previous: nil, in: document) else { return nil }
    // Numbers are never shifted, so a numbered field goes below the last.
    if pattern.isNumbered, let last = places.last?.item, last != item {
      return bullet(field, below: last, in: places)
    }
    let isLoose = places.count > 1 && document.isBlank(line: (places.last?.item?.lines.lowerBound ?? 1) - 1)
    return document.insertion(
      of: [pattern.line(labels.line(field.field, field.value))], below: item.lines.upperBound,
      afterBlank: isLoose)
  }

  private func bullet(_ field: WrittenField, above item: Block) -> Edit? {
    guard let pattern = BulletPattern(after: item, previous: nil, in: document), !pattern.isNumbered else {
      return nil
    }
    let start = document.lines.range(ofLine: item.lines.lowerBound).lowerBound
    let ending = document.newEnding(below: item.lines.lowerBound)
    return Edit(start..<start, pattern.line(labels.line(field.field, field.value)) + ending)
  }

  /// Canonical bullets below all else.
  private var canonicalBullets: [Edit]? {
    let lines = fields.map { BulletPattern.house.line(LabelStyle.house.line($0.field, $0.value)) }
    return [document.insertion(of: lines, below: entry.entry.endLine, afterBlank: true)]
  }

  // MARK: Lines

  /// Lines or paragraphs below the heading, where the entry's other fields have such.
  private var lines: [Edit]? {
    let places = entry.places.filter { $0.kind == .labelled && $0.item == nil && $0.text.kind == .paragraph }
    guard let last = places.last else { return nil }
    return edits { field in
      let before = places.last { $0.field.map { $0 < field.field } ?? false } ?? last
      let isShared = places.count { $0.text == before.text } > 1
      let line =
        isShared ? document.lines.line(at: before.valueRange.upperBound) : before.text.lines.upperBound
      return document.insertion(
        of: [labels.line(field.field, field.value)], below: line, afterBlank: !isShared)
    }
  }

  // MARK: Text

  /// Clauses in the entry's text.
  private var clauses: [Edit]? {
    guard let text = hostParagraph else { return nil }
    return [clause(in: text)]
  }

  /// The paragraph that takes clauses: the one that has some, or the one below a title that stands alone.
  private var hostParagraph: Block? {
    if let place = entry.places.last(where: { $0.kind == .sentence || $0.kind == .labelled }) {
      return place.text
    }
    guard let lead = entry.leadBlock else { return nil }
    guard entry.leadStyle?.isAlone == true else { return lead }
    let siblings = entry.draft.blocks.first?.children ?? []
    return siblings.dropFirst().first { $0.kind == .paragraph } ?? lead
  }

  private func clause(in text: Block) -> Edit {
    let end = text.range.upperBound
    let isCell = text.kind == .cell
    let sentence = labels.sentence(fields)
    let addition = isCell ? sentence.withEscapedPipes : sentence
    return Edit(end..<end, joint(at: text) + addition)
  }

  /// What parts a clause from the text before it.
  private func joint(at text: Block) -> String {
    guard !text.range.isEmpty else { return "" }
    let source = document.text(of: text.range)
    if let last = source.last, ".!?;:。！？".contains(last) { return " " }
    let isLead = text == entry.leadBlock || text == entry.titleCell
    guard isLead, !entry.places.contains(where: { $0.text == text && $0.kind != .cell }) else { return "; " }
    guard let style = LeadStyle(of: TitleText(text.inlines), inlines: text.inlines), style.isBold else {
      return ". "
    }
    if style.isAlone { return style.closing.isEmpty ? LeadStyle.house.separator : " " }
    return "; "
  }

  // MARK: Cells

  private var cells: [Edit]? {
    guard let row = entry.draft.blocks.first else { return nil }
    let columns = entry.draft.columns
    var rest: [WrittenField] = []
    var edits: [Edit] = []
    for field in fields {
      let index = columns.firstIndex { EntryField(label: $0.plainText) == field.field }
      if let index, row.children.indices.contains(index), isEmptyCell(row.children[index]) {
        edits.append(cellEdit(row.children[index], field.value.withEscapedPipes))
      } else {
        rest.append(field)
      }
    }
    guard !rest.isEmpty else { return edits }
    let host = entry.places.last { $0.kind == .sentence }?.text ?? textCell(of: row, under: columns)
    guard let host else { return nil }
    let addition = FieldAddition(rest, to: entry, in: document)
    if Placeholder.isEmpty(host.plainText) {
      return edits + [cellEdit(host, labels.sentence(rest).withEscapedPipes)]
    }
    return edits + [addition.clause(in: host)]
  }

  /// Whether a cell is there in the source, between pipes, and holds nothing. Rows may have fewer than the
  /// table.
  private func isEmptyCell(_ cell: Block) -> Bool {
    guard cell.range.isEmpty else { return false }
    let before = document.bytes[..<cell.range.lowerBound].last { $0 != UInt8(ascii: " ") }
    return before == UInt8(ascii: "|")
  }

  /// An edit that fills a cell without text, with a blank at either side.
  private func cellEdit(_ cell: Block, _ text: String) -> Edit {
    let (start, end) = (cell.range.lowerBound, cell.range.upperBound)
    let before = start > 0 && document.bytes[start - 1] == UInt8(ascii: "|") ? " " : ""
    let after = end < document.bytes.count && document.bytes[end] == UInt8(ascii: "|") ? " " : ""
    return Edit(cell.range, before + text + after)
  }

  /// The cell of the column for text, or the title's where the row has none.
  private func textCell(of row: Block, under columns: [Block]) -> Block? {
    let index = TableColumns.text(among: columns)
    guard row.children.indices.contains(index) else { return entry.titleCell }
    let cell = row.children[index]
    return cell.range.isEmpty && !isEmptyCell(cell) ? entry.titleCell : cell
  }

  /// The edits for all fields; nil when one has none.
  private func edits(_ edit: (WrittenField) -> Edit?) -> [Edit]? {
    let edits = fields.map(edit)
    return edits.contains { $0 == nil } ? nil : edits.compactMap { $0 }
  }
}

extension EntryField {
  /// Whether one field is written before another.
  static func < (left: EntryField, right: EntryField) -> Bool { left.position < right.position }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}
