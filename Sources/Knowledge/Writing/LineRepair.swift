// What has to change in a line so that it stays text wherever it stands: one round of repairs, as edits.

import Markdown

/// The repairs of a document that is one paragraph.
struct LineRepair {
  private let document: Document
  /// The repairs; none when the line is as it should be.
  private(set) var edits: [Edit] = []

  init(_ document: Document) {
    self.document = document
    let inlines = document.blocks.flatMap(\.inlines)
    let texts = inlines.flattened.filter { $0.isText }.map(\.range)
    for found in document.imports where texts.contains(where: { $0.contains(found.range.lowerBound) }) {
      let end = endOfAttribute(found.range.upperBound)
      let code = "`" + document.text(of: found.range.lowerBound..<end) + "`"
      edits.append(Edit(found.range.lowerBound..<end, code))
    }
    if edits.isEmpty { inlines.forEach { repair($0) } }
  }

  /// The end of an attribute's arguments, when they follow at once: `@Environment(\.dismiss)`.
  private func endOfAttribute(_ offset: Int) -> Int {
    let bytes = document.bytes
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "(") else { return offset }
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: ")"), bytes[end] != UInt8(ascii: "`") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: ")") ? end + 1 : offset
  }

  private mutating func repair(_ inline: Inline) {
    switch inline.kind {
    case .text: escape(inline.range)
    case .html: edits.append(Edit(inline.range.lowerBound..<inline.range.lowerBound, "\\"))
    case .link where isBareURL(inline): edits.append(Edit(inline.range, link(to: inline.range)))
    case .strong, .emphasis, .strikethrough, .link, .image: inline.children.forEach { repair($0) }
    case .code, .softBreak, .lineBreak: break
    }
  }

  private func isBareURL(_ inline: Inline) -> Bool {
    let source = document.text(of: inline.range)
    return source.hasPrefix("http://") || source.hasPrefix("https://")
  }

  /// A link with the host as its text.
  private func link(to range: Range<Int>) -> String {
    let address = document.text(of: range)
    let rest = address.drop { $0 != ":" }.drop { $0 == ":" || $0 == "/" }
    let host = String(rest.prefix { !"/?#:".contains($0) })
    let name = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    let target = address.contains { "()".contains($0) } ? "<\(address)>" : address
    return "[\(name.isEmpty ? "link" : name)](\(target))"
  }

  /// Escapes what could become markup together with the text around it.
  private mutating func escape(_ range: Range<Int>) {
    let bytes = document.bytes
    let space = UInt8(ascii: " ")
    var offset = range.lowerBound
    while offset < range.upperBound {
      let next = bytes.at(offset + 1) ?? space
      if bytes[offset] == UInt8(ascii: "\\"), next.isASCIIMark {
        offset += 2
        continue
      }
      if needsEscape(bytes[offset], between: bytes.at(offset - 1) ?? space, and: next) {
        edits.append(Edit(offset..<offset, "\\"))
      }
      offset += 1
    }
  }

  private func needsEscape(_ byte: UInt8, between previous: UInt8, and next: UInt8) -> Bool {
    let space = UInt8(ascii: " ")
    let isFree = previous == space && next == space
    switch byte {
    case UInt8(ascii: "`"), UInt8(ascii: "\\"): return true
    case UInt8(ascii: "<"): return next != space
    case UInt8(ascii: "*"): return !isFree
    case UInt8(ascii: "_"): return !isFree && !(previous.isWordByte && next.isWordByte)
    default: return false
    }
  }
}

extension [UInt8] {
  /// The byte at `offset`, or nil where there is none.
  fileprivate func at(_ offset: Int) -> UInt8? { indices.contains(offset) ? self[offset] : nil }
}

extension UInt8 {
  /// Whether the byte is an ASCII punctuation mark, which a backslash escapes.
  fileprivate var isASCIIMark: Bool { (0x21...0x7E).contains(self) && !isWordByte }

  /// Whether the byte is an ASCII letter or digit, or part of a longer character.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      return true
    default: return false
    }
  }
}

extension Inline {
  fileprivate var isText: Bool {
    guard case .text = kind else { return false }
    return true
  }
}
