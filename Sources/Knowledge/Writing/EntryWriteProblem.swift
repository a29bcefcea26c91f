// Why an entry was not written. Nothing is changed then.

/// Why an entry was not written.
public struct EntryWriteProblem: Error, Sendable, Equatable {
  /// The kinds of problem, for callers that can do something about one.
  public enum Kind: Sendable, Equatable {
    /// The document itself cannot be read: conflict markers, too deep.
    case document
    /// A title or a field cannot be written as it was given.
    case content
    /// There is an entry with this title in the section.
    case duplicateTitle
    /// The section that was named is not there.
    case noSuchSection(sections: [String])
    /// The section has groups, and none of them, or an unknown one, was named.
    case group(groups: [String])
    /// The entry is not in the document.
    case noSuchEntry
    /// What would be written would read as something else, or change how other entries read.
    case structure
  }

  /// What kind of problem it is.
  public let kind: Kind
  /// The 1-based line of the document where it shows, when there is one.
  public let line: Int?
  /// What is wrong and why, in lower case, without a closing stop.
  public let reason: String
  /// What to do about it, in lower case, without a closing stop.
  public let fix: String

  /// A problem with every part given.
  public init(kind: Kind, line: Int? = nil, reason: String, fix: String) {
    self.kind = kind
    self.line = line
    self.reason = reason
    self.fix = fix
  }
}
