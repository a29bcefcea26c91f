// How much YAML is read at most. A file in a pull request must not be able to hang or exhaust the gate.

/// The bounds of a text that is read. What lies above a bound is a problem, never a crash.
public struct YAMLLimits: Sendable, Hashable {
  /// The greatest size of the text, in UTF-8 bytes.
  public var bytes: Int
  /// The greatest number of lists and mappings inside one another, aliases expanded.
  public var depth: Int
  /// The greatest weight of all nodes, aliases expanded: one a node, and one for every 64 bytes of its text.
  public var weight: Int

  /// Bounds with every part given.
  public init(bytes: Int, depth: Int, weight: Int) {
    self.bytes = bytes
    self.depth = depth
    self.weight = weight
  }

  /// 1 MB of text, 64 levels, 100,000 nodes: far above any configuration written by hand.
  public static let standard = YAMLLimits(bytes: 1 << 20, depth: 64, weight: 100_000)
}
