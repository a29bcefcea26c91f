// A document's blocks in a few words, one line a block, to compare with what a case expects.

import Markdown

/// The blocks of a document, indented by depth: what they are, their lines, and their text.
func outline(_ document: Document) -> String {
  document.blocks.map { outline($0, of: document, depth: 0) }.joined(separator: "\n")
}

private func outline(_ block: Block, of document: Document, depth: Int) -> String {
  let indent = String(repeating: "  ", count: depth)
  let lines =
    block.lines.count == 1
    ? "\(block.lines.lowerBound)" : "\(block.lines.lowerBound)-\(block.lines.upperBound)"
  let own = "\(indent)\(describe(block, of: document)) @\(lines)"
  return ([own] + block.children.map { outline($0, of: document, depth: depth + 1) }).joined(separator: "\n")
}

private func describe(_ block: Block, of document: Document) -> String {
  switch block.kind {
  case .paragraph: return "paragraph [\(block.plainText)]"
  case .heading(let heading):
    return "h\(heading.level) \(describe(heading.style)) [\(document.text(of: heading.titleRange))]"
  case .list(let list): return describe(list)
  case .item(let item): return describe(item, of: document)
  case .quote: return "quote"
  case .code(let code): return describe(code, of: document)
  case .html(let isComment): return isComment ? "comment" : "html"
  case .rule: return "rule"
  case .table(let table): return "table \(table.alignments.map { "\($0)" }) delimiter \(table.delimiterLine)"
  case .row(let isHead): return isHead ? "head" : "row"
  case .cell: return "cell [\(document.text(of: block.range))]"
  }
}

private func describe(_ style: Block.Heading.Style) -> String {
  switch style {
  case .atx(let isClosed): return isClosed ? "closed" : "atx"
  case .setext: return "setext"
  }
}

private func describe(_ list: Block.List) -> String {
  let mark = String(UnicodeScalar(list.delimiter))
  return "list \(list.start.map(String.init) ?? "")\(mark) \(list.isTight ? "tight" : "loose")"
}

private func describe(_ item: Block.Item, of document: Document) -> String {
  let box = item.checkbox.map { " box \(document.text(of: $0.range)) \($0.isChecked)" } ?? ""
  return "item \(document.text(of: item.markerRange)) \(item.indent)/\(item.contentIndent)\(box)"
}

private func describe(_ code: Block.Code, of document: Document) -> String {
  let content = document.text(of: code.contentRange).debugDescription
  guard let fence = code.fence else { return "indented \(content)" }
  let mark = String(repeating: Character(UnicodeScalar(fence.byte)), count: fence.length)
  return "fence \(mark)\(fence.info)\(fence.isClosed ? "" : " open") \(content)"
}
