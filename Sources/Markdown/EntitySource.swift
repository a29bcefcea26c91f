// How an entity in the source and the text it gives match, without a table of the two thousand names.

/// An entity such as `&amp;` or `&#8212;` in the source.
struct EntitySource {
  /// The bytes of the entity in the source.
  let length: Int
  /// The bytes that it gives in the text.
  let resultLength: Int

  /// The entity at `offset` of `bytes`, when the text at `index` is what it gives; nil when the ampersand is
  /// plain text. It is plain where the text has one, but for the entities that give an ampersand.
  init?(_ bytes: [UInt8], at offset: Int, giving text: [UInt8], at index: Int) {
    guard let end = bytes.offset(of: ";", from: offset, to: min(bytes.count, offset + 40)), end > offset + 1,
      bytes[offset + 1..<end].allSatisfy({ $0.isLetter || $0.isDigit || $0 == "#" })
    else { return nil }
    let name = bytes.string(offset + 1..<end)
    guard text[index] != "&" || Self.isAmpersand(name) else { return nil }
    length = end + 1 - offset
    let first = Self.characterLength(text[index])
    let second = text.at(index + first).map(Self.characterLength) ?? 0
    resultLength = min(text.count - index, Self.pairs.contains(name) ? first + second : first)
  }

  private static func isAmpersand(_ name: String) -> Bool {
    guard name.hasPrefix("#") else { return name == "amp" || name == "AMP" }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHexadecimal ? digits.dropFirst() : digits
    // More digits are no entity.
    return number.count <= 8 && Int(number, radix: isHexadecimal ? 16 : 10) == 0x26
  }

  private static func characterLength(_ first: UInt8) -> Int {
    switch first {
    case 0xF0...: return 4
    case 0xE0...: return 3
    case 0xC0...: return 2
    default: return 1
    }
  }

  /// The names that give two characters.
  private static let pairs = Set(
    """
    NotEqualTilde NotGreaterFullEqual NotGreaterGreater NotGreaterSlantEqual NotHumpDownHump NotHumpEqual
    NotLeftTriangleBar NotLessLess NotLessSlantEqual NotNestedGreaterGreater NotNestedLessLess
    NotPrecedesEqual NotRightTriangleBar NotSquareSubset NotSquareSuperset NotSubset NotSucceedsEqual
    NotSucceedsTilde NotSuperset ThickSpace acE bne bnequiv caps cups fjlig gesl gvertneqq gvnE lates lesg
    lvertneqq lvnE nGg nGt nGtv nLl nLt nLtv nang napE napid nbump nbumpe ncongdot nedot nesim ngE ngeqq
    ngeqslant nges nlE nleqq nleqslant nles notinE notindot nparsl npart npre npreceq nrarrc nrarrw nsce nsubE
    nsubset nsubseteqq nsucceq nsupE nsupset nsupseteqq nvap nvge nvgt nvle nvlt nvltrie nvrtrie nvsim race
    smtes sqcaps sqcups varsubsetneq varsubsetneqq varsupsetneq varsupsetneqq vnsub vnsup vsubnE vsubne
    vsupnE vsupne
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
