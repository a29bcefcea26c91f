// What a coding agent is about to do to one file, as a value that no agent's format shows through.

/// What somebody is about to do to one file.
public struct FileEdit: Sendable, Equatable {
  /// What is done.
  public enum Deed: Sendable, Equatable {
    /// The file holds these bytes afterwards.
    case write([UInt8])
    /// Texts are replaced, one after the other.
    case replace([Replacement])
    /// Runs of lines are replaced.
    case patch([PatchHunk])
    /// The file goes.
    case delete
  }

  /// The absolute path, as the agent wrote it.
  public var path: String
  /// What is done.
  public var deed: Deed
  /// The absolute path that the file is moved to; nil where it stays.
  public var destination: String?

  /// An edit with every part given.
  public init(path: String, deed: Deed, destination: String? = nil) {
    self.path = path
    self.deed = deed
    self.destination = destination
  }
}

/// A text in the place of another one.
public struct Replacement: Sendable, Equatable {
  /// The text that is looked for; empty to fill a file that is new or empty.
  public var old: String
  /// What stands there afterwards.
  public var new: String
  /// Whether every place is meant; else there must be one alone.
  public var isEverywhere: Bool

  /// A replacement with every part given.
  public init(old: String, new: String, isEverywhere: Bool = false) {
    self.old = old
    self.new = new
    self.isEverywhere = isEverywhere
  }
}

/// Lines in the place of others, as a patch says it.
public struct PatchHunk: Sendable, Equatable {
  /// A line after which the hunk stands, such as the head of a function.
  public var anchor: String?
  /// The lines that are looked for, with those that stay.
  public var old: [String]
  /// What stands there afterwards.
  public var new: [String]
  /// Whether the old lines are the file's last.
  public var isAtEnd: Bool

  /// A hunk with every part given.
  public init(anchor: String? = nil, old: [String], new: [String], isAtEnd: Bool = false) {
    self.anchor = anchor
    self.old = old
    self.new = new
    self.isAtEnd = isAtEnd
  }
}

/// Why an edit cannot be made: the agent's own tool refuses it, so nobody has to judge it.
struct EditMismatch: Error, Equatable {}
