// What a person wants to know of a rule that fired, for the formats that carry it along.

/// The help on a rule.
public struct RuleHelp: Sendable, Equatable {
  /// As plain paragraphs.
  public var text: String
  /// The same as Markdown.
  public var markdown: String

  /// The help in both forms.
  public init(text: String, markdown: String) {
    self.text = text
    self.markdown = markdown
  }
}
