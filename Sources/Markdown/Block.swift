// The block structure of a document as values: what stands where, with enough detail to write more of the
// same.

/// A block of a document: a paragraph, a heading, a list, …
public struct Block: Sendable, Equatable {
  /// What a block is.
  public enum Kind: Sendable, Equatable {
    /// A run of text; its inlines are in `Block.inlines`.
    case paragraph
    /// A heading; its inlines are in `Block.inlines`.
    case heading(Heading)
    /// A list; its children are items.
    case list(List)
    /// An item of a list; its children are the blocks in it.
    case item(Item)
    /// A block quote; its children are the blocks in it.
    case quote
    /// A fenced or indented code block.
    case code(Code)
    /// A block of raw HTML: tags, or comments and nothing else.
    case html(isComment: Bool)
    /// A horizontal rule.
    case rule
    /// A table; its children are rows, the first of them the head.
    case table(Table)
    /// A row of a table; its children are cells. `isHead` for the first row.
    case row(isHead: Bool)
    /// A cell of a table; its range lies between the pipes, without the blanks at either end.
    case cell
  }

  /// What the block is.
  public internal(set) var kind: Kind
  /// The block's bytes: from its own first byte (a list marker, a `#`, a `>`) to its last byte that is not
  /// blank, without the line ending. Blank lines at the end of a list are not in it.
  public internal(set) var range: Range<Int>
  /// The block's lines, 1-based.
  public internal(set) var lines: ClosedRange<Int>
  /// The blocks inside this one.
  public internal(set) var children: [Block]
  /// The inline elements of a paragraph, a heading or a cell.
  public internal(set) var inlines: [Inline]

  /// How a heading is written.
  public struct Heading: Sendable, Equatable {
    /// The two ways to write a heading.
    public enum Style: Sendable, Equatable {
      /// `## Title`, with the number signs after it or not.
      case atx(closed: Bool)
      /// A title with a line of `=` or `-` below it.
      case setext
    }

    /// The level, 1 to 6.
    public let level: Int
    /// How it is written.
    public let style: Style
    /// The bytes of the title, without number signs and underline.
    public let titleRange: Range<Int>
  }

  /// How a list is written.
  public struct List: Sendable, Equatable {
    /// The byte that ends each item's marker: `-`, `*` or `+`; `.` or `)` for ordered lists.
    public let delimiter: UInt8
    /// The number of the first item; nil for bullets.
    public let start: Int?
    /// Whether the items stand without blank lines between them.
    public let isTight: Bool
    /// Whether the items are numbered.
    public var isOrdered: Bool { start != nil }
  }

  /// How an item of a list is written.
  public struct Item: Sendable, Equatable {
    /// The bytes of the marker: `-`, `12.`
    public let markerRange: Range<Int>
    /// The item's number; nil for bullets.
    public let number: Int?
    /// How many columns the marker is indented in its container.
    public let indent: Int
    /// How many columns its other lines are indented in its container, to belong to it.
    public let contentIndent: Int
    /// The box of a task, with its brackets.
    public let checkbox: Checkbox?
  }

  /// The box of a task in a list.
  public struct Checkbox: Sendable, Equatable {
    /// Whether it is ticked.
    public let isChecked: Bool
    /// The bytes of the box, `[ ]` or `[x]`.
    public let range: Range<Int>
  }

  /// How a code block is written.
  public struct Code: Sendable, Equatable {
    /// The fence around it; nil for indented code.
    public let fence: Fence?
    /// The bytes of the lines between the fences, line endings and container prefixes with them; empty
    /// without lines.
    public let contentRange: Range<Int>
  }

  /// The fence of a code block.
  public struct Fence: Sendable, Equatable {
    /// The byte that the fence is made of: a backtick or `~`.
    public let byte: UInt8
    /// How many of them the opening fence has.
    public let length: Int
    /// The text after the opening fence.
    public let info: String
    /// Whether a closing fence was found.
    public let isClosed: Bool
  }

  /// How a table is written.
  public struct Table: Sendable, Equatable {
    /// How a column is aligned.
    public enum Alignment: Sendable, Equatable { case none, left, center, right }

    /// One alignment a column.
    public let alignments: [Alignment]
    /// The 1-based line of the delimiter row.
    public let delimiterLine: Int
  }
}

extension Block {
  /// The plain text of the block's inlines, without markup; a line break gives a space.
  public var plainText: String { inlines.plainText }

  /// The heading's level, or nil when the block is no heading.
  public var headingLevel: Int? {
    guard case .heading(let heading) = kind else { return nil }
    return heading.level
  }

  /// Whether the block is raw HTML.
  public var isHTML: Bool {
    guard case .html = kind else { return false }
    return true
  }

  /// Whether the block is HTML comments and nothing else.
  public var isComment: Bool { kind == .html(isComment: true) }

  /// The same block in a text that has `bytes` more bytes and `lines` more lines before it.
  public func shifted(bytes: Int, lines count: Int) -> Block {
    var copy = self
    copy.kind = kind.shifted(bytes: bytes, lines: count)
    copy.range = range.shifted(by: bytes)
    copy.lines = lines.lowerBound + count...lines.upperBound + count
    copy.children = children.map { $0.shifted(bytes: bytes, lines: count) }
    copy.inlines = inlines.map { $0.shifted(bytes: bytes) }
    return copy
  }
}

extension Block.Kind {
  fileprivate func shifted(bytes: Int, lines: Int) -> Block.Kind {
    switch self {
    case .heading(let heading):
      return .heading(
        .init(level: heading.level, style: heading.style, titleRange: heading.titleRange.shifted(by: bytes)))
    case .item(let item):
      let checkbox = item.checkbox.map {
        Block.Checkbox(isChecked: $0.isChecked, range: $0.range.shifted(by: bytes))
      }
      return .item(
        .init(
          markerRange: item.markerRange.shifted(by: bytes), number: item.number, indent: item.indent,
          contentIndent: item.contentIndent, checkbox: checkbox))
    case .code(let code):
      return .code(.init(fence: code.fence, contentRange: code.contentRange.shifted(by: bytes)))
    case .table(let table):
      return .table(.init(alignments: table.alignments, delimiterLine: table.delimiterLine + lines))
    case .paragraph, .list, .quote, .html, .rule, .row, .cell: return self
    }
  }
}

extension Range<Int> {
  func shifted(by offset: Int) -> Range<Int> { lowerBound + offset..<upperBound + offset }
}
