// Edits made in bytes: what they do not name stays.

import Findings

extension [UInt8] {
  /// The bytes with edits made that do not overlap, in any order. Insertions at one place keep their order.
  func applying(_ edits: [SourceEdit]) -> [UInt8] {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
    var result: [UInt8] = []
    var position = 0
    for edit in ordered {
      result += self[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    return result + self[position...]
  }
}
