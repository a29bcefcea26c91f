// Bytes of a terminal → keys. Bytes come in pieces of any size: half a character, half a sequence.

/// Turns the bytes that a terminal sends into keys.
public struct KeyReader: Sendable {
  private var waiting: [UInt8] = []
  private var pasted: [UInt8]?

  private static let escape: UInt8 = 0x1B
  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// No sequence that a terminal sends is longer; what is, is noise.
  private static let longestSequence = 32

  /// A reader that has seen nothing.
  public init() {}

  /// Whether an escape waits that may begin a sequence, or be a key of its own when nothing follows.
  public var isWaiting: Bool { pasted == nil && waiting.first == Self.escape }

  /// The keys that are complete with these bytes.
  public mutating func take(_ bytes: [UInt8]) -> [Key] {
    waiting += bytes
    var keys: [Key] = []
    while !waiting.isEmpty {
      if pasted != nil {
        guard let paste = takePaste() else { break }
        keys.append(.paste(paste))
        continue
      }
      if waiting.starts(with: Self.pasteStart) {
        waiting.removeFirst(Self.pasteStart.count)
        pasted = []
        continue
      }
      guard let (key, length) = Self.first(in: waiting) else { break }
      waiting.removeFirst(length)
      keys.append(key)
    }
    return keys
  }

  /// The key that a waiting escape is, now that nothing follows. A part of a character and a paste that has
  /// not ended go on waiting.
  public mutating func timeUp() -> [Key] {
    guard isWaiting else { return [] }
    let isEscape = waiting.count == 1
    waiting = []
    return [isEscape ? .escape : .other]
  }

  private mutating func takePaste() -> String? {
    let text = (pasted ?? []) + waiting
    guard let end = text.firstRange(of: Self.pasteEnd) else {
      // The mark of the end may come in two pieces, so its length is looked at again.
      let kept = min(waiting.count, Self.pasteEnd.count - 1)
      pasted = text.dropLast(kept)
      waiting = Array(text.suffix(kept))
      return nil
    }
    pasted = nil
    waiting = Array(text[end.upperBound...])
    return String(decoding: text[..<end.lowerBound], as: UTF8.self)
  }

  /// The first key and its length in bytes; nil where bytes are missing.
  private static func first(in bytes: [UInt8]) -> (Key, Int)? {
    switch bytes[0] {
    case escape: return sequence(in: bytes)
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x01...0x1A: return (.control(Character(Unicode.Scalar(bytes[0] + 0x60))), 1)
    case 0..<0x20: return (.other, 1)
    default: return character(in: bytes)
    }
  }

  private static func character(in bytes: [UInt8]) -> (Key, Int)? {
    let length: Int
    switch bytes[0] {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: length = 1
    }
    let known = bytes.prefix(length)
    if let broken = known.dropFirst().firstIndex(where: { !(0x80...0xBF).contains($0) }) {
      return (.other, broken)
    }
    guard known.count == length else { return nil }
    guard let text = String(validating: known, as: UTF8.self), let character = text.first,
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return (.other, length) }
    return (.character(character), length)
  }

  /// Escape alone, `ESC [ … final` or `ESC O final`.
  private static func sequence(in bytes: [UInt8]) -> (Key, Int)? {
    guard bytes.count > 1 else { return nil }
    guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
      // Escape twice is pressed twice; before anything else it is the Alt key.
      return bytes[1] == escape ? (.escape, 1) : (.other, 2)
    }
    guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return bytes.count > longestSequence ? (.other, bytes.count) : nil
    }
    let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
    return (named(bytes[end], parameters), end + 1)
  }

  private static func named(_ final: UInt8, _ parameters: String) -> Key {
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "~"):
      switch parameters {
      case "1", "7": return .home
      case "4", "8": return .end
      case "3": return .delete
      default: return .other
      }
    default: return .other
    }
  }
}
