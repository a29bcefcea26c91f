// One pass over the bytes before the parser sees them: where the text ends, and the first character that YAML
// forbids. The C reader gives no line for such a character, and counts the end of an unfinished line as a
// line more.

/// What a pass over a text without its byte-order mark finds.
struct TextScan: Sendable, Equatable {
  /// The place just after the last character.
  private(set) var end = YAMLPlace(line: 1, column: 1)
  /// The first character that YAML forbids, nil for a sound text.
  private(set) var forbidden: Forbidden?

  /// A character that YAML forbids, with its place.
  struct Forbidden: Sendable, Equatable {
    var scalar: UInt32
    var place: YAMLPlace
  }

  /// Scans UTF-8 bytes.
  init(_ bytes: Substring.UTF8View) {
    if bytes.withContiguousStorageIfAvailable({ scan($0) }) == nil {
      Array(bytes).withUnsafeBufferPointer { scan($0) }
    }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case 0x20...0x7E, 0x09: at += 1
      case 0x0A where at > 0 && bytes[at - 1] == 0x0D:
        at += 1
        continue
      case 0x0A, 0x0D:
        at += 1
        breakLine()
        continue
      default:
        let (scalar, width) = Self.decode(bytes, at)
        at += width
        guard ![0x85, 0x2028, 0x2029].contains(scalar) else {
          breakLine()
          continue
        }
        if forbidden == nil, !Self.isAllowed(scalar) { forbidden = Forbidden(scalar: scalar, place: end) }
      }
      end.column += 1
    }
  }

  private mutating func breakLine() {
    end = YAMLPlace(line: end.line + 1, column: 1)
  }

  /// The character at an index and its width in bytes. A string's bytes are always well formed.
  private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> (UInt32, Int) {
    let width = bytes[at] < 0x80 ? 1 : bytes[at] < 0xE0 ? 2 : bytes[at] < 0xF0 ? 3 : 4
    guard width > 1, at + width <= bytes.count else { return (UInt32(bytes[at]), 1) }
    let lead = UInt32(bytes[at]) & (0x7F >> UInt32(width))
    let rest = bytes[(at + 1)..<(at + width)]
    return (rest.reduce(lead) { $0 << 6 | UInt32($1 & 0x3F) }, width)
  }

  private static func isAllowed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
