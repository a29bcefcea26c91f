// Where a new entry goes: by itself, or where its writer says.

/// Where a new entry goes.
public struct EntryPlacement: Sendable, Equatable {
  /// The section that takes the entry.
  public enum Section: Sendable, Equatable {
    /// The first section of several entries in the document; a new one where there is none.
    case automatic
    /// The section with this heading, compared in plain text and without case.
    case heading(String)
    /// The section whose heading stands in this 1-based line, or which holds the line.
    case line(Int)
  }

  /// The section that takes the entry.
  public var section: Section
  /// The heading of the group inside the section, compared in plain text and without case; nil where it does
  /// not matter or there are no groups.
  public var group: String?

  /// A placement with every part given.
  public init(section: Section = .automatic, group: String? = nil) {
    self.section = section
    self.group = group
  }

  /// The first section of the document, whatever it is.
  public static let automatic = EntryPlacement()
}
