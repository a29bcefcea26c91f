// A node tree on one line, so that a test case can say what it expects in a few characters.

import YAML

/// A tree on one line: plain scalars bare, quoted ones in `"…"`, lists in `[]`, mappings in `{}`.
func outline(_ node: YAMLNode?) -> String {
  guard let node else { return "(empty)" }
  let tag = node.tag.map { "!\($0) " } ?? ""
  switch node.content {
  case .scalar(let scalar): return tag + (scalar.style == .plain ? scalar.text : scalar.text.debugDescription)
  case .sequence(let items): return tag + "[" + items.map { outline($0) }.joined(separator: ", ") + "]"
  case .mapping(let entries):
    return tag + "{"
      + entries.map { outline($0.key) + ": " + outline($0.value) }.joined(separator: ", ") + "}"
  }
}

/// Every node of a tree with its place, depth first: `1:1-1:2 a`.
func places(_ node: YAMLNode?) -> [String] {
  guard let node else { return [] }
  let span = "\(node.start.line):\(node.start.column)-\(node.end.line):\(node.end.column)"
  switch node.content {
  case .scalar(let scalar): return ["\(span) \(scalar.text)"]
  case .sequence(let items): return ["\(span) []"] + items.flatMap { places($0) }
  case .mapping(let entries):
    return ["\(span) {}"] + entries.flatMap { places($0.key) + places($0.value) }
  }
}
