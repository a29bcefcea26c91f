// Reads entries from a run of blocks without headings: items, rows, quotes and paragraphs that lead in bold.

import Markdown

/// Reads the entries of a run of blocks.
struct EntryRun {
  let document: Document

  /// The entries in `blocks`. Text that belongs to none of them is left out.
  func drafts(in blocks: [Block]) -> [EntryDraft] {
    var result: [EntryDraft] = []
    // Whether the last draft is a paragraph that takes what follows it.
    var isOpen = false
    for block in blocks {
      if block.isComment { continue }
      if block.kind == .rule || document.isClosingTag(block) {
        isOpen = false
      } else if let draft = started(by: block) {
        result.append(draft)
        isOpen = true
      } else if isOpen, !block.isAlert {
        result[result.count - 1].extend(over: block)
      } else {
        let entries = entries(of: block)
        result += entries
        isOpen = isOpen && entries.isEmpty
      }
    }
    return result
  }

  /// Each paragraph as an entry, for sections of prose: with the code after it, without placeholders and
  /// pointers.
  func plainParagraphs(in blocks: [Block]) -> [EntryDraft] {
    var result: [EntryDraft] = []
    var isOpen = false
    for block in blocks where !block.isFurniture {
      if case .paragraph = block.kind {
        let text = TitleText(block.inlines)
        isOpen = !Placeholder.isPlaceholder(block) && !Placeholder.isPointer(block)
        guard isOpen else { continue }
        result.append(draft(EntryTitle.of(text), .paragraph, [block]))
      } else if isOpen {
        result[result.count - 1].extend(over: block)
      }
    }
    return result
  }

  /// The entry that a paragraph begins: one that leads in bold or with an emoji.
  private func started(by block: Block) -> EntryDraft? {
    guard case .paragraph = block.kind else { return nil }
    let text = TitleText(block.inlines)
    let title = EntryTitle.of(text)
    guard title.isMarked || text.beginsWithEmoji, !Placeholder.isPlaceholder(block) else { return nil }
    return draft(title, .paragraph, [block])
  }

  private func entries(of block: Block) -> [EntryDraft] {
    switch block.kind {
    case .list: return block.children.compactMap(item)
    case .table: return TableColumns(block).map { rows(of: block, $0) } ?? []
    case .quote: return quote(block).map { [$0] } ?? []
    default: return []
    }
  }

  private func item(_ block: Block) -> EntryDraft? {
    guard let lead = block.firstText else {
      guard let first = block.children.first else { return nil }
      let line = document.text(of: document.lines.range(ofLine: first.lines.lowerBound)).trimmed
      return draft(EntryTitle(text: line, isMarked: false), .item, [block])
    }
    guard !Placeholder.isPlaceholder(lead) || block.children.count > 1 else { return nil }
    var draft = draft(EntryTitle.of(TitleText(lead.inlines)), .item, [block])
    // The label of a field is bold as a title is, but is none.
    if let label = FieldLabel(startOf: lead), EntryField.isLabel(label.text) { draft.isTitled = false }
    return draft
  }

  /// A quote is an entry when it is an alert or leads in bold.
  private func quote(_ block: Block) -> EntryDraft? {
    guard let lead = block.firstText else { return nil }
    var text = TitleText(lead.inlines)
    let isAlert = text.dropAlertMark()
    if isAlert, text.isEmpty, block.children.count > 1, let next = block.children.dropFirst().first?.firstText
    {
      text = TitleText(next.inlines)
    }
    let title = EntryTitle.of(text)
    guard isAlert || title.isMarked, !title.text.isEmpty else { return nil }
    return draft(title, .quote, [block])
  }

  private func rows(of table: Block, _ columns: TableColumns) -> [EntryDraft] {
    table.children.dropFirst().compactMap { row in
      let cells = row.children
      guard let cell = columns.titleCell(of: row),
        cells.contains(where: { !Placeholder.isEmpty($0.plainText) })
      else { return nil }
      var draft = draft(EntryTitle.of(TitleText(cell.inlines)), .row, [row])
      draft.isTitled = true
      draft.columns = columns.head
      return draft
    }
  }

  private func draft(_ title: EntryTitle, _ form: EntryForm, _ blocks: [Block]) -> EntryDraft {
    let first = blocks.first?.lines.lowerBound ?? 1
    return EntryDraft(
      title: title.text, isTitled: title.isMarked, form: form,
      lines: first...max(first, blocks.last?.lines.upperBound ?? 1), blocks: blocks)
  }
}

extension EntryDraft {
  /// Takes a block that belongs to the entry.
  mutating func extend(over block: Block) {
    blocks.append(block)
    lines = lines.lowerBound...max(lines.upperBound, block.lines.upperBound)
  }
}

extension Document {
  /// Whether a block is raw HTML that begins with a closing tag, and so belongs to what stands around the
  /// entries.
  func isClosingTag(_ block: Block) -> Bool {
    block.isHTML && bytes[block.range].starts(with: [UInt8(ascii: "<"), UInt8(ascii: "/")])
  }
}

extension Block {
  /// The first paragraph or heading in the block, however deep.
  var firstText: Block? {
    switch kind {
    case .paragraph, .heading: return self
    default:
      // A loop: the optimizer unfolds a lazy chain over itself until the function is 77 KB long.
      for child in children { if let text = child.firstText { return text } }
      return nil
    }
  }

  /// Whether the block is a quote that begins with a mark such as `[!NOTE]`.
  var isAlert: Bool {
    guard case .quote = kind, let lead = firstText else { return false }
    var text = TitleText(lead.inlines)
    return text.dropAlertMark()
  }
}
