// The identity of a finding across runs: it survives moved lines, so a baseline and a code host can tell old
// from new.

/// Makes the identity of a finding from what it is about, never from its line.
public enum Fingerprint {
  /// Sixteen hexadecimal digits (64-bit FNV-1a) over the parts, each closed by a zero byte so that parts
  /// cannot run together.
  public static func of(_ parts: String...) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = hash &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
