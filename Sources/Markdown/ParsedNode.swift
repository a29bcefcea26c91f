// The parser's tree as values, which every reader of it takes: C has no part in them.

/// A node of cmark-gfm's tree as a value, with what of its positions can be trusted.
struct ParsedNode: Sendable {
  enum Kind: Sendable {
    case list(delimiter: ListDelimiter, start: Int)
    case item, taskItem(isChecked: Bool)
    case quote, paragraph, html, rule
    case heading(level: Int)
    case code(isFenced: Bool, info: String)
    case table(alignments: [Block.Table.Alignment])
    case row, cell
    case text, softBreak, lineBreak, codeSpan, inlineHTML, emphasis, strong, strikethrough
    case link(String), image(String)
    case unknown
  }

  enum ListDelimiter { case bullet, period, parenthesis }

  /// What of an element a node is. One that is too deep to be kept is its start and its end, with what stands in it
  /// between them.
  enum Part { case whole, start, end }

  let kind: Kind
  var part = Part.whole
  /// 1-based; 0 where cmark-gfm gives none.
  let startLine: Int
  /// 1-based; right for paragraphs, wrong for much else.
  let endLine: Int
  /// 1-based, in bytes.
  let startColumn: Int
  /// Text, code or HTML.
  let literal: String
  var children: [ParsedNode]
}

extension ParsedNode.Kind {
  var isInline: Bool {
    switch self {
    case .text, .softBreak, .lineBreak, .codeSpan, .inlineHTML, .emphasis, .strong, .strikethrough, .link,
      .image:
      return true
    default: return false
    }
  }
}
