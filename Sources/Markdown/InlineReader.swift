// Gives inline elements their byte ranges. cmark-gfm's own positions are wrong behind quotes, lists, lazy
// lines and pipes, so its elements are followed through the block's own bytes: what an element must look like
// there is known.

/// Follows the elements of one block through its content.
struct InlineReader {
  let content: InlineContent
  private var bytes: [UInt8] { content.bytes }
  private(set) var position = 0

  init(_ content: InlineContent) {
    self.content = content
  }

  /// The elements with their ranges.
  mutating func read(_ nodes: [ParsedNode]) -> [Inline] {
    var result: [Inline] = []
    for node in nodes {
      switch node.part {
      case .whole: if let element = read(node) { result.append(element) }
      case .start: skipStart(of: node.kind)
      case .end: skipEnd(of: node.kind)
      }
    }
    return result
  }

  private mutating func read(_ node: ParsedNode) -> Inline? {
    let start = position
    switch node.kind {
    case .text:
      skip(text: Array(node.literal.utf8))
      return element(.text(node.literal), from: start)
    case .softBreak:
      skipLineBreak()
      return element(.softBreak, from: start)
    case .lineBreak:
      skipLineBreak()
      return element(.lineBreak, from: start)
    case .codeSpan:
      skipCodeSpan()
      return element(.code(node.literal), from: start)
    case .inlineHTML:
      // A line ending of two bytes is one in the content.
      position = min(bytes.count, position + node.literal.utf8.count { $0 != UInt8.carriageReturn })
      return element(.html(node.literal), from: start)
    default: return readNested(node)
    }
  }

  /// An element that holds others.
  private mutating func readNested(_ node: ParsedNode) -> Inline? {
    switch node.kind {
    case .emphasis: return marked(.emphasis, node)
    case .strong: return marked(.strong, node)
    case .strikethrough: return marked(.strikethrough, node)
    case .image(let source): return marked(.image(source: source), node)
    case .link(let destination):
      let kind = Inline.Kind.link(destination: destination)
      switch bytes.at(position) {
      case "[": return marked(kind, node)
      case "<": return angleLink(kind, node.children)
      default: return bareLink(kind, node.children)
      }
    default: return nil
    }
  }

  private func element(_ kind: Inline.Kind, from start: Int, _ children: [Inline] = []) -> Inline {
    let end = min(max(start, position), bytes.count)
    return Inline(kind: kind, range: content.source(min(start, end)..<end), children: children)
  }

  /// An element between marks.
  private mutating func marked(_ kind: Inline.Kind, _ node: ParsedNode) -> Inline {
    let start = position
    skipStart(of: node.kind)
    let children = read(node.children)
    skipEnd(of: node.kind)
    return element(kind, from: start, children)
  }

  /// An address in angle brackets.
  private mutating func angleLink(_ kind: Inline.Kind, _ nodes: [ParsedNode]) -> Inline {
    let start = position
    let inner = start + 1
    let end = bytes.offset(of: ">", from: inner, to: bytes.count) ?? bytes.count
    position = min(bytes.count, end + 1)
    let text = Inline(
      kind: .text(nodes.first?.literal ?? ""), range: content.source(min(inner, end)..<end), children: [])
    return element(kind, from: start, [text])
  }

  /// An address without brackets. The parser takes it from the source as it is, entities and escapes with it, but
  /// for mail addresses, which it finds in the text.
  private mutating func bareLink(_ kind: Inline.Kind, _ nodes: [ParsedNode]) -> Inline {
    let start = position
    let text = nodes.first?.literal ?? ""
    guard nodes.count == 1, bytes.dropFirst(start).starts(with: text.utf8) else {
      let children = read(nodes)
      return element(kind, from: start, children)
    }
    position += text.utf8.count
    return element(kind, from: start, [element(.text(text), from: start)])
  }

  /// Moves over the marks at the start of an element.
  private mutating func skipStart(of kind: ParsedNode.Kind) {
    position = min(bytes.count, position + markWidth(of: kind))
  }

  /// Moves over the marks at the end of an element.
  private mutating func skipEnd(of kind: ParsedNode.Kind) {
    switch kind {
    case .link, .image: position = LinkTail(bytes: bytes).end(closing: position)
    default: skipStart(of: kind)
    }
  }

  /// How many bytes the marks at one end of an element have.
  private func markWidth(of kind: ParsedNode.Kind) -> Int {
    switch kind {
    case .emphasis, .link: return 1
    case .strong, .image: return 2
    case .strikethrough: return min(2, bytes.run(of: UInt8(ascii: "~"), from: position, to: bytes.count))
    default: return 0
    }
  }

  private mutating func skipCodeSpan() {
    let width = bytes.run(of: UInt8(ascii: "`"), from: position, to: bytes.count)
    guard width > 0 else { return }
    var offset = position + width
    while offset < bytes.count {
      let run = bytes.run(of: UInt8(ascii: "`"), from: offset, to: bytes.count)
      offset += max(1, run)
      if run == width { break }
    }
    position = offset
  }

  private mutating func skipLineBreak() {
    var offset = position
    // Behind a backslash the blanks of the next line are text; behind other breaks they are not.
    let isEscaped = bytes.at(offset) == "\\"
    if isEscaped { offset += 1 }
    while let byte = bytes.at(offset), byte.isSpace, byte != UInt8.lineFeed { offset += 1 }
    guard bytes.at(offset) == UInt8.lineFeed else { return }
    position = isEscaped ? offset + 1 : bytes.skippingBlanks(from: offset + 1, to: bytes.count)
  }

  /// Moves over the source of a text: its bytes, or the escapes and entities that gave them.
  private mutating func skip(text: [UInt8]) {
    var read = 0
    while read < text.count, position < bytes.count {
      if bytes[position] == "\\", let next = bytes.at(position + 1), next.isPunctuation, next == text[read] {
        position += 2
        read += 1
      } else if bytes[position] == "&", let entity = EntitySource(bytes, at: position, giving: text, at: read)
      {
        position += entity.length
        read += entity.resultLength
      } else if bytes[position] == text[read] {
        position += 1
        read += 1
      } else if text[read] >= 0x80 {
        // The second character of an entity that gives two.
        read += 1
      } else if text[read] == 0x20, bytes[position] == 0x09 {
        // What is left of a tab that an item's indent took a part of.
        position += 1
        while read < text.count, text[read] == 0x20 { read += 1 }
      } else {
        return
      }
    }
  }
}
