// The text that findings point into: formats count columns in other units than findings do.

/// The bytes of a file with its lines. A line ends at LF, CR or CRLF, as for the compiler and for Markdown.
public struct SourceText: Sendable, Equatable {
  /// The whole file, a byte-order mark included.
  public let bytes: [UInt8]

  /// The offset of each line's first byte; a byte-order mark belongs to no line.
  private let lineStarts: [Int]

  /// The text of a file's bytes, whatever they are.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (offset, byte) in bytes.enumerated() {
      let isEnd = byte == 0x0A || (byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A))
      if isEnd { starts.append(offset + 1) }
    }
    lineStarts = starts
  }

  /// A column in UTF-16 units, 1-based, for one in UTF-8 bytes plus one; a column behind the line's end
  /// becomes the one right behind its last character, and one on a line that is not there stays.
  public func utf16Column(_ column: Int, onLine line: Int) -> Int {
    guard lineStarts.indices.contains(line - 1) else { return column }
    let start = lineStarts[line - 1]
    let before = bytes[start...].prefix(max(0, column - 1)).prefix { $0 != 0x0A && $0 != 0x0D }
    return 1 + before.reduce(0) { $0 + Self.utf16Units(startedBy: $1) }
  }

  /// How many UTF-16 units the character has that a byte begins: none for a byte in its middle.
  private static func utf16Units(startedBy byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
