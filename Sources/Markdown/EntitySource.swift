// How an entity in the source and the text it gives match, without a table of the two thousand names.

/// An entity such as `&amp;` or `&#8212;` in the source.
struct EntitySource {
  /// The bytes of the entity in the source.
  let length: Int
  /// The bytes that it gives in the text.
  let resultLength: Int

  /// The entity at `offset` of `bytes`, when the text at `index` is what it gives; nil when the ampersand is
  /// plain text.
  init?(_ bytes: [UInt8], at offset: Int, giving text: [UInt8], at index: Int) {
    guard let end = bytes.offset(of: ";", from: offset, to: min(bytes.count, offset + 40)), end > offset + 1,
      bytes[offset + 1..<end].allSatisfy({ $0.isLetter || $0.isDigit || $0 == "#" })
    else { return nil }
    let source = bytes[offset...end]
    // An unknown name stands in the text as it is. `&amp;` gives one byte that looks like its own start.
    if source.count <= text.count - index, text[index..<index + source.count].elementsEqual(source) {
      guard bytes.has("&amp;", at: offset), !bytes.has("&amp;amp;", at: offset) else { return nil }
    }
    self.length = source.count
    // Nearly all names give one character, the others two; the reader finds its way again after a second one.
    self.resultLength = min(text.count - index, Self.characterLength(text[index]))
  }

  private static func characterLength(_ first: UInt8) -> Int {
    switch first {
    case 0xF0...: return 4
    case 0xE0...: return 3
    case 0xC0...: return 2
    default: return 1
    }
  }
}
