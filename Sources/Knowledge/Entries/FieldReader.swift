// Reads the labelled fields of an entry, from bullets, lines, columns and sentences.

import Markdown

/// The labelled fields of one entry.
struct FieldReader {
  private let document: Document
  private(set) var fields: [EntryField: String] = [:]
  private(set) var otherFields: [String: String] = [:]
  /// Where each field stands, in the order in which they were read.
  private(set) var places: [FieldPlace] = []
  /// The list item that is being read.
  private var item: Block?

  /// Reads the fields of `draft`.
  init(_ document: Document, _ draft: EntryDraft) {
    self.document = document
    switch draft.form {
    case .row: draft.blocks.forEach { read(row: $0, under: draft.columns) }
    case .heading, .section: read(Array(draft.blocks.dropFirst()), isLead: false)
    case .item, .quote: draft.blocks.forEach { read($0.children, isLead: true) }
    case .paragraph: read(draft.blocks, isLead: true)
    }
  }

  /// Reads blocks; with `isLead` the first paragraph begins with the entry's title.
  private mutating func read(_ blocks: [Block], isLead: Bool) {
    for (index, block) in blocks.enumerated() {
      switch block.kind {
      case .paragraph:
        let isBelowMark = index == 1 && blocks[0].isAlertMark
        read(paragraph: block, isTitled: isLead && (index == 0 || isBelowMark))
      case .list: block.children.forEach { read(item: $0) }
      case .quote: read(block.children, isLead: false)
      case .table: read(table: block)
      default: break
      }
    }
  }

  /// An item: its text, and what is nested in it. Without labels of its own that belongs to the item's label.
  private mutating func read(item block: Block) {
    guard let first = block.children.first else { return }
    let outer = item
    item = block
    defer { item = outer }
    let rest = Array(block.children.dropFirst())
    guard let label = FieldLabel(startOf: first) else {
      read(block.children, isLead: false)
      return
    }
    read(paragraph: first, isTitled: false)
    let isNestedLabelled = rest.contains { block in
      block.children.contains { $0.children.first.flatMap { FieldLabel(startOf: $0) } != nil }
    }
    if isNestedLabelled {
      read(rest, isLead: false)
    } else {
      rest.flatMap(\.texts).forEach { add(label.text, nil, $0.range, .nested, in: $0) }
    }
  }

  /// A row: each cell under its column's name, and the house's labels inside a cell.
  private mutating func read(row: Block, under columns: [Block]) {
    for (cell, column) in zip(row.children, columns) where !cell.range.isEmpty {
      let label = column.plainText.trimmed
      if !label.isEmpty { add(label, nil, cell.range, .cell, in: cell) }
      if EntryField(label: label) == nil {
        let labels = ParagraphLabels(cell, in: document).labels
        read(labels.filter { EntryField(label: $0.text) != nil }, of: cell, isTitled: false)
      }
    }
  }

  /// A table of two columns with a field in each row.
  private mutating func read(table: Block) {
    guard [table].areFieldTables else { return }
    for row in table.children where row.children.count == 2 && EntryField.isLabel(row.children[0].plainText) {
      let cell = row.children[1]
      add(row.children[0].plainText.trimmed, nil, cell.range, .cell, in: cell)
    }
  }

  private mutating func read(paragraph: Block, isTitled: Bool) {
    read(ParagraphLabels(paragraph, in: document).labels, of: paragraph, isTitled: isTitled)
  }

  private mutating func read(_ labels: [ParagraphLabels.Label], of text: Block, isTitled: Bool) {
    for (index, label) in labels.enumerated() {
      let isTitle = isTitled && index == 0 && isFirst(label, in: text) && !EntryField.isLabel(label.text)
      let next = index + 1 < labels.count ? labels[index + 1].range.lowerBound : text.range.upperBound
      guard !isTitle, label.range.upperBound <= next else { continue }
      let end = label.isInSentence ? sentenceEnd(in: text, from: label.range.upperBound, to: next) : next
      add(
        label.text, label.range, label.range.upperBound..<end, label.isInSentence ? .sentence : .labelled,
        in: text)
    }
  }

  /// Whether a label stands at the start of a text, or right after the mark of an alert.
  private func isFirst(_ label: ParagraphLabels.Label, in text: Block) -> Bool {
    let before = document.text(of: text.range.lowerBound..<label.range.lowerBound)
    return before.isEmpty
      || before.hasPrefix("[!") && before.prefix { $0 != "]" }.allSatisfy { !$0.isWhitespace }
        && before.drop { $0 != "]" }.dropFirst().allSatisfy { $0.isWhitespace || $0 == ">" }
  }

  /// Where a value in running text ends: at a semicolon or the end of the sentence, outside code.
  private func sentenceEnd(in paragraph: Block, from start: Int, to end: Int) -> Int {
    let bytes = document.bytes
    for inline in paragraph.inlines.flattened {
      guard case .text = inline.kind, start < end else { continue }
      for offset in inline.range.clamped(to: start..<end) {
        let isMark = bytes[offset] == UInt8(ascii: ";") || bytes[offset] == UInt8(ascii: ".")
        if isMark, offset + 1 >= end || bytes[offset + 1] == UInt8(ascii: " ") || bytes[offset + 1] == 0x0A {
          return offset
        }
      }
    }
    return end
  }

  private mutating func add(
    _ label: String, _ labelRange: Range<Int>?, _ range: Range<Int>, _ kind: FieldPlace.Kind, in text: Block
  ) {
    let field = EntryField(label: label)
    // A field in bold within a paragraph may be parted from the next by a semicolon.
    let isClause = kind == .labelled && range.upperBound < text.range.upperBound
    let valueRange = trimmed(range, dropping: kind == .sentence ? ".:;,!。：" : isClause ? ";" : "")
    places.append(
      FieldPlace(
        label: label, field: field, kind: kind, labelRange: labelRange, valueRange: valueRange, text: text,
        item: item))
    let value = source(of: valueRange)
    if let field {
      fields[field] = Self.joined(fields[field], value)
    } else {
      otherFields[label] = Self.joined(otherFields[label], value)
    }
  }

  private static func joined(_ old: String?, _ new: String) -> String {
    guard let old, !old.isEmpty else { return new }
    return new.isEmpty ? old : old + ", " + new
  }

  /// A range without white space at either end, and without `marks` at its end unless it holds nothing else.
  private func trimmed(_ range: Range<Int>, dropping marks: String) -> Range<Int> {
    let text = Substring(document.text(of: range))
    let start = text.drop(while: \.isWhitespace)
    let lower = range.lowerBound + text.utf8.count - start.utf8.count
    var rest = start
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    let whole = rest
    while let last = rest.last, last.isWhitespace || marks.contains(last) { rest.removeLast() }
    return lower..<lower + (rest.isEmpty ? whole : rest).utf8.count
  }

  /// The Markdown source of a range in one line: a line ending and the prefix of the next line give one
  /// space.
  private func source(of range: Range<Int>) -> String {
    document.text(of: range).split(whereSeparator: \.isNewline).enumerated().map { index, line in
      index == 0 ? String(line).trimmed : String(line.drop { $0.isWhitespace || $0 == ">" }).trimmed
    }.joined(separator: " ")
  }
}

extension Block {
  /// Whether the block is nothing but the mark of an alert.
  fileprivate var isAlertMark: Bool {
    guard case .paragraph = kind else { return false }
    var text = TitleText(inlines)
    return text.dropAlertMark() && text.isEmpty
  }

  /// The paragraphs in the block, however deep.
  fileprivate var texts: [Block] {
    if case .paragraph = kind { return [self] }
    return children.flatMap(\.texts)
  }
}
