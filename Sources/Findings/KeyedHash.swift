// A hash that nobody can aim at without its key: what a cache takes for the same bytes has to be the same bytes, also
// where somebody would rather have it otherwise.

/// SipHash-2-4 with 128 bits (Aumasson and Bernstein, 2012), over bytes in one piece.
public struct KeyedHash: Sendable {
  /// Two words of a hash, or of a key.
  public struct Digest: Sendable, Hashable {
    /// The first eight bytes, little-endian.
    public var low: UInt64
    /// The last eight bytes, little-endian.
    public var high: UInt64

    /// A digest from its halves.
    public init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }
  }

  private let key: Digest

  /// A hash with this key.
  public init(key: Digest) { self.key = key }

  /// The hash of bytes.
  public func digest(of bytes: [UInt8]) -> Digest { bytes.withUnsafeBytes { digest(of: $0) } }

  /// The hash of bytes that lie in memory.
  public func digest(of bytes: UnsafeRawBufferPointer) -> Digest {
    var state = State(key)
    let whole = bytes.count & ~7
    for start in stride(from: 0, to: whole, by: 8) {
      state.take(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
    }
    var last = UInt64(bytes.count & 0xff) << 56
    for place in whole..<bytes.count { last |= UInt64(bytes[place]) << UInt64(8 * (place - whole)) }
    state.take(last)
    return state.end()
  }

  private struct State {
    private var words: (UInt64, UInt64, UInt64, UInt64)

    init(_ key: Digest) {
      words = (
        key.low ^ 0x736f_6d65_7073_6575, key.high ^ 0x646f_7261_6e64_6f6d ^ 0xee,
        key.low ^ 0x6c79_6765_6e65_7261, key.high ^ 0x7465_6462_7974_6573
      )
    }

    @inline(__always) mutating func take(_ word: UInt64) {
      words.3 ^= word
      turn()
      turn()
      words.0 ^= word
    }

    @inline(__always) mutating func end() -> Digest {
      words.2 ^= 0xee
      for _ in 0..<4 { turn() }
      let low = words.0 ^ words.1 ^ words.2 ^ words.3
      words.1 ^= 0xdd
      for _ in 0..<4 { turn() }
      return Digest(low: low, high: words.0 ^ words.1 ^ words.2 ^ words.3)
    }

    @inline(__always) private mutating func turn() {
      words.0 = words.0 &+ words.1
      words.2 = words.2 &+ words.3
      words.1 = Self.rotated(words.1, 13) ^ words.0
      words.3 = Self.rotated(words.3, 16) ^ words.2
      words.0 = Self.rotated(words.0, 32)
      words.2 = words.2 &+ words.1
      words.0 = words.0 &+ words.3
      words.1 = Self.rotated(words.1, 17) ^ words.2
      words.3 = Self.rotated(words.3, 21) ^ words.0
      words.2 = Self.rotated(words.2, 32)
    }

    @inline(__always) private static func rotated(_ word: UInt64, _ bits: UInt64) -> UInt64 {
      word << bits | word >> (64 - bits)
    }
  }
}
