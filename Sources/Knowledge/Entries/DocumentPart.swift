// The top-level blocks of a document with `<gotchas>` tags opened up. A list right below such a tag is raw
// HTML to the parser, so the text inside is read again as Markdown.

import Markdown

/// A top-level block, or a tag around some.
enum DocumentPart {
  case block(Block)
  /// An opening tag with a gotcha word as its name.
  case open(tag: String, line: Int)
  /// Its closing tag.
  case close

  var block: Block? {
    guard case .block(let block) = self else { return nil }
    return block
  }

  var isClose: Bool {
    guard case .close = self else { return false }
    return true
  }

  /// The parts of a document.
  static func parts(of document: Document, vocabulary: GotchaVocabulary) -> [DocumentPart] {
    document.blocks.flatMap { block -> [DocumentPart] in
      guard block.isHTML, let tag = Tag(block, in: document), vocabulary.match(tag.name) == .section else {
        return [.block(block)]
      }
      return (tag.isClosing ? [.close] : [.open(tag: tag.name, line: block.lines.lowerBound)])
        + tag.inner(of: block, in: document)
    }
  }
}

extension [DocumentPart] {
  /// The blocks among the parts.
  var blocks: [Block] { compactMap(\.block) }
}

/// A tag at the start of an HTML block.
private struct Tag {
  let name: String
  let isClosing: Bool

  init?(_ block: Block, in document: Document) {
    var text = Substring(document.text(of: document.lines.range(ofLine: block.lines.lowerBound))).drop(
      while: \.isWhitespace)
    guard text.popFirst() == "<" else { return nil }
    isClosing = text.first == "/"
    if isClosing { text.removeFirst() }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard !name.isEmpty, text.dropFirst(name.count).first == ">" || text.dropFirst(name.count).first == " "
    else {
      return nil
    }
    self.name = String(name)
  }

  /// What stands below the tag's line in the same block, read as Markdown.
  func inner(of block: Block, in document: Document) -> [DocumentPart] {
    guard block.lines.count > 1 else { return [] }
    var last = block.lines.upperBound
    let closing = "</\(name)>"
    var hasClosing = false
    for line in block.lines.dropFirst()
    where document.text(of: document.lines.range(ofLine: line)).trimmed.hasPrefix(closing) {
      last = line - 1
      hasClosing = true
      break
    }
    let first = block.lines.lowerBound + 1
    let end: [DocumentPart] = hasClosing ? [.close] : []
    guard first <= last else { return end }
    let range = document.lines.range(ofLines: first...last)
    let blocks = Document(document.text(of: range)).blocks.map {
      $0.shifted(bytes: range.lowerBound, lines: first - 1)
    }
    return blocks.map { .block($0) } + end
  }
}
