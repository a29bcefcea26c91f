// New entries as sub-headings: the heading in the section's style with the next number or id, the fields
// below it as the section's entries have them.

import Markdown

/// The form of a section whose entries are sub-headings.
struct HeadingForm {
  /// How the fields stand below a heading.
  private enum Body {
    case bullets(BulletPattern)
    case lines
    case paragraphs
  }

  private let model: SectionModel
  private let heading: Block.Heading
  private let block: Block

  init?(_ model: SectionModel) {
    guard let block = model.last.draft.blocks.first, case .heading(let heading) = block.kind else {
      return nil
    }
    (self.model, self.block, self.heading) = (model, block, heading)
  }

  func insertions(of entry: PreparedEntry) -> [EntryInsertion] {
    let lines = headingLines(of: entry) + bodyLines(of: entry)
    let insertion = model.insertion(lines, afterBlank: hasBlankAbove, form: "a sub-heading")
    return [insertion, insertion.afterBlank(!hasBlankAbove)]
  }

  /// Whether blank lines stand above the headings.
  private var hasBlankAbove: Bool { model.kin.count == 1 || model.hasBlankAboveLast }

  private func headingLines(of entry: PreparedEntry) -> [String] {
    let text = model.front().outer + entry.title
    switch heading.style {
    case .atx(let isClosed):
      let line = CanonicalEntry.heading(text, level: heading.level)
      return [isClosed ? line + " " + String(repeating: "#", count: heading.level) : line]
    case .setext:
      let line = String(repeating: heading.level == 1 ? "=" : "-", count: max(3, text.count))
      return [text, line]
    }
  }

  private func bodyLines(of entry: PreparedEntry) -> [String] {
    guard !entry.fields.isEmpty else { return [] }
    let labels = model.labels
    let fields = entry.fields.map { labels.line($0.field, $0.value) }
    let blank = hasBlankBelow ? [""] : []
    switch body {
    case .bullets(let pattern): return blank + fields.map(pattern.line)
    case .lines: return blank + fields
    case .paragraphs: return blank + fields.flatMap { [$0, ""] }.dropLast()
    }
  }

  /// Whether a blank line stands below the headings.
  private var hasBlankBelow: Bool {
    let line = block.lines.upperBound + 1
    return !model.document.hasText(line: line) || model.last.draft.blocks.count == 1
  }

  /// The body of the last entry that shows one; bullets where none has labels.
  private var body: Body {
    for entry in model.kin.reversed() {
      let blocks = entry.draft.blocks.dropFirst()
      if let item = blocks.lazy.filter({ [$0].haveFieldLabels }).compactMap(\.children.first).first,
        let pattern = BulletPattern(after: item, previous: nil, in: model.document), !pattern.isNumbered
      {
        return .bullets(pattern)
      }
      let paragraphs = blocks.filter { FieldLabel(startOf: $0) != nil }
      if paragraphs.contains(where: { $0.lines.count > 1 && labelCount(of: $0) > 1 }) { return .lines }
      if paragraphs.count > 1 { return .paragraphs }
    }
    let isLabelled = model.last.draft.blocks.dropFirst().contains { FieldLabel(startOf: $0) != nil }
    return isLabelled ? .paragraphs : .bullets(.house)
  }

  private func labelCount(of paragraph: Block) -> Int {
    ParagraphLabels(paragraph, in: model.document).labels.count { !$0.isInSentence }
  }
}
