// A report format: a name, and a function from a report to text.

/// A report format. Formats know nothing of how a report came to be.
public struct Reporter: Sendable {
  /// The name that `--format` takes.
  public let name: String
  /// What the format is for, in a few words for the help.
  public let summary: String
  /// Whether it asks for the texts that findings point into.
  public let needsTexts: Bool
  /// The report as text, ending in a newline unless it is empty.
  public let render: @Sendable (Report, Context) -> String

  /// A format from its parts.
  init(
    name: String, summary: String, needsTexts: Bool = false,
    render: @escaping @Sendable (Report, Context) -> String
  ) {
    self.name = name
    self.summary = summary
    self.needsTexts = needsTexts
    self.render = render
  }

  /// Every format, in the order of the help.
  public static let all: [Reporter] = [
    .text, .xcode, .json, .sarif, .junit, .github, .gitlab, .checkstyle, .rdjson, .markdown, .html,
  ]

  /// The format of a name, or nil where there is none.
  public static func named(_ name: String) -> Reporter? { all.first { $0.name == name } }
}
