// Taking a comment command out of a text, or single rules out of it, so that what stands around reads as before.

import Findings
import Markdown

/// The removal of comment commands from one file.
struct CommentRemoval {
  let bytes: [UInt8]
  /// Whether the file is Markdown, where a line that goes can join two paragraphs.
  let isMarkdown: Bool
  private let lines: LineIndex

  init(_ bytes: [UInt8], isMarkdown: Bool) {
    self.bytes = bytes
    self.isMarkdown = isMarkdown
    lines = LineIndex(bytes)
  }

  /// The edit that makes a cut; nil for one that changes nothing.
  func edit(_ cut: CommentCut) -> SourceEdit? {
    switch cut.kind {
    case .held: nil
    case .rules(let rules): ruleEdit(in: cut.range, without: rules)
    case .whole: wholeEdit(cut.range)
    }
  }

  // MARK: The whole comment

  private func wholeEdit(_ range: Range<Int>) -> SourceEdit {
    let before = lineStart(of: range)..<range.lowerBound
    let after = range.upperBound..<lines.range(ofLine: lines.line(at: range.upperBound)).upperBound
    switch (isBlank(before), isBlank(after)) {
    case (true, true): return lineEdit(range)
    case (true, false): return SourceEdit(range: range.lowerBound..<blanksEnd(after), replacement: "")
    case (false, true): return SourceEdit(range: blanksStart(before)..<range.upperBound, replacement: "")
    case (false, false): return innerEdit(range, before, after)
    }
  }

  /// A comment between code: one of the blanks around it stays, since a comment parts words as a blank does.
  private func innerEdit(_ range: Range<Int>, _ before: Range<Int>, _ after: Range<Int>) -> SourceEdit {
    let (start, end) = (blanksStart(before), blanksEnd(after))
    if end > range.upperBound { return SourceEdit(range: start..<range.upperBound, replacement: "") }
    let isGlued =
      !isMarkdown && start == range.lowerBound && joins(bytes[before].last) && joins(bytes[after].first)
    return SourceEdit(range: range, replacement: isGlued ? " " : "")
  }

  /// Whether a byte would be read together with one beside it.
  private func joins(_ byte: UInt8?) -> Bool { byte.map { !"(){}[],;".utf8.contains($0) } ?? false }

  /// A comment that stands alone goes with its lines. Between two paragraphs an empty line is left.
  private func lineEdit(_ range: Range<Int>) -> SourceEdit {
    let start = lineStart(of: range)
    let last = lines.line(at: range.upperBound)
    let gone = SourceEdit(range: start..<lines.fullRange(ofLine: last).upperBound, replacement: "")
    guard isMarkdown else { return gone }
    let emptied = SourceEdit(range: start..<lines.range(ofLine: last).upperBound, replacement: "")
    let outline = Self.outline(of: bytes)
    return [gone, emptied].first { Self.outline(of: bytes.applying([$0])) == outline } ?? gone
  }

  /// The kinds of the blocks in their order, comments left out.
  private static func outline(of bytes: [UInt8]) -> [String] {
    func kinds(_ block: Block) -> [String] {
      let inner = block.children.flatMap(kinds)
      return switch block.kind {
      case .html(isComment: true): []
      case .html: ["html"]
      case .paragraph: ["paragraph"]
      case .heading(let heading): ["heading \(heading.level)"]
      case .list: ["list"] + inner
      case .item: ["item"] + inner
      case .quote: ["quote"] + inner
      case .code: ["code"]
      case .rule: ["rule"]
      case .table: ["table"] + inner
      case .row, .cell: ["part"] + inner
      }
    }
    return Document(String(decoding: bytes, as: UTF8.self)).blocks.flatMap(kinds)
  }

  // MARK: Single rules

  private func ruleEdit(in range: Range<Int>, without rules: Set<String>) -> SourceEdit? {
    let ids = words(in: range).drop { !$0.text.hasPrefix("bridgekeeper:") }.dropFirst()
      .prefix { $0.text != "-" }
    guard let first = ids.first, let last = ids.last else { return nil }
    let kept = ids.map { $0.text.hasSuffix(",") ? String($0.text.dropLast()) : $0.text }
      .filter { !rules.contains($0) }
    let separator = ids.contains { $0.text.hasSuffix(",") } ? ", " : " "
    return SourceEdit(
      range: first.range.lowerBound..<last.range.upperBound, replacement: kept.joined(separator: separator))
  }

  /// The words of a comment with their bytes, its marks left out.
  private func words(in range: Range<Int>) -> [(text: String, range: Range<Int>)] {
    let closing = ["-->", "*/"].first { bytes[range].suffix($0.utf8.count).elementsEqual($0.utf8) } ?? ""
    let inner = range.lowerBound..<(range.upperBound - closing.utf8.count)
    return bytes[inner].split { $0 <= 0x20 }.map { word in
      (String(decoding: word, as: UTF8.self), word.startIndex..<word.endIndex)
    }
  }

  // MARK: Blanks

  /// The first byte of the line on which a comment begins, a byte-order mark left out.
  private func lineStart(of range: Range<Int>) -> Int {
    let start = lines.range(ofLine: lines.line(at: range.lowerBound)).lowerBound
    return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }

  private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  private func blanksStart(_ range: Range<Int>) -> Int {
    range.upperBound - bytes[range].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  private func blanksEnd(_ range: Range<Int>) -> Int {
    range.lowerBound + bytes[range].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }
}
