// What a machine can do about a finding, as a value: rules say it, whoever applies fixes does it.

/// What would end a finding without a person.
public struct Remedy: Sendable, Equatable {
  /// What is to be done, in the finding's own file but for the draft.
  public enum Deed: Sendable, Equatable {
    /// Bytes give way to others; the edits stand in the order of the file and do not overlap.
    case edits([SourceEdit])
    /// Comment commands go, or lose some of their rules.
    case comments([CommentCut])
    /// A draft of an entry is posted for the bridge that is declared at the finding's place.
    case draft
    /// The `Bridge` field of the entry at the finding's place gets another value.
    case bridgeField(String)
    /// The entry at the finding's place is removed.
    case removal
  }

  /// What is to be done.
  public var deed: Deed
  /// Whether nobody has to look at it first: what the file means stays, but for the mistake.
  public var isSafe: Bool

  /// A remedy with every part given.
  public init(_ deed: Deed, isSafe: Bool) {
    self.deed = deed
    self.isSafe = isSafe
  }

  /// The command that applies it, for a finding of a rule in a file.
  func command(for rule: String, in file: String) -> String {
    let path = file.hasPrefix("-") ? "-- " + ShellWord.quoted(file) : ShellWord.quoted(file)
    return "bridgekeeper check --fix\(isSafe ? "" : "=all") --only \(rule) \(path)"
  }
}

/// The replacement of some bytes of a file.
public struct SourceEdit: Sendable, Equatable, Codable {
  /// The bytes to replace, counted from the start of the file with its byte-order mark; empty for an
  /// insertion.
  public var range: Range<Int>
  /// What stands there afterwards.
  public var replacement: String

  /// An edit with every part given.
  public init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// A comment command that does less afterwards, or nothing.
public struct CommentCut: Sendable, Equatable {
  /// The comment with its marks, in bytes from the start of the file with its byte-order mark.
  public var range: Range<Int>
  /// What becomes of it.
  public var kind: Kind

  /// What becomes of a comment.
  public enum Kind: Sendable, Equatable {
    /// It goes.
    case whole
    /// It loses these rules.
    case rules(Set<String>)
    /// It stays, and nothing else may change it meanwhile.
    case held
  }

  /// A cut with every part given.
  public init(range: Range<Int>, kind: Kind) {
    self.range = range
    self.kind = kind
  }
}
