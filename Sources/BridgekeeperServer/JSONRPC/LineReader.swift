// Bytes as they come in → lines, of which none can grow without bounds.

/// Cuts a stream of bytes into lines.
public struct LineReader: Sendable {
  /// A line, without its newline.
  public enum Line: Sendable, Equatable {
    /// One of a size that is looked at.
    case bytes([UInt8])
    /// One that is too long; its bytes are not kept.
    case tooLong
  }

  /// How many bytes a line may have.
  private let limit: Int
  private var pending: [UInt8] = []
  private var isSkipping = false

  /// A reader at the start of a stream.
  public init(limit: Int = 4 << 20) { self.limit = limit }

  /// Takes more bytes; gives back the lines that are complete now. Blank ones are left out.
  public mutating func take(_ bytes: some Collection<UInt8>) -> [Line] {
    var lines: [Line] = []
    // An array of its own: the code for any collection takes each byte through several calls.
    var rest = Array(bytes)[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      keep(rest[..<end])
      lines += finish()
      rest = rest[(end + 1)...]
    }
    keep(rest)
    return lines
  }

  /// The line at the end of the stream that no newline ends, where there is one.
  public mutating func end() -> [Line] { finish() }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    guard !isSkipping else { return }
    pending += bytes
    guard pending.count > limit else { return }
    isSkipping = true
    pending = []
  }

  private mutating func finish() -> [Line] {
    defer { (pending, isSkipping) = ([], false) }
    if isSkipping { return [.tooLong] }
    let isBlank = pending.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == 0x0D }
    return isBlank ? [] : [.bytes(pending)]
  }
}
