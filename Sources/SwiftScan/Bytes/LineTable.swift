// From byte offsets to lines and columns, for every kind of line end.

/// The starts of a text's lines. A line ends at LF, CRLF or CR.
struct LineTable: Sendable {
  /// Bytes; no source that is read has more of them than fit.
  private let starts: [UInt32]

  /// The lines of the given bytes.
  init(_ bytes: some Collection<UInt8>) {
    self = bytes.withContiguousStorageIfAvailable { LineTable($0) } ?? LineTable(Array(bytes))
  }

  /// The lines of a text.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    var starts: [UInt32] = [0]
    var at = 0
    while at < text.count {
      let byte = text[at]
      at += 1
      if byte == 0x0A || (byte == 0x0D && (at == text.count || text[at] != 0x0A)) {
        starts.append(UInt32(truncatingIfNeeded: at))
      }
    }
    self.starts = starts
  }

  /// The line of an offset, 1-based.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line and column of an offset.
  func place(at offset: Int) -> SourcePlace {
    let line = line(at: offset)
    return SourcePlace(line: line, column: offset - Int(starts[line - 1]) + 1)
  }
}
