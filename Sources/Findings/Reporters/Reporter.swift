// A report format: a name, and a function from a report to text.

/// A report format. Formats know nothing of how a report came to be.
public struct Reporter: Sendable {
  /// The name that `--format` takes.
  public let name: String
  /// What the format is for, in a few words for the help.
  public let summary: String
  /// The report as text, ending in a newline unless it is empty.
  public let render: @Sendable (Report, Context) -> String

  /// What a format may need besides the report.
  public struct Context: Sendable {
    /// The absolute path of the root, without a closing `/`.
    public var root: String

    /// Whether a format for people may colour what it prints.
    public var isColored: Bool

    /// A context for a root folder.
    public init(root: String, isColored: Bool = false) {
      self.root = root
      self.isColored = isColored
    }
  }

  /// Every format, in the order of the help.
  public static let all: [Reporter] = [.text, .xcode, .json]

  /// The format of a name, or nil where there is none.
  public static func named(_ name: String) -> Reporter? { all.first { $0.name == name } }
}
