// How the items of a list begin, byte for byte, so that one more can be written below them.

import Markdown

/// What stands before the text of an item: indent, marker, blanks, box.
struct BulletPattern {
  /// The blanks before the marker.
  let indent: String
  /// The marker of the next item.
  let marker: String
  /// The blanks after the marker.
  let gap: String
  /// The box of a task that is not done, with a blank; empty where the items have none.
  let box: String

  /// A bullet as the house writes it.
  static let house = BulletPattern(indent: "", marker: "-", gap: " ", box: "")

  private init(indent: String, marker: String, gap: String, box: String) {
    (self.indent, self.marker, self.gap, self.box) = (indent, marker, gap, box)
  }

  /// The pattern of the item after `block`; `previous` is the item before it in its list.
  init?(after block: Block, previous: Block?, in document: Document) {
    guard case .item(let item) = block.kind, let indent = document.indent(before: item.markerRange.lowerBound)
    else {
      return nil
    }
    self.indent = indent
    marker = Self.marker(after: item, previous: previous, in: document)
    let start = item.checkbox?.range.lowerBound ?? block.children.first?.range.lowerBound
    let blanks = start.map {
      document.text(of: item.markerRange.upperBound..<max($0, item.markerRange.upperBound))
    }
    let isInLine = blanks.map { !$0.isEmpty && $0.allSatisfy { $0 == " " || $0 == "\t" } } ?? false
    gap = isInLine ? blanks ?? " " : " "
    box = item.checkbox == nil ? "" : "[ ] "
  }

  /// The marker of the next item. Lists whose items all bear the same number go on with it.
  private static func marker(after item: Block.Item, previous: Block?, in document: Document) -> String {
    let marker = document.text(of: item.markerRange)
    guard let number = item.number else { return marker }
    var isConstant = false
    if case .item(let other) = previous?.kind { isConstant = other.number == number }
    let old = marker.prefix(while: \.isASCIIDigit)
    let digits = String(isConstant ? number : number + 1)
    let zeros = old.first == "0" && old.count > 1 ? max(0, old.count - digits.count) : 0
    return String(repeating: "0", count: zeros) + digits + marker.dropFirst(old.count)
  }

  /// Whether the items are numbered.
  var isNumbered: Bool { marker.first?.isASCIIDigit ?? false }

  /// The first line of an item with this text.
  func line(_ text: String) -> String { indent + marker + gap + box + text }
}
