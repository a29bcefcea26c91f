// The bounds that a text must keep before cmark-gfm sees it. Some inputs make the parser abort or work for
// minutes (deep nesting, tables tried again at every line, addresses and brackets searched over and over),
// and a memory file in a pull request must not be able to do that. Each bound is far above what people write.

/// The bounds on a text that is given to the parser, and the check that it keeps them.
enum ParseLimits {
  /// The most bytes of a document. Claude Code skips memory files above this size as well.
  static let bytes = 4 << 20
  /// The most block quotes and lists inside each other.
  static let nesting = 100
  /// The most cells of all tables together, the empty ones that fill up short rows too.
  static let tableCells = 100_000
  /// The most steps for finding out whether the lines above a delimiter row are its table's head.
  static let tableSearch = 100_000_000
  /// The most steps for finding the ends of addresses.
  static let addressSearch = 500_000_000
  /// The most comments: what people say in them is read, and held against every finding.
  static let comments = 5_000
  /// The most bytes of link destinations once every reference has its own copy.
  static let linkBytes = 100_000_000

  /// The first bound that `bytes` breaks. `bytes` have line endings LF or CRLF only.
  static func problem(in bytes: [UInt8], lines: LineIndex) -> DocumentProblem? {
    guard bytes.count <= Self.bytes else {
      return DocumentProblem(
        line: 1, reason: "the file has \(bytes.count) bytes, more than \(Self.bytes)",
        fix: "split the file; agents skip memory files of this size")
    }
    let comments = bytes.indices.count { bytes[$0] == "<" && bytes[$0...].starts(with: Array("<!--".utf8)) }
    guard comments <= Self.comments else {
      return DocumentProblem(
        line: 1, reason: "the file has \(comments) comments, more than \(Self.comments)",
        fix: "remove comments, or split the file")
    }
    var nesting = NestingEstimate()
    var work = WorkEstimate()
    for line in 1...lines.count {
      let range = lines.range(ofLine: line)
      let prefix = LinePrefix(bytes, range)
      if let depth = nesting.add(prefix, isBlank: prefix.end == range.upperBound) {
        return DocumentProblem(
          line: line, reason: "quotes and lists are nested \(depth) deep, more than \(Self.nesting)",
          fix: "remove the nesting")
      }
      if let reason = work.add(bytes, prefix.end..<range.upperBound) {
        return DocumentProblem(
          line: line, reason: reason, fix: "shorten the paragraph or table, or split the file")
      }
    }
    return work.finish().map {
      DocumentProblem(line: lines.count, reason: $0, fix: "shorten the paragraph or table, or split the file")
    }
  }
}

/// The part of a line that may open or continue quotes and lists: blanks, `>` and list markers.
struct LinePrefix {
  /// The offset of the first byte after the prefix.
  let end: Int
  /// How many bytes the prefix has, a tab counted as four.
  let width: Int
  /// How many quote and list markers it holds, none in a line that is a rule.
  let markers: Int

  init(_ bytes: [UInt8], _ line: Range<Int>) {
    var offset = line.lowerBound
    var width = 0
    var markers = 0
    while offset < line.upperBound {
      let length = Self.markerLength(bytes, offset, line.upperBound)
      if length > 0 {
        markers += 1
      } else if !bytes[offset].isBlank {
        break
      }
      width += bytes[offset] == UInt8.tab ? 4 : max(1, length)
      offset += max(1, length)
    }
    self.end = offset
    self.width = width
    self.markers = Self.isRule(bytes, line) ? 0 : markers
  }

  /// The length of the list or quote marker at `offset`, or 0. A list marker needs a blank or the line's end
  /// after it.
  private static func markerLength(_ bytes: [UInt8], _ offset: Int, _ end: Int) -> Int {
    let byte = bytes[offset]
    if byte == ">" { return 1 }
    var length = 1
    if byte.isDigit {
      while length < 10, offset + length < end, bytes[offset + length].isDigit { length += 1 }
      guard offset + length < end, bytes[offset + length] == "." || bytes[offset + length] == ")" else {
        return 0
      }
      length += 1
    } else if byte != "-", byte != "+", byte != "*" {
      return 0
    }
    return offset + length == end || bytes[offset + length].isBlank ? length : 0
  }

  /// Whether the line is made of one of `-`, `*`, `_` and blanks only.
  private static func isRule(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    let content = bytes.trimmingBlanks(line)
    guard let first = bytes.at(content.lowerBound), first == "-" || first == "*" || first == "_" else {
      return false
    }
    return content.allSatisfy { bytes[$0] == first || bytes[$0].isBlank }
  }
}

/// An upper bound on how deep quotes and lists are nested, line by line.
struct NestingEstimate {
  private var depth = 0

  /// Takes the next line and returns the depth when it is over the bound.
  ///
  /// A line keeps at most one open block for two columns of its prefix, so code that is only indented adds
  /// nothing.
  mutating func add(_ prefix: LinePrefix, isBlank: Bool) -> Int? {
    if isBlank, prefix.markers == 0 { return nil }
    depth = min(depth, prefix.width / 2 + 1) + prefix.markers
    return depth > ParseLimits.nesting ? depth : nil
  }
}
