// Many names at once, as whole words in bytes.

/// Names to look for, and in which company each of them counts.
struct WordSearch: Sendable {
  /// Names that count wherever they stand.
  private let mentioned: Set<[UInt8]>
  /// Names that count where a type is declared or extended.
  private let declared: Set<[UInt8]>
  /// Names that count where a type is declared, not where it is extended.
  private let introduced: Set<[UInt8]>
  /// Which of all pairs of last byte and length some name has.
  private let endings: [Bool]
  /// The hashes of all names, as `WordOutline` counts them.
  let hashes: Set<UInt32>

  /// A search for the given names.
  init(mentioned: Set<String>, declared: Set<String>, introduced: Set<String> = []) {
    self.mentioned = Set(mentioned.map { Array($0.utf8) })
    self.declared = Set(declared.map { Array($0.utf8) })
    self.introduced = Set(introduced.map { Array($0.utf8) })
    var endings = [Bool](repeating: false, count: 256 * 64)
    var hashes: Set<UInt32> = []
    for name in self.mentioned.union(self.declared).union(self.introduced) {
      guard let last = name.last else { continue }
      endings[Int(last) * 64 + min(name.count, 63)] = true
      hashes.insert(WordOutline.hash(name))
    }
    self.endings = endings
    self.hashes = hashes
  }

  /// Whether nothing is looked for.
  var isEmpty: Bool { mentioned.isEmpty && declared.isEmpty && introduced.isEmpty }

  /// Whether one of the names stands in the bytes.
  func matches(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { text in
      endings.withUnsafeBufferPointer { matches(text, $0) }
    }
  }

  private func matches(_ text: UnsafeBufferPointer<UInt8>, _ endings: UnsafeBufferPointer<Bool>) -> Bool {
    var at = 0
    while at < text.count {
      guard isNameByte(text[at]) else {
        at += 1
        continue
      }
      let start = at
      while at < text.count, isNameByte(text[at]) { at += 1 }
      guard endings[Int(text[at - 1]) * 64 + min(at - start, 63)] else { continue }
      let name = Array(text[start..<at])
      if mentioned.contains(name) { return true }
      if declared.contains(name), follows(declaringWords, text, start) { return true }
      if introduced.contains(name), follows(introducingWords, text, start) { return true }
    }
    return false
  }

  /// Whether the word before a name, or before the path that ends in it, is one of those that declare or
  /// extend a type. A comment in between counts as such a word: rather one file too many.
  private func follows(_ words: [[UInt8]], _ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    var end = start
    while end > 0 {
      let byte = text[end - 1]
      if isBlank(byte) || byte == UInt8(ascii: "`") {
        end -= 1
      } else if byte == UInt8(ascii: ".") {
        end = startOfPathElement(text, end - 1)
      } else {
        return isNameByte(byte) ? isOne(of: words, text, endingAt: end) : byte == UInt8(ascii: "/")
      }
    }
    return false
  }

  private func startOfPathElement(_ text: UnsafeBufferPointer<UInt8>, _ end: Int) -> Int {
    var start = end
    while start > 0, isBlank(text[start - 1]) || text[start - 1] == UInt8(ascii: "`") { start -= 1 }
    while start > 0, isNameByte(text[start - 1]) { start -= 1 }
    return start
  }

  private func isOne(
    of words: [[UInt8]], _ text: UnsafeBufferPointer<UInt8>, endingAt end: Int
  ) -> Bool {
    words.contains { word in
      guard end >= word.count, text[(end - word.count)..<end].elementsEqual(word) else { return false }
      return end == word.count || !isNameByte(text[end - word.count - 1])
    }
  }
}

private let introducingWords = ["struct", "class", "enum", "actor", "protocol", "typealias"]
  .map { Array($0.utf8) }
private let declaringWords = introducingWords + [Array("extension".utf8)]

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

/// Whether a byte is part of a name.
func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
    true
  default: false
  }
}
