// What must hold of the ranges in every document, whatever its text.

import Markdown

/// Checks the ranges of a document and collects what is wrong with them.
struct RangeChecks {
  private let document: Document
  private(set) var faults: [String] = []

  init(_ document: Document) {
    self.document = document
    check(document.blocks, within: 0..<document.bytes.count)
    for comment in document.comments {
      if !document.text(of: comment.range).begins(with: "<!--") { fault("comment", comment.range) }
      if comment.isClosed, !document.text(of: comment.range).ends(with: "-->") {
        fault("comment end", comment.range)
      }
    }
    for found in document.imports where document.text(of: found.range) != "@" + found.path {
      fault("import \(found.path)", found.range)
    }
    for definition in document.definitions where !document.text(of: definition.range).begins(with: "[") {
      fault("definition", definition.range)
    }
  }

  private mutating func fault(_ what: String, _ range: Range<Int>) {
    faults.append(
      "line \(document.lines.line(at: range.lowerBound)): \(what): "
        + document.text(of: range).debugDescription
    )
  }

  private mutating func check(_ blocks: [Block], within outer: Range<Int>) {
    var position = outer.lowerBound
    for block in blocks {
      let range = block.range
      if range.lowerBound < position || range.upperBound > outer.upperBound {
        fault("\(block.kind) out of place", range)
      }
      position = max(position, range.upperBound)
      let lines =
        document.lines.line(
          at: range.lowerBound)...document.lines.line(at: max(range.lowerBound, range.upperBound - 1))
      if lines != block.lines { fault("\(block.kind) lines \(block.lines), bytes \(lines)", range) }
      if let last = document.bytes[range].last, last == 0x20 || last == 0x0A {
        fault("\(block.kind) ends blank", range)
      }
      check(block.children, within: range)
      checkInlines(block.inlines, within: range)
    }
  }

  private mutating func checkInlines(_ inlines: [Inline], within outer: Range<Int>) {
    var position = outer.lowerBound
    for inline in inlines {
      let range = inline.range
      if range.lowerBound < position || range.upperBound > outer.upperBound {
        fault("\(inline.kind) out of place in \(outer)", range)
        continue
      }
      position = range.upperBound
      if !looksRight(inline) { fault("\(inline.kind)", range) }
      checkInlines(inline.children, within: range)
    }
  }

  private func looksRight(_ inline: Inline) -> Bool {
    let source = document.text(of: inline.range)
    switch inline.kind {
    case .text(let text):
      // What is left of a tab is blanks.
      let blanks = source.begins(with: "\t") && source.drop { $0 == "\t" } == text.drop { $0 == " " }
      return source == text || blanks || source.hasAny(of: "\\&\0")
    case .code(let text):
      let inner = source.unicodeScalars.drop { $0 == "`" }
      return source.begins(with: "`") && source.ends(with: "`")
        && Self.letters(inner).starts(with: Self.letters(text.unicodeScalars[...]).prefix(20))
    case .softBreak: return source.contains { $0.isNewline }
    case .lineBreak:
      return source.contains { $0.isNewline } && (source.begins(with: "\\") || source.contains("  "))
    case .html: return source.begins(with: "<") && source.ends(with: ">")
    case .emphasis: return Self.isBetween(["*", "_"], source)
    case .strong: return Self.isBetween(["**", "__"], source)
    case .strikethrough: return Self.isBetween(["~", "~~"], source)
    case .image: return source.begins(with: "![") && (source.ends(with: ")") || source.ends(with: "]"))
    case .link:
      if source.begins(with: "[") { return source.ends(with: ")") || source.ends(with: "]") }
      if source.begins(with: "<") { return source.ends(with: ">") }
      return source == inline.plainText || source.hasAny(of: "&\\\0")
    }
  }

  private static func letters(_ text: Substring.UnicodeScalarView) -> [Unicode.Scalar] {
    text.filter { !$0.properties.isWhitespace && !">\\\0\u{1}".unicodeScalars.contains($0) }
  }

  private static func isBetween(_ marks: [String], _ source: String) -> Bool {
    marks.contains {
      source.utf8.count > 2 * $0.utf8.count && source.begins(with: $0) && source.ends(with: $0)
    }
  }
}

/// By scalars: a mark and an accent behind it are one character, but the mark is one nevertheless.
extension String {
  fileprivate func begins(with mark: String) -> Bool { unicodeScalars.starts(with: mark.unicodeScalars) }

  fileprivate func ends(with mark: String) -> Bool {
    unicodeScalars.reversed().starts(with: mark.unicodeScalars.reversed())
  }

  fileprivate func hasAny(of marks: String) -> Bool {
    unicodeScalars.contains { marks.unicodeScalars.contains($0) }
  }
}
