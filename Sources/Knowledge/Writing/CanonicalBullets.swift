// The bullets of an entry in canonical form: which labels are spelled otherwise, and which bullets stand out
// of order.

import Markdown

/// The labelled bullets of a canonical entry.
struct CanonicalBullets {
  /// A bullet with its label.
  private struct Bullet {
    let block: Block
    let label: FieldLabel
    let field: EntryField?
  }

  private let document: Document
  private let bullets: [Bullet]

  /// The bullets; nil when the entry is not a heading with nothing but one list of bullets with bold labels
  /// below it, at least one of them the house's.
  init?(of entry: WrittenEntry, in document: Document) {
    guard entry.entry.form == .heading, entry.draft.blocks.count == 2, let list = entry.draft.blocks.last,
      case .list(let look) = list.kind, !look.isOrdered
    else { return nil }
    var bullets: [Bullet] = []
    for item in list.children {
      guard let first = item.children.first, let label = FieldLabel(startOf: first), label.isBold,
        document.indent(before: item.range.lowerBound) != nil
      else { return nil }
      bullets.append(Bullet(block: item, label: label, field: EntryField(label: label.text)))
    }
    guard bullets.contains(where: { $0.field != nil }) else { return nil }
    (self.document, self.bullets) = (document, bullets)
  }

  /// The edits that bring the house's fields into order, each in a place that one of them had; fields of
  /// other names stay where they are.
  var edits: [Edit] {
    let own = bullets.filter { $0.field != nil }
    let sorted = own.enumerated().sorted { left, right in
      guard let first = left.element.field, let second = right.element.field, first != second else {
        return left.offset < right.offset
      }
      return first < second
    }.map(\.element)
    return zip(own, sorted).compactMap { place, bullet in
      let range = lines(of: place.block)
      let text = text(of: bullet)
      return document.text(of: range) == text ? nil : Edit(range, text)
    }
  }

  /// The lines of a bullet, without the last one's ending.
  private func lines(of item: Block) -> Range<Int> { document.lines.range(ofLines: item.lines) }

  /// A bullet's lines with its label in the house's spelling.
  private func text(of bullet: Bullet) -> String {
    let range = lines(of: bullet.block)
    guard let field = bullet.field else { return document.text(of: range) }
    let label = bullet.label.range
    let value = document.text(of: label.upperBound..<range.upperBound)
    let blank = value.first.map { $0 == " " || $0.isNewline } ?? true ? "" : " "
    return document.text(of: range.lowerBound..<label.lowerBound) + "**\(field.label):**" + blank + value
  }
}
