// What is known of a rule besides how it judges: the words that help, reports and the configuration need.

/// What is known of a rule besides how it judges.
public struct RuleInfo: Sendable, Equatable {
  /// The id in snake_case, as it stands in reports, in the configuration and in comment commands.
  public var id: String
  /// What the rule flags, in one sentence.
  public var summary: String
  /// The severity where the configuration says nothing.
  public var severity: Severity
  /// Whether the rule judges only where the configuration turns it on.
  public var isOptIn: Bool
  /// Who mends what the rule finds.
  public var mending: Mending

  /// Who mends what a rule finds, where an edit is certain.
  public enum Mending: String, Sendable {
    /// People: no edit is certain enough.
    case byHand = "no"
    /// `check --fix`: the code means what it meant, but for the mistake.
    case safe
    /// `check --fix=all`: somebody has to look at it afterwards.
    case marked
  }

  /// A rule's description with every part given.
  public init(
    id: String, summary: String, severity: Severity, isOptIn: Bool = false, mending: Mending = .byHand
  ) {
    self.id = id
    self.summary = summary
    self.severity = severity
    self.isOptIn = isOptIn
    self.mending = mending
  }
}
