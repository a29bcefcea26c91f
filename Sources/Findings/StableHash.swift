// A hash that is the same for the same bytes on every machine and in every run, as Swift's own is not.

/// 64-bit FNV-1a over bytes that come in pieces.
public struct StableHash: Sendable, Equatable {
  /// The hash of what was taken so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of nothing.
  public init() {}

  /// Takes the bytes of a file.
  public mutating func take(_ bytes: [UInt8]) {
    var hash = value
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* Self.prime }
    }
    value = hash
  }

  /// Takes a text and closes it with a zero byte, so that texts cannot run together.
  public mutating func take(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* Self.prime }
    value = value &* Self.prime
  }

  /// Sixteen hexadecimal digits.
  public var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static let prime: UInt64 = 0x100_0000_01b3
}
