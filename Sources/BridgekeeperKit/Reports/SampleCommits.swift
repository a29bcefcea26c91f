// Which commits of many are looked at.

/// Spreads samples over commits.
enum SampleCommits {
  /// Places of commits to look at: all where there are not more than wanted, else evenly many commits apart,
  /// with the first and the last.
  ///
  /// - Parameter wanted: two at the least.
  static func places(of count: Int, wanted: Int) -> [Int] {
    guard count > wanted, wanted > 1 else { return Array(0..<count) }
    let steps = wanted - 1
    return (0...steps).map { ($0 * (count - 1) + steps / 2) / steps }
  }
}
