// One memory file as an agent is shown it: which, why, and how much of it.

/// Why an agent is shown a memory file.
public enum ShownReason: Sendable, Equatable {
  /// It is loaded when the agent starts.
  case launch
  /// It stands in a folder below the start, and a file in that folder is opened.
  case nested
  /// It is a rules file, and this pattern of its `paths` holds the file that is opened.
  case paths(pattern: String)
  /// An `@path` in a file that is shown names it; the chain goes from the first such file to the importing
  /// one.
  case imported(chain: [String])
  /// It is an AGENTS.md, and Claude Code found no CLAUDE.md in the start folder or above.
  case standIn

  /// The reason as one word, for scripts.
  public var word: String {
    switch self {
    case .launch: "launch"
    case .nested: "nested"
    case .paths: "paths"
    case .imported: "import"
    case .standIn: "stand-in"
    }
  }

  /// The reason in a few words, for people.
  public var words: String {
    switch self {
    case .launch: "at launch"
    case .nested: "with its folder"
    case .paths(let pattern): "by its path '\(pattern)'"
    case .imported(let chain): "imported by \(chain.joined(separator: " → "))"
    case .standIn: "in place of a CLAUDE.md"
    }
  }
}

/// A memory file as an agent is shown it.
public struct ShownFile: Sendable, Equatable {
  /// The path relative to the root, as the agent names it: a link keeps its own name.
  public var path: String
  /// The path relative to the root with links resolved.
  public var realPath: String
  /// Why it is shown.
  public var reason: ShownReason
  /// How many UTF-8 bytes are shown, after the agent took away what it does not show.
  public var bytes: Int
  /// How many lines are shown.
  public var lines: Int
  /// Of the file's own bytes: how many were looked at from its start; fewer than it has where a budget cut
  /// it.
  public var taken: Int
  /// Whether a budget cut it.
  public var isCut: Bool
  /// What else there is to say, such as a key that the agent does not read.
  public var note: String?

  /// About how many tokens are shown.
  public var tokens: Int { TokenEstimate.tokens(bytes: bytes) }

  /// A file of which these bytes are shown.
  init(
    _ file: InstructionFile, reason: ShownReason, shown: some Collection<UInt8>, taken: Int? = nil,
    note: String? = nil
  ) {
    path = file.path
    realPath = file.realPath
    self.reason = reason
    bytes = shown.count
    lines = Self.lines(of: shown)
    self.taken = taken ?? file.bytes.count
    isCut = self.taken < file.bytes.count
    self.note = note
  }

  /// A last line counts whether it is ended or not.
  private static func lines(of bytes: some Collection<UInt8>) -> Int {
    var ended = 0
    var last = UInt8(ascii: "\n")
    for byte in bytes {
      if byte == UInt8(ascii: "\n") { ended += 1 }
      last = byte
    }
    return last == UInt8(ascii: "\n") ? ended : ended + 1
  }
}
