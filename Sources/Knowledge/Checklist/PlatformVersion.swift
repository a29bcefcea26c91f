// A version of one of Apple's platforms, as people write it: "iOS 26.1", "macOS 14+", "iOS 17–26".

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
