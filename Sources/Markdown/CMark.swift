// The only file that knows cmark-gfm. It parses bytes and hands out plain values; no pointer leaves it.

import CCMarkGFM

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Document {
  /// The parser behind every document, as it was linked: `cmark-gfm 0.29.0.gfm.6`.
  public static var parser: String { "cmark-gfm " + String(cString: cmark_version_string()) }
}

/// The parser behind its values.
enum CMark {
  /// The deepest inline elements that are kept apart; deeper ones are handed out flat.
  private static let inlineDepth = 64
  /// The deepest tree; the bound on nesting is checked before, this one only keeps the recursion small.
  private static let depth = 1000

  /// The blocks of `bytes` at the top level, with everything in them.
  ///
  /// cmark-gfm changes tables of its own while it parses inlines, so only one thread at a time may be in it.
  static func parse(_ bytes: [UInt8]) -> [ParsedNode] {
    lock.acquire()
    defer { lock.release() }
    guard let parser = makeParser() else { return [] }
    defer { cmark_parser_free(parser) }
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      cmark_parser_feed(parser, start.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    guard let root = cmark_parser_finish(parser) else { return [] }
    defer { cmark_node_free(root) }
    return children(of: root, depth: 0, inlineDepth: 0)
  }

  private static let lock = Lock()
  private static let registered: Void = cmark_gfm_core_extensions_ensure_registered()

  private static func makeParser() -> OpaquePointer? {
    registered
    let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      guard let found = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, found)
    }
    return parser
  }

  private typealias Node = OpaquePointer

  private static func children(of node: Node, depth: Int, inlineDepth: Int) -> [ParsedNode] {
    guard depth < Self.depth else { return [] }
    guard inlineDepth < Self.inlineDepth else { return leaves(of: node) }
    var result: [ParsedNode] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      var value = self.value(of: child)
      let isInline = value.kind.isInline
      value.children = children(of: child, depth: depth + 1, inlineDepth: isInline ? inlineDepth + 1 : 0)
      result.append(value)
      next = cmark_node_next(child)
    }
    return result
  }

  /// What stands below `node`, without recursion: leaves, links around one text, and the starts and ends of others.
  private static func leaves(of node: Node) -> [ParsedNode] {
    guard let iterator = cmark_iter_new(node) else { return [] }
    defer { cmark_iter_free(iterator) }
    var result: [ParsedNode] = []
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE || event == CMARK_EVENT_NONE { return result }
      guard let current = cmark_iter_get_node(iterator), current != node else { continue }
      var value = self.value(of: current)
      if let text = onlyText(of: current), case .link = value.kind {
        value.children = [self.value(of: text)]
        cmark_iter_reset(iterator, current, CMARK_EVENT_EXIT)
      } else if cmark_node_first_child(current) != nil {
        value.part = event == CMARK_EVENT_ENTER ? .start : .end
      } else if event == CMARK_EVENT_EXIT {
        // A link without a text is entered and left, and whole already.
        continue
      }
      result.append(value)
    }
  }

  private static func onlyText(of node: Node) -> Node? {
    guard let child = cmark_node_first_child(node), cmark_node_next(child) == nil,
      cmark_node_get_type(child) == CMARK_NODE_TEXT
    else { return nil }
    return child
  }

  private static func value(of node: Node) -> ParsedNode {
    ParsedNode(
      kind: kind(of: node), startLine: Int(cmark_node_get_start_line(node)),
      endLine: Int(cmark_node_get_end_line(node)),
      startColumn: Int(cmark_node_get_start_column(node)), literal: string(cmark_node_get_literal(node)),
      children: [])
  }

  private static func kind(of node: Node) -> ParsedNode.Kind {
    blockKind(of: node) ?? inlineKind(of: node) ?? extensionKind(of: node)
  }

  private static func blockKind(of node: Node) -> ParsedNode.Kind? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE: return .quote
    case CMARK_NODE_LIST:
      return .list(delimiter: listDelimiter(of: node), start: Int(cmark_node_get_list_start(node)))
    case CMARK_NODE_ITEM: return extensionKind(of: node, otherwise: .item)
    case CMARK_NODE_CODE_BLOCK:
      return .code(isFenced: isFenced(node), info: string(cmark_node_get_fence_info(node)))
    case CMARK_NODE_HTML_BLOCK: return .html
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_HEADING: return .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_THEMATIC_BREAK: return .rule
    default: return nil
    }
  }

  private static func inlineKind(of node: Node) -> ParsedNode.Kind? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: return .text
    case CMARK_NODE_SOFTBREAK: return .softBreak
    case CMARK_NODE_LINEBREAK: return .lineBreak
    case CMARK_NODE_CODE: return .codeSpan
    case CMARK_NODE_HTML_INLINE: return .inlineHTML
    case CMARK_NODE_EMPH: return .emphasis
    case CMARK_NODE_STRONG: return .strong
    case CMARK_NODE_LINK: return .link(string(cmark_node_get_url(node)))
    case CMARK_NODE_IMAGE: return .image(string(cmark_node_get_url(node)))
    default: return nil
    }
  }

  private static func extensionKind(of node: Node, otherwise: ParsedNode.Kind = .unknown) -> ParsedNode.Kind {
    switch string(cmark_node_get_type_string(node)) {
    case "table": return .table(alignments: alignments(of: node))
    case "table_row", "table_header": return .row
    case "table_cell": return .cell
    case "strikethrough": return .strikethrough
    case "tasklist": return .taskItem(isChecked: cmark_gfm_extensions_get_tasklist_item_checked(node))
    default: return otherwise
    }
  }

  private static func listDelimiter(of node: Node) -> ParsedNode.ListDelimiter {
    guard cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else { return .bullet }
    return cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM ? .parenthesis : .period
  }

  private static func isFenced(_ node: Node) -> Bool {
    var length: CInt = 0
    var offset: CInt = 0
    var character: CChar = 0
    return cmark_node_get_fenced(node, &length, &offset, &character) != 0
  }

  private static func alignments(of node: Node) -> [Block.Table.Alignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    guard let letters = cmark_gfm_extensions_get_table_alignments(node) else { return [] }
    return (0..<count).map {
      switch letters[$0] {
      case UInt8(ascii: "l"): return .left
      case UInt8(ascii: "c"): return .center
      case UInt8(ascii: "r"): return .right
      default: return .none
      }
    }
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

/// A lock that lives as long as the process.
private struct Lock: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  func acquire() { pthread_mutex_lock(mutex) }
  func release() { pthread_mutex_unlock(mutex) }
}
