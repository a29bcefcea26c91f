// The ways in which an entry can name a bridge, from the plainest tie to the faintest.

/// How an entry names a bridge. Earlier cases are stronger: where several entries name a bridge, the
/// strongest counts as the one that documents it.
enum Mention: Int, Sendable, Comparable {
  /// The entry's `Bridge` field names the type.
  case bridgeField
  /// A `bridgekeeper:gotcha` comment beside the bridge names the entry.
  case tie
  /// The entry's title has the type in a code span.
  case title
  /// A path in the entry leads to the bridge's file, which is named after the type.
  case path
  /// A code span names the type.
  case codeSpan
  /// The type's name stands in the prose as a whole word.
  case prose

  /// Whether the left mention is stronger than the right one.
  static func < (left: Mention, right: Mention) -> Bool { left.rawValue < right.rawValue }
}
