// Since when SwiftUI itself covers what a hatch was for, on one platform: in part, or in full.

/// How far SwiftUI's native API covers a hatch on one platform, and since which version of the platform.
///
/// A table of coverage is keyed by the platform's name as Apple writes it in `@available`: `iOS`, `macOS`,
/// `macCatalyst`, `tvOS`, `visionOS`, `watchOS` (`HatchCoverage.platformNames`). A platform that is missing
/// from the table is one of which the hatch says nothing.
public struct HatchCoverage: Sendable, Hashable {
  /// The names that a table of coverage may be keyed by, in the order in which people read them.
  public static let platformNames = ["iOS", "macOS", "macCatalyst", "tvOS", "visionOS", "watchOS"]

  /// Since when a native API covers a part of what the hatch was for; nil where none does, or where the first
  /// one that came covered all of it.
  public var partialSince: VersionNumber?
  /// Since when a native API covers all of it; nil where none does.
  public var fullSince: VersionNumber?

  /// A coverage with both parts given.
  public init(partialSince: VersionNumber? = nil, fullSince: VersionNumber? = nil) {
    self.partialSince = partialSince
    self.fullSince = fullSince
  }
}
