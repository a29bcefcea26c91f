// Whole words in text, found by their bytes.

/// Finds a whole word in a text.
enum WordSearch {
  /// The 1-based line of the word's first place at or after a line, or nil. A word does not stand inside a
  /// longer name; lines end where LF, CR or CRLF end them.
  static func firstLine(of word: [UInt8], in text: String, from start: Int = 1) -> Int? {
    guard let first = word.first else { return nil }
    var line = 1
    var previous: UInt8 = 0
    let bytes = Array(text.utf8)
    for place in bytes.indices {
      let byte = bytes[place]
      if line >= start && byte == first && !isNameByte(previous) && matches(word, in: bytes, at: place) {
        return line
      }
      if byte == UInt8(ascii: "\r") || (byte == UInt8(ascii: "\n") && previous != UInt8(ascii: "\r")) {
        line += 1
      }
      previous = byte
    }
    return nil
  }

  private static func matches(_ word: [UInt8], in bytes: [UInt8], at place: Int) -> Bool {
    let end = place + word.count
    guard end <= bytes.count, bytes[place..<end].elementsEqual(word) else { return false }
    return end == bytes.count || !isNameByte(bytes[end])
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
