// A version of one of Apple's platforms, as people write it: "iOS 26.1", "macOS 14+", "iOS 17–26".

/// One of Apple's platforms, as written.
public enum ApplePlatform: String, Sendable, Hashable, CaseIterable {
  case iOS
  case iPadOS
  case macOS
  case macCatalyst = "Mac Catalyst"
  case tvOS
  case watchOS
  case visionOS

  /// The platform of a word in any case, nil for a word that names none.
  public init?(word: some StringProtocol) {
    let lower = word.lowercased()
    switch lower {
    case "catalyst", "maccatalyst": self = .macCatalyst
    default:
      guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == lower }) else { return nil }
      self = found
    }
  }
}

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

  /// The number that a text is, nil when it is none: up to three whole numbers below 1,000 with full stops between.
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

/// A version of a platform, or a range of versions.
public struct PlatformVersion: Sendable, Hashable {
  /// The platform.
  public var platform: ApplePlatform
  /// The version, or the lowest of a range.
  public var lowest: VersionNumber
  /// The highest version of a range; equal to `lowest` for a single version.
  public var highest: VersionNumber
  /// Whether later versions are meant too: "26+", "26 and later".
  public var orLater: Bool

  /// A version or range with every part given.
  public init(platform: ApplePlatform, lowest: VersionNumber, highest: VersionNumber, orLater: Bool = false) {
    self.platform = platform
    self.lowest = lowest
    self.highest = highest
    self.orLater = orLater
  }
}
