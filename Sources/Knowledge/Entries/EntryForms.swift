// Which blocks of a section are entries: the rules for sub-headings and groups. Runs of blocks are read in
// EntryRun.

import Markdown

/// Reads the entries of a section from its blocks.
struct EntryForms {
  let document: Document

  /// The entries of a section, in the order of the document.
  func drafts(in section: FoundSection) -> [EntryDraft] {
    if let single = single(section) { return [single] }
    let drafts = drafts(in: section.blocks)
    if section.isSingular, !drafts.contains(where: \.isTitled) { return whole(section).map { [$0] } ?? [] }
    guard drafts.isEmpty, !section.isSingular else { return drafts }
    return EntryRun(document: document).plainParagraphs(in: section.blocks.before(heading: 7))
  }

  /// The section as one entry, when its heading names one ("Gotcha: …") or its lists hold its fields.
  private func single(_ section: FoundSection) -> EntryDraft? {
    guard let heading = section.headingBlock else { return nil }
    let isNamed = section.isSingular && EntryTitle.front(of: heading.headingText).hasLabel
    // In a file that is one section as a whole, lists above the heading are not the heading's fields.
    let hasFields =
      section.blocks.before(heading: 7).count == section.blocks.count
      && section.blocks.areFieldsOfOneEntry
      && section.blocks.allSatisfy { $0.isFurniture || $0.lines.lowerBound > section.line }
    return isNamed || hasFields ? whole(section) : nil
  }

  private func whole(_ section: FoundSection) -> EntryDraft? {
    guard let heading = section.headingBlock else { return nil }
    let isNamed = EntryTitle.front(of: heading.headingText).hasLabel
    guard isNamed || section.blocks.contains(where: { !$0.isFurniture }) else { return nil }
    var draft = headed(Segment(heading: heading, blocks: section.blocks))
    draft.form = .section
    return draft
  }

  /// The entries in the blocks below a heading.
  private func drafts(in blocks: [Block]) -> [EntryDraft] {
    let lead = blocks.before(heading: 7)
    let segments = Segment.segments(of: Array(blocks[lead.count...]))
    let kinds = segments.map { kind(of: $0) }
    let hasOnlyGroups = kinds.contains(.group) && kinds.allSatisfy { $0 == .group || $0 == .empty }
    var result = EntryRun(document: document).drafts(in: lead)
    for (segment, kind) in zip(segments, kinds) {
      switch kind {
      case .entry: result.append(headed(segment))
      case .empty: if !hasOnlyGroups { result.append(headed(segment)) }
      case .group: result += drafts(in: segment.blocks)
      case .index: break
      }
    }
    return result
  }

  /// What a heading inside a section is.
  private enum SegmentKind { case entry, group, index, empty }

  private func kind(of segment: Segment) -> SegmentKind {
    let front = EntryTitle.front(of: segment.heading.headingText)
    let blocks = segment.blocks.filter { !$0.isFurniture && !document.isClosingTag($0) }
    if blocks.isEmpty { return .empty }
    if front.hasLabel { return .entry }
    let headings = blocks.filter { $0.headingLevel != nil }
    if !headings.isEmpty {
      return headings.allSatisfy { EntryField.isLabel($0.headingText) } ? .entry : .group
    }
    if blocks.allSatisfy(\.isList) { return front.hasNumber || blocks.haveFieldLabels ? .entry : .group }
    if blocks.allSatisfy(\.isTable) {
      if blocks.areFieldTables { return .entry }
      return blocks.areIndexTables ? .index : .group
    }
    return .entry
  }

  /// A heading with what stands below it as one entry.
  private func headed(_ segment: Segment) -> EntryDraft {
    let last = segment.blocks.last { !$0.isFurniture && !document.isClosingTag($0) } ?? segment.heading
    let used = segment.blocks.filter { $0.range.lowerBound <= last.range.lowerBound }
    return EntryDraft(
      title: EntryTitle.heading(segment.heading.headingText), isTitled: true, form: .heading,
      lines: segment.heading.lines.lowerBound...max(segment.heading.lines.upperBound, last.lines.upperBound),
      blocks: [segment.heading] + used)
  }
}

/// A heading inside a section, and the blocks up to the next one of its level or above.
struct Segment {
  var heading: Block
  var blocks: [Block]

  /// The segments of blocks that begin with a heading.
  static func segments(of blocks: [Block]) -> [Segment] {
    var result: [Segment] = []
    var level = 7
    for block in blocks {
      if let own = block.headingLevel, own <= level || result.isEmpty {
        result.append(Segment(heading: block, blocks: []))
        level = own
      } else {
        result[result.count - 1].blocks.append(block)
      }
    }
    return result
  }
}

extension Block {
  var isList: Bool {
    guard case .list = kind else { return false }
    return true
  }

  var isTable: Bool {
    guard case .table = kind else { return false }
    return true
  }
}

extension [Block] {
  /// The blocks before the first heading of `level` or above; 7 means any heading.
  func before(heading level: Int) -> [Block] {
    Array(prefix { ($0.headingLevel ?? 8) > level })
  }

  /// Whether an item of these lists is labelled with the name of a field.
  var haveFieldLabels: Bool {
    contains { list in
      list.isList
        && list.children.contains { item in
          guard let label = item.children.first.flatMap({ FieldLabel(startOf: $0) }) else { return false }
          return EntryField.isLabel(label.text)
        }
    }
  }

  /// Whether these blocks are lists whose items are the fields of one entry: all are labelled, and at least
  /// two with labels that only an entry has.
  var areFieldsOfOneEntry: Bool {
    let blocks = filter { !$0.isFurniture }
    guard !blocks.isEmpty, blocks.allSatisfy(\.isList) else { return false }
    let labels = blocks.flatMap(\.children).map {
      $0.children.first.flatMap { FieldLabel(startOf: $0)?.text }
    }
    guard labels.allSatisfy({ $0 != nil }) else { return false }
    return Set(labels.compactMap { $0.flatMap { EntryField(label: $0) } }).count >= 2
  }

  /// Whether these tables list entries by number or id, and so point to entries that stand elsewhere.
  var areIndexTables: Bool {
    allSatisfy { table in
      guard let first = table.children.first?.children.first else { return false }
      return TableColumns.isNumber(first.plainText)
    }
  }

  /// Whether these tables have a field in each row, its label in the first column.
  var areFieldTables: Bool {
    allSatisfy { table in
      let labels = table.children.dropFirst().compactMap { $0.children.first?.plainText.trimmed }
      return table.children.first?.children.count == 2 && labels.count { EntryField.isLabel($0) } >= 2
    }
  }
}
