// A second place that a finding speaks of: the entry of a bridge, the bridge of an entry.

/// A place that helps to understand a finding, besides the one where it is.
public struct RelatedLocation: Sendable, Equatable {
  /// What is there, in words that can stand in a sentence: `the gotcha entry`.
  public var label: String
  /// Where it is.
  public var location: Location

  /// A place with what is there.
  public init(_ label: String, _ location: Location) {
    self.label = label
    self.location = location
  }
}
