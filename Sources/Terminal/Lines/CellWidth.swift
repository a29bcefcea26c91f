// How many cells of a terminal a text takes: two for CJK and emoji, none for what is drawn over others.

extension Character {
  /// The cells that the character takes: 0, 1 or 2.
  public var cells: Int {
    let scalars = unicodeScalars
    if scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    return scalars.map(\.cells).max() ?? 0
  }
}

extension StringProtocol {
  /// The cells that the text takes in one row.
  public var cells: Int { reduce(0) { $0 + $1.cells } }
}

extension Unicode.Scalar {
  fileprivate var cells: Int {
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    return Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// East Asian Width W and F, in the blocks that hold them.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F251,
    0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
