// The inline elements of a paragraph, a heading or a table cell as values.

/// An inline element: text, a code span, a link, …
public struct Inline: Sendable, Equatable {
  /// What an inline element is.
  public enum Kind: Sendable, Equatable {
    /// Plain text, escapes and entities resolved. A NUL of the source is U+0001 here and in code.
    case text(String)
    /// A line ending inside a paragraph.
    case softBreak
    /// A hard line break.
    case lineBreak
    /// A code span, with the text between the backticks.
    case code(String)
    /// A piece of raw HTML: a tag, a comment.
    case html(String)
    /// `*text*`
    case emphasis
    /// `**text**`
    case strong
    /// `~~text~~`
    case strikethrough
    /// A link or an autolink, with its destination.
    case link(destination: String)
    /// An image, with its source; its children are the alternative text.
    case image(source: String)
  }

  /// What the element is.
  public internal(set) var kind: Kind
  /// The element's bytes with its markers: backticks, asterisks, brackets and destination. In a quote or a
  /// list an element of several lines has the prefixes of its later lines in it.
  public internal(set) var range: Range<Int>
  /// The elements inside this one.
  public internal(set) var children: [Inline]

  /// The text without markup; a line break gives a space, raw HTML nothing.
  public var plainText: String {
    switch kind {
    case .text(let text), .code(let text): return text
    case .softBreak, .lineBreak: return " "
    case .html: return ""
    case .emphasis, .strong, .strikethrough, .link, .image: return children.plainText
    }
  }

  func shifted(bytes: Int) -> Inline {
    Inline(kind: kind, range: range.shifted(by: bytes), children: children.map { $0.shifted(bytes: bytes) })
  }
}

extension [Inline] {
  /// The text of all elements without markup.
  public var plainText: String { map(\.plainText).joined() }

  /// All elements and those inside them, parents first, in the order of the text.
  public var flattened: [Inline] { flatMap { [$0] + $0.children.flattened } }
}
