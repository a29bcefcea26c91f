// Whole words in text, found by their bytes.

/// Finds whole words in a text.
enum WordSearch {
  /// Hands over each word at or after a line with its 1-based line. A word is as long as a name can be; lines end
  /// where LF, CR or CRLF end them.
  static func eachWord(
    in text: String, from start: Int = 1, _ take: (_ word: ArraySlice<UInt8>, _ line: Int) -> Void
  ) {
    let bytes = Array(text.utf8)
    var line = 1
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      guard !isNameByte(byte) else {
        let end = bytes[place...].firstIndex { !isNameByte($0) } ?? bytes.count
        if line >= start { take(bytes[place..<end], line) }
        place = end
        continue
      }
      let isSecondOfTwo = byte == UInt8(ascii: "\n") && place > 0 && bytes[place - 1] == UInt8(ascii: "\r")
      if byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") && !isSecondOfTwo { line += 1 }
      place += 1
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
