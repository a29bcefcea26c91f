// The words of a text as a few numbers: whether the text need be read again for other words.

/// A text in which words and names are looked for: the bytes themselves, or what is remembered of them.
protocol SearchedText {
  /// Whether these bytes stand in the text; true where that is not known.
  func holds(_ bytes: [UInt8]) -> Bool
  /// Whether one of the names stands in the text; true where that is not known.
  func holds(_ names: WordSearch) -> Bool
}

extension [UInt8]: SearchedText {
  func holds(_ bytes: [UInt8]) -> Bool { SwiftScan.contains(self[...], word: bytes) }
  func holds(_ names: WordSearch) -> Bool { names.matches(self) }
}

/// What is remembered of a text: it may say yes wrongly, and never no.
struct WordOutline: Sendable, SearchedText {
  /// The hashes of all words, sorted.
  private let words: [UInt32]
  private let marks: [[UInt8]]
  /// Which of the marks stand in the text.
  private let holdsMark: [Bool]

  /// The outline of a text.
  ///
  /// - Parameter marks: bytes that are no whole words and may be asked for.
  init(_ bytes: [UInt8], marks: [[UInt8]]) {
    words = Self.words(bytes)
    self.marks = marks
    holdsMark = marks.map { SwiftScan.contains(bytes[...], word: $0) }
  }

  func holds(_ bytes: [UInt8]) -> Bool { marks.firstIndex(of: bytes).map { holdsMark[$0] } ?? true }

  func holds(_ names: WordSearch) -> Bool {
    let wanted = names.hashes
    return wanted.count * 8 < words.count
      ? wanted.contains(where: isThere) : words.contains(where: wanted.contains)
  }

  private func isThere(_ hash: UInt32) -> Bool {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < hash { low = middle + 1 } else { high = middle }
    }
    return low < words.count && words[low] == hash
  }

  private static func words(_ bytes: [UInt8]) -> [UInt32] {
    var hashes: Set<UInt32> = []
    var at = 0
    while at < bytes.count {
      let start = at
      while at < bytes.count, isNameByte(bytes[at]) { at += 1 }
      if at > start { hashes.insert(hash(bytes[start..<at])) }
      at += 1
    }
    return hashes.sorted()
  }

  /// 32-bit FNV-1a.
  static func hash(_ word: some Collection<UInt8>) -> UInt32 {
    word.reduce(0x811c_9dc5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}
