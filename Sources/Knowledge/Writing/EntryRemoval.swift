// Which bytes go with an entry: its lines, and the blank line that parted it from what is above.

import Markdown

/// The removal of an entry.
struct EntryRemoval {
  /// What becomes of the blank line above, or of the entry's own place.
  enum Way: CaseIterable {
    /// The blank line above goes, unless the next entry stands right below.
    case likeAdded
    /// The blank line above stays.
    case keepingBlank
    /// A blank line stays where the entry stood, to part what is above from what is below.
    case leavingBlank
  }

  /// The bytes that go.
  let range: Range<Int>
  /// Whether the heading of the section goes with its only entry.
  let takesSection: Bool

  /// The removal of the entry at `index` of a section.
  ///
  /// What `addEntry` wrote goes without a trace: it puts a blank line above an entry or none, so the first
  /// way takes the one above, unless the next entry needs it. The others are for entries that something else
  /// clings to.
  init(
    _ index: Int, of section: WrittenSection, in memory: WrittenMemory, keepsSection: Bool,
    way: Way = .likeAdded
  ) {
    let document = memory.document
    let lines = section.entries[index].lines
    if way == .leavingBlank {
      (range, takesSection) = (document.lines.range(ofLines: lines), false)
      return
    }
    let keepsBlank = way == .keepingBlank
    if !keepsSection, let heading = section.madeHeading(memory.newHeading, in: document) {
      let whole = Self.range(of: heading...lines.upperBound, in: document, keepsBlank: keepsBlank)
      if section.wouldBeMade(in: memory, at: heading, without: whole) {
        (range, takesSection) = (whole, true)
        return
      }
    }
    let isSibling = section.entries.contains { $0.lines.lowerBound == lines.upperBound + 1 }
    range = Self.range(of: lines, in: document, keepsBlank: keepsBlank || isSibling)
    takesSection = false
  }

  private static func range(of lines: ClosedRange<Int>, in document: Document, keepsBlank: Bool) -> Range<Int>
  {
    let bytes = document.lines
    let end = bytes.fullRange(ofLine: lines.upperBound).upperBound
    let start = bytes.fullRange(ofLine: lines.lowerBound).lowerBound
    guard start > document.textStart else {
      let next = lines.upperBound + 1
      let blankEnd = document.isBlank(line: next) ? bytes.fullRange(ofLine: next).upperBound : end
      return document.textStart..<blankEnd
    }
    let above = lines.lowerBound - 1
    let isNextBlank = document.isBlank(line: lines.upperBound + 1)
    let takesBlank = document.isBlank(line: above) && (isNextBlank || !keepsBlank)
    let first = takesBlank ? bytes.fullRange(ofLine: above).lowerBound : start
    guard document.ending(ofLine: lines.upperBound).isEmpty, first > document.textStart else {
      return first..<end
    }
    // A text without a final line ending stays one.
    return bytes.range(ofLine: bytes.line(at: first - 1)).upperBound..<end
  }

  /// The text without the bytes.
  func applied(to document: Document) -> [UInt8] {
    var bytes = document.bytes
    bytes.removeSubrange(range)
    return bytes
  }
}

extension WrittenSection {
  /// The line of the section's heading, when it is one that `addEntry` makes and the section holds nothing
  /// but one entry below it.
  fileprivate func madeHeading(_ newHeading: String, in document: Document) -> Int? {
    guard entries.count == 1, let entry = entries.first, let block = found.headingBlock,
      found.heading == newHeading, block.lines.count == 1,
      // In a file that is one section as a whole an entry may stand above the heading.
      entry.lines.lowerBound > block.lines.upperBound,
      case .heading(let heading) = block.kind, heading.style == .atx(closed: false)
    else { return nil }
    let hasOther = found.blocks.contains { block in
      !block.isFurniture && !document.isClosingTag(block) && !entry.lines.contains(block.lines.lowerBound)
    }
    let between = block.lines.upperBound + 1..<entry.lines.lowerBound
    guard !hasOther, between.allSatisfy({ document.isBlank(line: $0) }) else { return nil }
    return block.lines.lowerBound
  }

  /// Whether `addEntry` would make this section at this very place, were it not there.
  fileprivate func wouldBeMade(in memory: WrittenMemory, at line: Int, without range: Range<Int>) -> Bool {
    var bytes = memory.document.bytes
    bytes.removeSubrange(range)
    let rest = memory.reading(Document(String(decoding: bytes, as: UTF8.self)))
    guard !memory.wholeFile, rest.sections.allSatisfy(\.isSingleEntry) else { return false }
    let new = NewSection(in: rest.document)
    return new.level == found.level
      && new.anchors.contains { memory.document.isBlank(from: $0, to: line, as: rest.document) }
  }
}

extension Document {
  /// Whether nothing but blanks stands between the end of `anchor`, a line that this document shares with
  /// `rest`, and the start of `line`.
  fileprivate func isBlank(from anchor: Int, to line: Int, as rest: Document) -> Bool {
    let start = anchor == 0 ? rest.textStart : rest.lines.range(ofLine: anchor).upperBound
    let end = max(textStart, lines.fullRange(ofLine: line).lowerBound)
    guard start <= end, end <= bytes.count else { return false }
    return bytes[start..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }
}
