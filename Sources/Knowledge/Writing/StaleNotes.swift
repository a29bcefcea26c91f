// What no edit of an entry touches and what may be wrong afterwards: numbers, counts, index tables,
// definitions.

import Markdown

extension WrittenSection {
  /// What counts or lists the section's entries, and may have to be changed by hand.
  func staleNotes(in document: Document) -> [String] {
    found.blocks.compactMap { block in
      let line = block.lines.lowerBound
      if entries.contains(where: { $0.lines.overlaps(block.lines) }) { return nil }
      if [block].areIndexTables, block.isTable { return "the index table in line \(line) is left as it is" }
      guard case .paragraph = block.kind, block.plainText.numbers.contains(entries.count) else { return nil }
      return "line \(line) gives the number of entries, and is left as it is: '\(block.plainText.trimmed)'"
    }
  }

  /// The note on numbers that a removed entry leaves a gap in.
  func numberNote(without index: Int) -> [String] {
    let entry = entries[index]
    let isNumbered = entry.draft.blocks.first.map { block in
      if case .item(let item) = block.kind { return item.number != nil }
      return false
    }
    let hasNumber = isNumbered == true || entry.leadFront.outer.contains(where: \.isASCIIDigit)
    guard hasNumber, index + 1 < entries.count else { return [] }
    return ["the numbers of the entries below stay as they are"]
  }
}

extension Document {
  /// The definitions that only the bytes of `range` refer to.
  func definitionsUsedOnly(in range: Range<Int>) -> [LinkDefinition] {
    let inside = LinkDefinition.normalised(text(of: range))
    let before = text(of: 0..<range.lowerBound), after = text(of: range.upperBound..<bytes.count)
    return definitions.filter { definition in
      let use = "[" + LinkDefinition.normalised(definition.label) + "]"
      let outside = LinkDefinition.normalised(before + " " + after)
      return inside.contains(use) && outside.ranges(of: use).count <= 1
    }
  }
}

extension String {
  /// The whole numbers in the text.
  fileprivate var numbers: [Int] { split { !$0.isASCIIDigit }.compactMap { Int($0) } }
}
