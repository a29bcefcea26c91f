// Which entry of which file: how matches and rules speak of an entry.

import Findings
import Knowledge

/// An entry in its place.
public struct EntryReference: Sendable, Equatable {
  /// The memory file's path, relative to the root.
  public var file: String
  /// The heading of the entry's section.
  public var section: String
  /// The section's line, 1-based; together with the file it tells sections of one name apart.
  public var sectionLine: Int
  /// The entry.
  public var entry: GotchaEntry

  /// The entry's lines as a place for a finding.
  var location: Location { Location(file: file, line: entry.line, endLine: entry.endLine) }
}
