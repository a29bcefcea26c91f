// The quotes and list items around a block, and what they take from the front of each line. cmark-gfm keeps
// this to itself, so it is worked out again from the source: the content of a block's later lines begins
// after it.

/// A quote or a list item that is open around a block.
enum Container: Equatable {
  /// A block quote takes `>` and one blank after it.
  case quote
  /// A list item takes this many columns of blanks.
  case item(contentIndent: Int)
}

/// A place in a line, with the column that tabs bring it to.
struct LinePlace {
  /// The offset of the next byte.
  var offset: Int
  /// The 0-based column of the next byte; inside a tab that is partly used up, a column of that tab.
  var column: Int
  /// How many columns of the tab at `offset` are still there, 0 when none of it is used up.
  var tabRest = 0

  /// Moves over at most `count` columns of blanks and returns how many there were.
  mutating func skipBlanks(_ count: Int, in bytes: [UInt8], to end: Int) -> Int {
    var skipped = 0
    while skipped < count, offset < end, bytes[offset].isBlank {
      let width = bytes[offset] == UInt8.tab ? (tabRest > 0 ? tabRest : 4 - column % 4) : 1
      let step = min(width, count - skipped)
      column += step
      skipped += step
      tabRest = width - step
      if tabRest == 0 { offset += 1 }
    }
    return skipped
  }
}

extension [Container] {
  /// Where the content of a line begins, after the prefixes of these containers.
  ///
  /// `matched` tells how many of them the line continues: a lazy line continues a paragraph without all of
  /// them.
  func strip(_ line: Range<Int>, of bytes: [UInt8]) -> (place: LinePlace, matched: Int) {
    var place = LinePlace(offset: line.lowerBound, column: 0)
    for (index, container) in enumerated() {
      var next = place
      switch container {
      case .quote:
        _ = next.skipBlanks(3, in: bytes, to: line.upperBound)
        guard next.offset < line.upperBound, bytes[next.offset] == ">" else { return (place, index) }
        next.offset += 1
        next.column += 1
        next.tabRest = 0
        _ = next.skipBlanks(1, in: bytes, to: line.upperBound)
      case .item(let indent):
        let isBlank = bytes.skippingBlanks(from: next.offset, to: line.upperBound) == line.upperBound
        guard next.skipBlanks(indent, in: bytes, to: line.upperBound) == indent || isBlank else {
          return (place, index)
        }
      }
      place = next
    }
    return (place, count)
  }

  /// The content of a line: after the prefixes and all blanks. A lazy line keeps its blanks, as in cmark-gfm.
  func content(of line: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let (place, matched) = strip(line, of: bytes)
    let isLazy = matched < count
    return
      (isLazy ? place.offset : bytes.skippingBlanks(from: place.offset, to: line.upperBound))..<line
      .upperBound
  }
}
