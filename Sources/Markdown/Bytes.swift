// Names for the bytes that Markdown gives a meaning, and the few questions asked of single bytes.

extension UInt8 {
  static let null: UInt8 = 0x00
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20

  static func ~= (pattern: Unicode.Scalar, byte: UInt8) -> Bool { pattern.value == UInt32(byte) }
  static func == (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) == character.value }
  static func != (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) != character.value }

  /// Space or tab.
  var isBlank: Bool { self == UInt8.space || self == UInt8.tab }
  /// Space, tab, line ending, vertical tab or form feed.
  var isSpace: Bool { self == UInt8.space || (0x09...0x0D).contains(self) }
  var isLineEnding: Bool { self == UInt8.lineFeed || self == UInt8.carriageReturn }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
  /// An ASCII character that a backslash escapes.
  var isPunctuation: Bool {
    (0x21...0x2F).contains(self) || (0x3A...0x40).contains(self) || (0x5B...0x60).contains(self)
      || (0x7B...0x7E).contains(self)
  }
}

extension UInt8? {
  static func ~= (pattern: Unicode.Scalar, byte: UInt8?) -> Bool { byte.map { $0 == pattern } ?? false }
  static func == (byte: UInt8?, character: Unicode.Scalar) -> Bool { byte.map { $0 == character } ?? false }
  static func != (byte: UInt8?, character: Unicode.Scalar) -> Bool { !(byte == character) }
}

extension [UInt8] {
  /// The byte at `offset`, or nil where there is none.
  func at(_ offset: Int) -> UInt8? { indices.contains(offset) ? self[offset] : nil }

  /// The length of the run of `byte` from `offset`, up to `end`.
  func run(of byte: UInt8, from offset: Int, to end: Int) -> Int {
    var position = offset
    while position < end, self[position] == byte { position += 1 }
    return position - offset
  }

  /// The first offset from `offset` whose byte is no space or tab, at most `end`.
  func skippingBlanks(from offset: Int, to end: Int) -> Int {
    var position = offset
    while position < end, self[position].isBlank { position += 1 }
    return position
  }

  /// The first offset from `offset` whose byte is no white space, at most `end`.
  func skippingSpace(from offset: Int, to end: Int) -> Int {
    var position = offset
    while position < end, self[position].isSpace { position += 1 }
    return position
  }

  /// `range` without spaces and tabs at either end.
  func trimmingBlanks(_ range: Range<Int>) -> Range<Int> {
    let start = skippingBlanks(from: range.lowerBound, to: range.upperBound)
    var end = range.upperBound
    while end > start, self[end - 1].isBlank { end -= 1 }
    return start..<end
  }

  /// Whether `text` stands at `offset`.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.utf8CodeUnitCount <= count else { return false }
    return text.withUTF8Buffer { wanted in
      wanted.indices.allSatisfy { self[offset + $0] == wanted[$0] }
    }
  }

  /// The offset of the next `text` from `offset` up to `end`, or nil.
  func offset(of text: StaticString, from offset: Int, to end: Int) -> Int? {
    var position = Swift.max(0, offset)
    let last = Swift.min(end, count) - text.utf8CodeUnitCount
    guard text.utf8CodeUnitCount > 0 else { return nil }
    let first = text.withUTF8Buffer { $0[0] }
    while position <= last {
      if self[position] == first, has(text, at: position) { return position }
      position += 1
    }
    return nil
  }

  /// The text of the bytes in `range`; bytes that are no UTF-8 are repaired.
  func string(_ range: Range<Int>) -> String {
    String(decoding: self[range.clamped(to: 0..<count)], as: UTF8.self)
  }
}
