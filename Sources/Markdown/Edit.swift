// Changing a document without touching the rest of it: every edit is a splice of bytes.

/// One change of a document: the bytes of `range` give way to `replacement`.
public struct Edit: Sendable, Equatable {
  /// The bytes to replace; empty for an insertion.
  public let range: Range<Int>
  /// What stands there afterwards.
  public let replacement: String

  /// An edit that puts `replacement` in the place of the bytes of `range`.
  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// Why edits cannot be applied.
public enum EditError: Error, Equatable {
  /// An edit reaches outside the document's bytes.
  case outOfBounds(Range<Int>)
  /// An edit begins or ends inside a character's bytes.
  case splitsCharacter(Range<Int>)
  /// Two edits share bytes, or one inserts inside the other.
  case overlap(Range<Int>, Range<Int>)
}

extension Document {
  /// The document with every edit applied; every byte outside the ranges stays as it is.
  ///
  /// Edits may come in any order. Several insertions at one offset are written in the order given.
  public func applying(_ edits: [Edit]) throws(EditError) -> Document {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
    var result: [UInt8] = []
    var position = 0
    var previous: Edit?
    for edit in ordered {
      try check(edit, after: previous)
      result.append(contentsOf: bytes[position..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement.utf8)
      position = edit.range.upperBound
      previous = edit
    }
    result.append(contentsOf: bytes[position...])
    return Document(String(decoding: result, as: UTF8.self))
  }

  private func check(_ edit: Edit, after previous: Edit?) throws(EditError) {
    guard edit.range.lowerBound >= 0, edit.range.upperBound <= bytes.count else {
      throw .outOfBounds(edit.range)
    }
    guard isBoundary(edit.range.lowerBound), isBoundary(edit.range.upperBound) else {
      throw .splitsCharacter(edit.range)
    }
    guard let previous, edit.range.lowerBound < previous.range.upperBound else { return }
    throw .overlap(previous.range, edit.range)
  }

  /// Whether a character's bytes begin (or the text ends) at `offset`.
  private func isBoundary(_ offset: Int) -> Bool {
    offset >= bytes.count || bytes[offset] & 0xC0 != 0x80
  }
}
