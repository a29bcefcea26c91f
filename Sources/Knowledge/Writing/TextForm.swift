// New entries as paragraphs, quotes and alerts.

import Markdown

/// The form of a section whose entries are paragraphs or quotes.
struct TextForm {
  private let model: SectionModel

  init(_ model: SectionModel) {
    self.model = model
  }

  func insertions(of entry: PreparedEntry) -> [EntryInsertion] {
    let isPlain = model.leadStyles.first?.isBold == false
    let front = model.front(keepsEmoji: isPlain)
    let name = model.last.entry.form == .quote ? "a quote" : "a paragraph"
    return model.leadStyles.map { style in
      model.insertion(quoted(lines(of: entry, style: style, front: front)), afterBlank: true, form: name)
    }
  }

  private func lines(of entry: PreparedEntry, style: LeadStyle, front: LeadFront) -> [String] {
    let sentence = model.labels.sentence(entry.fields)
    guard style.isAlone, !sentence.isEmpty else {
      return [style.lead(entry.title, front: front, text: sentence)]
    }
    let title = style.title(entry.title, front: front)
    guard let list = model.kin.last(where: { $0.listBelow != nil })?.listBelow,
      let item = list.children.first,
      let pattern = BulletPattern(after: item, previous: nil, in: model.document), !pattern.isNumbered
    else { return [title, "", sentence] }
    let blank = model.document.isBlank(line: list.lines.lowerBound - 1) ? [""] : []
    return [title] + blank + entry.fields.map { pattern.line(model.labels.line($0.field, $0.value)) }
  }

  /// The lines with the marks of a quote, and of an alert above them, where the last entry has them.
  private func quoted(_ lines: [String]) -> [String] {
    guard model.last.entry.form == .quote, let block = model.last.draft.blocks.first else { return lines }
    let document = model.document
    let first = document.text(of: document.lines.range(ofLine: block.lines.lowerBound))
    let mark = first.prefix { $0 == ">" || $0 == " " || $0 == "\t" }
    let prefix = mark.isEmpty ? "> " : String(mark)
    let quoted = lines.map { $0.isEmpty ? prefix.trimmed : prefix + $0 }
    guard block.isAlert, let end = first.firstIndex(of: "]") else { return quoted }
    let alert = String(first[...end])
    if first[end...].dropFirst().allSatisfy(\.isWhitespace) { return [alert] + quoted }
    return [alert + " " + lines.joined(separator: " ")]
  }
}

extension WrittenEntry {
  /// The list right below the lead paragraph.
  fileprivate var listBelow: Block? {
    guard draft.blocks.count > 1, draft.blocks[1].isList else { return nil }
    return draft.blocks[1]
  }
}
