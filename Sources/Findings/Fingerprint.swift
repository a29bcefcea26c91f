// The identity of a finding across runs: it survives moved lines, so a baseline and a code host can tell old
// from new.

/// Makes the identity of a finding from what it is about, never from its line.
public enum Fingerprint {
  /// Sixteen hexadecimal digits (64-bit FNV-1a) over the parts, each closed by a zero byte so that parts
  /// cannot run together.
  public static func of(_ parts: String...) -> String {
    var hash = StableHash()
    for part in parts { hash.take(part) }
    return hash.digits
  }
}
