// New entries as items of a list: bullets, numbered items, tasks; their fields in the sentence or nested
// below.

import Markdown

/// The form of a section whose entries are items.
struct ItemForm {
  private let model: SectionModel
  private let block: Block
  private let list: Block
  private let pattern: BulletPattern

  init?(_ model: SectionModel) {
    guard let block = model.last.draft.blocks.first,
      let list = model.section.found.blocks.lazy.compactMap({ $0.list(holding: block) }).first,
      let index = list.children.firstIndex(of: block),
      let pattern = BulletPattern(
        after: block, previous: index > 0 ? list.children[index - 1] : nil, in: model.document)
    else { return nil }
    (self.model, self.block, self.list, self.pattern) = (model, block, list, pattern)
  }

  func insertions(of entry: PreparedEntry) -> [EntryInsertion] {
    let front = model.front()
    return model.leadStyles.flatMap { style -> [EntryInsertion] in
      let lines = lines(of: entry, style: style, front: front)
      let insertion = model.insertion(lines, afterBlank: isLoose, form: name)
      return [insertion, insertion.afterBlank(!isLoose)]
    }
  }

  private var name: String {
    guard case .item(let item) = block.kind, item.number != nil else {
      return pattern.box.isEmpty ? "a bullet" : "a task"
    }
    return "number \(pattern.marker.prefix(while: \.isASCIIDigit))"
  }

  /// Whether a blank line parts the items.
  private var isLoose: Bool {
    if list.children.count > 1 { return model.hasBlankAboveLast }
    guard case .list(let list) = list.kind else { return false }
    return !list.isTight
  }

  private func lines(of entry: PreparedEntry, style: LeadStyle, front: LeadFront) -> [String] {
    if let nested = nestedPattern(for: style) {
      let labels = model.labels
      return [pattern.line(style.title(entry.title, front: front))]
        + entry.fields.map { nested.line(labels.line($0.field, $0.value)) }
    }
    let sentence = model.labels.sentence(entry.fields)
    if style.isAlone, !sentence.isEmpty, let indent = paragraphIndent {
      return [pattern.line(style.title(entry.title, front: front)), "", indent + sentence]
    }
    let style = style.isAlone ? LeadStyle.house : style
    return [pattern.line(style.lead(entry.title, front: front, text: sentence))]
  }

  /// The pattern of nested bullets, where most entries have labelled ones or the titles stand alone above
  /// them.
  private func nestedPattern(for style: LeadStyle) -> BulletPattern? {
    let lists = model.kin.compactMap { $0.draft.blocks.first?.nestedBullets }
    let labelled = lists.filter { [$0].haveFieldLabels }
    guard style.isAlone && !lists.isEmpty || labelled.count * 2 > model.kin.count else { return nil }
    guard let item = (labelled.last ?? lists.last)?.children.first else { return nil }
    return BulletPattern(after: item, previous: nil, in: model.document)
  }

  /// The indent of paragraphs below the title, from an entry that has one.
  private var paragraphIndent: String? {
    model.kin.lazy.reversed().compactMap { entry -> String? in
      let children = entry.draft.blocks.first?.children ?? []
      guard children.count > 1, case .paragraph = children[1].kind else { return nil }
      return model.document.indent(before: children[1].range.lowerBound)
    }.first
  }
}

extension Block {
  /// The list among the block and those inside it that has `item` as its child.
  fileprivate func list(holding item: Block) -> Block? {
    guard range.lowerBound <= item.range.lowerBound, range.upperBound >= item.range.upperBound else {
      return nil
    }
    if isList, children.contains(item) { return self }
    return children.lazy.compactMap { $0.list(holding: item) }.first
  }

  /// The first list of bullets right inside an item.
  fileprivate var nestedBullets: Block? {
    children.first { child in
      guard case .list(let list) = child.kind else { return false }
      return !list.isOrdered
    }
  }
}
