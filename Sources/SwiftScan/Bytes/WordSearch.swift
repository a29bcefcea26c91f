// Many names at once, as whole words in bytes.

/// Names to look for, and in which company each of them counts.
struct WordSearch: Sendable {
  private let names: NameTable
  /// The hashes of all names, as `WordOutline` counts them.
  let hashes: Set<UInt32>

  /// A search for the given names.
  ///
  /// - Parameters:
  ///   - mentioned: names that count wherever they stand.
  ///   - declared: names that count where a type is declared or extended.
  ///   - introduced: names that count where a type is declared, not where it is extended.
  init(mentioned: Set<String>, declared: Set<String>, introduced: Set<String> = []) {
    var roles: [[UInt8]: NameTable.Roles] = [:]
    for name in mentioned { roles[Array(name.utf8), default: []].insert(.mentioned) }
    for name in declared { roles[Array(name.utf8), default: []].insert(.declared) }
    for name in introduced { roles[Array(name.utf8), default: []].insert(.introduced) }
    names = NameTable(roles)
    hashes = Set(roles.keys.map { WordOutline.hash($0) })
  }

  /// Whether nothing is looked for.
  var isEmpty: Bool { names.isEmpty }

  /// Whether one of the names stands in the bytes.
  func matches(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { matches($0) }
  }

  /// The same for a part of a text; a word that declares has to stand in it too.
  func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !isEmpty else { return false }
    return names.contains(in: text) { roles, start in
      roles.contains(.mentioned) || roles.contains(.declared) && follows(declaringWords, text, start)
        || roles.contains(.introduced) && follows(introducingWords, text, start)
    }
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
