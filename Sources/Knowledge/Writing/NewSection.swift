// Where a section is made in a document that has none: after the last content, before what closes the file.

import Markdown

/// The place and level of a section that is to be made.
struct NewSection {
  /// The 1-based lines below which it can go, the best first; 0 is the start of the document.
  let anchors: [Int]
  /// The level of its heading.
  let level: Int

  init(in document: Document) {
    let content = document.lastContentLine ?? document.frontMatter?.lines.upperBound ?? 0
    // Definitions right below the content would become part of the new entry.
    let last = document.definitions.last?.lines.upperBound ?? content
    anchors = last > content ? [content, last] : [content]
    let levels = document.blocks.compactMap(\.headingLevel)
    // Where every section is a heading of level 1, a deeper one would belong to the last of them.
    level = levels.count > 1 && levels.allSatisfy { $0 == 1 } ? 1 : 2
  }

  /// The section with the lines of its first entry, at each of the places.
  func insertions(of entry: [String], heading: String) -> [EntryInsertion] {
    let lines = [CanonicalEntry.heading(heading, level: level), ""] + entry
    return anchors.map { anchor in
      EntryInsertion(
        anchor: anchor, lines: lines, isAfterBlank: true, form: "a sub-heading", makesSection: true)
    }
  }
}

extension Document {
  /// The last line of the last block that is content: no rule, comment or closing tag at the end of the file.
  /// In a file of nothing but comments, the last that does not close something.
  fileprivate var lastContentLine: Int? {
    let content = blocks.last { !$0.isFurniture && !isClosingTag($0) }
    return (content ?? blocks.last { !isClosing($0) })?.lines.upperBound
  }

  /// Whether a block closes something: a rule, a closing tag, the end mark of a managed part.
  func isClosing(_ block: Block) -> Bool {
    if block.kind == .rule || isClosingTag(block) { return true }
    guard block.isComment else { return false }
    let words = text(of: block.range).lowercased().split { !$0.isLetter && $0 != "/" }
    return words.contains { ["end", "stop", "close"].contains($0) || $0.hasPrefix("/") }
  }
}
