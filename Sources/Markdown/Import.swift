// `@path` imports: a memory file can pull in another by naming it after an at sign in running text.

/// Something with the form of an import: an at sign and a path, outside code and comments.
public struct Import: Sendable, Equatable {
  /// The path as written, without the at sign.
  public let path: String
  /// The bytes from the at sign to the end of the path.
  public let range: Range<Int>
  /// The 1-based line of the at sign.
  public let line: Int
  /// The 1-based UTF-8 column of the at sign.
  public let column: Int

  /// The imports in `blocks`, in the order of the text.
  static func find(in blocks: [Block], comments: [Comment], bytes: [UInt8], lines: LineIndex) -> [Import] {
    var finder = ImportFinder(bytes: bytes, lines: lines, comments: comments.map(\.range))
    finder.look(at: blocks)
    return finder.imports
  }
}

/// Looks for imports in the text of blocks.
///
/// How a path ends is not documented. Here an at sign counts that no letter, digit, underscore, dot, slash,
/// hyphen or backslash stands before; the path ends at white space or one of `` `<>'"(){}[],;: ``, and marks
/// that close a sentence or an emphasis are not part of it.
private struct ImportFinder {
  let bytes: [UInt8]
  let lines: LineIndex
  let comments: [Range<Int>]
  var imports: [Import] = []
  private var nextComment = 0

  init(bytes: [UInt8], lines: LineIndex, comments: [Range<Int>]) {
    self.bytes = bytes
    self.lines = lines
    self.comments = comments
  }

  mutating func look(at blocks: [Block]) {
    for block in blocks {
      switch block.kind {
      case .paragraph, .heading, .cell: look(in: block.range, except: excluded(in: block))
      case .html: look(in: block.range, except: comments(in: block.range))
      case .list, .item, .quote, .table, .row: look(at: block.children)
      case .code, .rule: break
      }
    }
  }

  private func excluded(in block: Block) -> [Range<Int>] {
    block.inlines.flattened.compactMap {
      switch $0.kind {
      case .code, .html: return $0.range
      default: return nil
      }
    }
  }

  private mutating func comments(in range: Range<Int>) -> [Range<Int>] {
    while nextComment < comments.count, comments[nextComment].upperBound <= range.lowerBound {
      nextComment += 1
    }
    return Array(comments[nextComment...].prefix { $0.lowerBound < range.upperBound })
  }

  private mutating func look(in range: Range<Int>, except excluded: [Range<Int>]) {
    var offset = range.lowerBound
    for gap in excluded + [range.upperBound..<range.upperBound] {
      while offset < gap.lowerBound {
        guard bytes[offset] == "@", canPrecede(offset) else {
          offset += 1
          continue
        }
        offset = add(from: offset, to: gap.lowerBound)
      }
      offset = max(offset, gap.upperBound)
    }
  }

  private func canPrecede(_ offset: Int) -> Bool {
    guard let before = bytes.at(offset - 1) else { return true }
    return !before.isLetter && !before.isDigit && before < 0x80 && before != "_" && before != "."
      && before != "/"
      && before != "-" && before != "\\" && before != "@"
  }

  private mutating func add(from start: Int, to end: Int) -> Int {
    var close = start + 1
    while close < end, !Self.ends(bytes[close]) { close += 1 }
    let next = close
    while close > start + 1, Self.closes(bytes[close - 1]) { close -= 1 }
    guard close > start + 1 else { return next }
    imports.append(
      Import(
        path: bytes.string(start + 1..<close), range: start..<close, line: lines.line(at: start),
        column: lines.column(at: start)))
    return next
  }

  private static func ends(_ byte: UInt8) -> Bool {
    switch byte {
    case "`", "<", ">", "'", "\"", "(", ")", "{", "}", "[", "]", ",", ";", ":": return true
    default: return byte.isSpace
    }
  }

  private static func closes(_ byte: UInt8) -> Bool {
    switch byte {
    case ".", "!", "?", "*", "_", "~": return true
    default: return false
    }
  }
}
