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
      if let element = read(node) { result.append(element) }
    }
    return result
  }

  private mutating func read(_ node: ParsedNode) -> Inline? {
    let start = position
    switch node.kind {
    case .text:
      let first = skip(text: Array(node.literal.utf8))
      return element(.text(node.literal), from: first ?? start)
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
    case .emphasis: return marked(.emphasis, width: 1, node.children)
    case .strong: return marked(.strong, width: 2, node.children)
    case .strikethrough:
      let width = min(2, bytes.run(of: UInt8(ascii: "~"), from: position, to: bytes.count))
      return marked(.strikethrough, width: width, node.children)
    case .link(let destination): return link(.link(destination: destination), node.children)
    case .image(let source):
      let start = position
      position += 1
      return link(.image(source: source), node.children, from: start)
    default: return nil
    }
  }

  private func element(_ kind: Inline.Kind, from start: Int, _ children: [Inline] = []) -> Inline {
    let end = min(max(start, position), bytes.count)
    return Inline(kind: kind, range: content.source(min(start, end)..<end), children: children)
  }

  /// An element between two equal markers.
  private mutating func marked(_ kind: Inline.Kind, width: Int, _ nodes: [ParsedNode]) -> Inline {
    let start = position
    position = min(bytes.count, position + width)
    let children = read(nodes)
    position = min(bytes.count, position + width)
    return element(kind, from: start, children)
  }

  private mutating func link(_ kind: Inline.Kind, _ nodes: [ParsedNode], from first: Int? = nil) -> Inline {
    let start = first ?? position
    switch bytes.at(position) {
    case "[":
      position += 1
      let children = read(nodes)
      position = LinkTail(bytes: bytes).end(closing: min(position, bytes.count))
      return element(kind, from: start, children)
    case "<":
      let inner = position + 1
      let end = bytes.offset(of: ">", from: inner, to: bytes.count) ?? bytes.count
      position = min(bytes.count, end + 1)
      let text = Inline(
        kind: .text(nodes.first?.literal ?? ""), range: content.source(min(inner, end)..<end), children: [])
      return element(kind, from: start, [text])
    default:
      let children = read(nodes)
      return element(kind, from: start, children)
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

  /// Moves over the source of a text: its bytes, or the escapes and entities that gave them. Gives back where it
  /// begins, which is further on where marks before it are nobody's: elements too deep are left out.
  private mutating func skip(text: [UInt8]) -> Int? {
    var read = 0
    var first: Int?
    while read < text.count, position < bytes.count {
      let here = position
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
      } else if let found = (position..<min(position + 64, bytes.count)).first(where: {
        bytes[$0] == text[read]
      }) {
        position = found
        continue
      } else {
        return first
      }
      first = first ?? here
    }
    return first
  }
}
