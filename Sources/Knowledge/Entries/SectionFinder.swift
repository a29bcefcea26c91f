// Finds the gotcha sections of a document: by heading, by bold label above a list, and by tag.

import Markdown

/// A gotcha section before its entries are read.
struct FoundSection {
  var heading: String
  var level: Int
  var line: Int
  /// The heading's block; nil for labels, tags and whole files.
  var headingBlock: Block?
  /// The blocks below the heading.
  var blocks: [Block]
  /// Whether the heading names one gotcha and the section is its entry, if it does not hold titled ones.
  var isSingular = false
}

/// Finds the gotcha sections among the top-level blocks of a document.
struct SectionFinder {
  let vocabulary: GotchaVocabulary
  private let parts: [DocumentPart]

  init(document: Document, vocabulary: GotchaVocabulary) {
    self.vocabulary = vocabulary
    parts = DocumentPart.parts(of: document, vocabulary: vocabulary)
  }

  /// The sections in the order of the document. A gotcha heading inside one is no section of its own.
  func sections() -> [FoundSection] {
    var result: [FoundSection] = []
    var index = 0
    while index < parts.count {
      guard let (section, end) = section(at: index) else {
        index += 1
        continue
      }
      result.append(section)
      index = end
    }
    return result
  }

  /// The whole file as one section, under its title if it has one.
  func wholeFile() -> FoundSection {
    let blocks = parts.blocks
    guard let first = blocks.firstIndex(where: { $0.headingLevel != nil }),
      let level = blocks[first].headingLevel,
      isTitle(first, level: level, in: blocks)
    else { return FoundSection(heading: "", level: 0, line: 1, blocks: blocks) }
    var rest = blocks
    let heading = rest.remove(at: first)
    return FoundSection(
      heading: heading.headingText, level: level, line: heading.lines.lowerBound, headingBlock: heading,
      blocks: rest)
  }

  /// Whether a heading stands for all that follows: one follows at once, or no later one has its level. Below
  /// level 1 the latter says so only of a heading that speaks of gotchas, or of headings below it: else the
  /// heading is the one entry that the file has.
  private func isTitle(_ index: Int, level: Int, in blocks: [Block]) -> Bool {
    let later = blocks[(index + 1)...].filter { !$0.isFurniture }
    if later.first?.headingLevel != nil { return true }
    let levels = later.compactMap(\.headingLevel)
    guard levels.allSatisfy({ $0 > level }) else { return false }
    return level == 1 || !levels.isEmpty || vocabulary.match(blocks[index].headingText) != nil
  }

  private func section(at index: Int) -> (FoundSection, end: Int)? {
    switch parts[index] {
    case .open(let tag, let line): return tagged(tag, line: line, at: index)
    case .close: return nil
    case .block(let block): return headed(block, at: index) ?? labelled(block, at: index)
    }
  }

  private func headed(_ block: Block, at index: Int) -> (FoundSection, end: Int)? {
    guard let level = block.headingLevel, let match = vocabulary.match(block.headingText) else { return nil }
    let end = isFileTitle(index, level: level) ? parts.count : self.end(after: index, level: level)
    let section = FoundSection(
      heading: block.headingText, level: level, line: block.lines.lowerBound, headingBlock: block,
      blocks: Array(parts[(index + 1)..<end]).blocks, isSingular: match == .singleEntry)
    return (section, end)
  }

  /// Where the section of a heading ends: at the next heading of its level or above.
  private func end(after index: Int, level: Int) -> Int {
    parts[(index + 1)...].firstIndex { ($0.block?.headingLevel ?? 7) <= level } ?? parts.count
  }

  /// Whether a gotcha heading is the file's title although headings of its level follow: it is the first
  /// heading, nothing stands between it and the next of them, and none of them speaks of gotchas as well. The
  /// house's own heading is no title: below level 1 it is a section that lost its last entry.
  private func isFileTitle(_ index: Int, level: Int) -> Bool {
    let isFirst = !parts[..<index].contains { $0.block?.headingLevel != nil }
    let later = parts[(index + 1)...].compactMap(\.block)
    guard isFirst, later.first(where: { !$0.isFurniture })?.headingLevel == level,
      level == 1 || parts[index].block?.headingText != CanonicalEntry.sectionHeading
    else { return false }
    return !later.contains { $0.headingLevel == level && vocabulary.match($0.headingText) == .section }
  }

  /// A paragraph that is only a bold label, with a list after it.
  private func labelled(_ block: Block, at index: Int) -> (FoundSection, end: Int)? {
    guard case .paragraph = block.kind, let label = block.inlines.onlyBold,
      vocabulary.match(label) == .section,
      index + 1 < parts.count, let list = parts[index + 1].block, case .list = list.kind
    else { return nil }
    return (FoundSection(heading: label, level: 0, line: block.lines.lowerBound, blocks: [list]), index + 2)
  }

  private func tagged(_ tag: String, line: Int, at index: Int) -> (FoundSection, end: Int)? {
    let rest = parts[(index + 1)...]
    let end =
      rest.firstIndex { $0.isClose } ?? rest.firstIndex { $0.block?.headingLevel != nil } ?? parts.count
    return (
      FoundSection(heading: tag, level: 0, line: line, blocks: Array(parts[(index + 1)..<end]).blocks), end
    )
  }
}

extension Block {
  /// The heading's text in plain text, without blanks at the ends.
  var headingText: String { plainText.trimmed }

  /// Whether the block is furniture, neither text nor structure: a rule, a comment.
  var isFurniture: Bool { kind == .rule || isComment }
}

extension [Inline] {
  /// The text of a paragraph that is one bold run, a colon after it or not.
  var onlyBold: String? {
    guard let first, case .strong = first.kind, first.range.lowerBound == self[0].range.lowerBound else {
      return nil
    }
    let rest = dropFirst().map(\.plainText).joined().trimmed
    return rest.isEmpty || rest == ":" ? (first.plainText + rest).trimmed : nil
  }
}

extension String {
  /// The text without white space at either end.
  var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
