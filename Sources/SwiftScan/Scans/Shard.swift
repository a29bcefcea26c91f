// One of several runs over the same sources: which files are its own.

import Findings

/// One of several runs that share the sources out among them. A file's run follows from its path alone, so that it stays
/// where it is when other files come and go.
public struct Shard: Sendable, Equatable, Codable {
  /// Which of the runs it is, 1-based.
  public let number: Int
  /// How many runs there are.
  public let count: Int

  /// A run of several; nil where there is no such one.
  public init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether a file is this run's.
  public func holds(_ path: String) -> Bool { Self.number(of: path, among: count) == number }

  /// The run that a file belongs to, 1-based.
  ///
  /// The upper half of the hash is folded in, since the lower bits alone of FNV-1a are those of the last characters.
  public static func number(of path: String, among count: Int) -> Int {
    var hash = StableHash()
    hash.take(path)
    return Int((hash.value ^ hash.value >> 32) % UInt64(count)) + 1
  }
}
