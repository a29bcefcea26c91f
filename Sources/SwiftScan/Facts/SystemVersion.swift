// A version of an operating system as Swift sources write it. The rest of the program has its own version
// number; this module stands on nothing of ours, and a manifest and an attribute need no more than this.

/// A version of an operating system: 17, 17.4, 10.13.6. Parts that are not written are 0, so that 26 is 26.0.
public struct SystemVersion: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
  /// The first part: 17 of 17.4.
  public var major: Int
  /// The second part: 4 of 17.4.
  public var minor: Int
  /// The third part: 6 of 10.13.6.
  public var patch: Int

  /// A version of its parts.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// The version that a text is, with a full stop, or as in `v10_15` another separator, between up to three
  /// numbers of at most five digits; nil when it is none.
  public init?(_ text: some StringProtocol, separator: Character = ".") {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard (1...5).contains(part.utf8.count), part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// Whether one version is older than another.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }

  /// The version as it is written, without a patch of 0: `17.0`, `10.13.6`.
  public var description: String {
    patch > 0 ? "\(major).\(minor).\(patch)" : "\(major).\(minor)"
  }
}
