// Changing a field that an entry has: the bytes of its value, and of its label only where the value needs a
// bold one.

import Markdown

/// The edits that give a field of an entry a new value.
struct FieldChange {
  /// The edits; nil when the field stands in several places that cannot be told apart from other text.
  let edits: [Edit]?

  /// The change of a field that stands in `places`, at least one.
  init(_ field: WrittenField, in places: [FieldPlace], of document: Document) {
    guard let first = places.first else {
      edits = nil
      return
    }
    if places.count > 1, let nested = Self.nestedEdit(field, first, places, document) {
      edits = [nested]
      return
    }
    var result = Self.edits(field, first, document)
    for other in places.dropFirst() {
      guard let item = other.item, item != first.item, item.children.count == 1,
        let range = Self.wholeLines(of: item, in: document)
      else {
        edits = nil
        return
      }
      result.append(Edit(range, ""))
    }
    edits = result
  }

  private static func edits(_ field: WrittenField, _ place: FieldPlace, _ document: Document) -> [Edit] {
    let isCell = place.text.kind == .cell
    let text = isCell ? field.value.withEscapedPipes : field.value
    switch place.kind {
    case .sentence:
      let value = text.withoutClosingMarks
      guard field.value.withoutClosingMarks.holdsClauseEnd, let label = place.labelRange else {
        return [Edit(place.valueRange, value)]
      }
      return [Edit(label.lowerBound..<place.valueRange.upperBound, "**\(place.label):** \(value)")]
    case .labelled where place.isFollowed(in: document):
      // What parts the value from the label behind it stays.
      let old = document.text(of: place.valueRange)
      return [Edit(place.valueRange, text.withoutClosingMarks + old.dropFirst(old.withoutClosingMarks.count))]
    case .labelled, .cell, .nested:
      let before = place.valueRange.lowerBound - 1
      let isAttached =
        place.kind == .labelled && place.valueRange.isEmpty && before >= 0
        && document.bytes[before] != UInt8(ascii: " ")
      return [Edit(place.valueRange, isAttached ? " " + text : text)]
    }
  }

  /// The edit for a label whose value stands below it, in nested bullets: the value comes to stand behind the
  /// label.
  private static func nestedEdit(
    _ field: WrittenField, _ first: FieldPlace, _ places: [FieldPlace], _ document: Document
  ) -> Edit? {
    guard let label = first.labelRange, let item = first.item,
      places.dropFirst().allSatisfy({ $0.kind == .nested && $0.item == item })
    else { return nil }
    return Edit(label.upperBound..<item.range.upperBound, " " + field.value)
  }

  /// The lines of an item, when nothing else stands on them.
  private static func wholeLines(of item: Block, in document: Document) -> Range<Int>? {
    let start = document.lines.range(ofLine: item.lines.lowerBound).lowerBound
    guard document.text(of: start..<item.range.lowerBound).allSatisfy({ $0 == " " || $0 == "\t" }) else {
      return nil
    }
    let end = document.lines.range(ofLine: item.lines.upperBound).upperBound
    let before = document.lines.range(ofLine: item.lines.lowerBound - 1).upperBound
    return before..<end
  }
}

extension FieldPlace {
  /// Whether more text stands behind the value on its line.
  fileprivate func isFollowed(in document: Document) -> Bool {
    let end = document.lines.range(ofLine: document.lines.line(at: valueRange.upperBound)).upperBound
    return valueRange.upperBound < min(end, text.range.upperBound)
  }
}
