// On which versions of a platform a piece of code can run, as far as the sources themselves say it.

/// The versions of one platform on which code can run: half-open, from the first one up to one below the
/// last.
///
/// A platform of which nothing is said has no range: there the deployment target alone decides.
public struct PlatformRange: Sendable, Hashable, Codable {
  /// The platform's name as in `@available`: `iOS`, `macOS`, `macCatalyst`, `tvOS`, `visionOS` or `watchOS`.
  public var platform: String
  /// The first version; nil where the deployment target decides.
  public var from: SystemVersion?
  /// The first version on which the code cannot run any more; nil where there is none. Not above `from` where
  /// the code can never run on the platform.
  public var below: SystemVersion?

  /// A range with every part given.
  public init(platform: String, from: SystemVersion? = nil, below: SystemVersion? = nil) {
    self.platform = platform
    self.from = from
    self.below = below
  }

  /// Whether the code can run on no version of the platform.
  public var isNever: Bool {
    guard let below else { return false }
    return (from ?? SystemVersion(0)) >= below
  }
}
