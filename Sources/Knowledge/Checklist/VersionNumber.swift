// A version number as a value that can be compared: 26.1 is newer than 26 and older than 26.1.2.

/// A version number of up to three parts; parts that are not written are 0.
public struct VersionNumber: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The first part: 26 of 26.1.
  public var major: Int
  /// The second part: 1 of 26.1.
  public var minor: Int
  /// The third part: 2 of 26.1.2.
  public var patch: Int

  /// A version number of its parts.
  public init(major: Int, minor: Int = 0, patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// The number that a text is, nil when it is none: up to three whole numbers below 1,000 with full stops
  /// between.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.count <= 3 ? Int(part) : nil }.filter { $0 >= 0 }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(
      major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0, patch: numbers.count > 2 ? numbers[2] : 0)
  }

  /// Whether one version is older than another.
  public static func < (left: VersionNumber, right: VersionNumber) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }

  /// The number as it is written, without a patch of 0: `26.1`, `26.1.2`; `26.0` is `26`.
  public var description: String {
    if patch > 0 { return "\(major).\(minor).\(patch)" }
    return minor > 0 ? "\(major).\(minor)" : "\(major)"
  }
}
