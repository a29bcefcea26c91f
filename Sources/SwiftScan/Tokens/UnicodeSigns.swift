// Which signs beyond ASCII are parts of names and which are parts of operators, as Swift's grammar lists them.

/// A sign beyond ASCII.
enum UnicodeSign {
  case name
  /// A part of a name that no name may begin with, and that an operator may hold.
  case combining
  case operatorSign
  /// A part of either: it begins a name, and an operator goes on with it.
  case nameOrOperatorSign
  /// Only behind the first sign of an operator.
  case variation
  case other

  init(_ value: UInt32) {
    if Self.holds(Self.combiningSigns, value) {
      self = .combining
    } else if Self.holds(Self.operatorSigns, value) {
      self = Self.holds(Self.names, value) ? .nameOrOperatorSign : .operatorSign
    } else if Self.holds(Self.variations, value) {
      self = .variation
    } else {
      self = Self.holds(Self.names, value) || Self.isInNamePlane(value) ? .name : .other
    }
  }

  private static func holds(_ ranges: [ClosedRange<UInt32>], _ value: UInt32) -> Bool {
    ranges.contains { $0.contains(value) }
  }

  /// All planes but the last two, without the two signs at the end of each that are none.
  private static func isInNamePlane(_ value: UInt32) -> Bool {
    value >= 0x10000 && value < 0xF0000 && value & 0xFFFF <= 0xFFFD && !(0xE0100...0xE01EF).contains(value)
  }

  private static let combiningSigns: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]
  private static let variations: [ClosedRange<UInt32>] = [0xFE00...0xFE0F, 0xE0100...0xE01EF]
  private static let operatorSigns: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
    0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
    0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
    0x3008...0x3030,
  ]
  /// Without the byte-order mark: the grammar has it among these, the parser skips it.
  private static let names: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
    0x203F...0x2040, 0x2054...0x2054, 0x2060...0x206F, 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
    0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
    0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFEFE,
    0xFF00...0xFFF8,
  ]
}
