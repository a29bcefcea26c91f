// The one value that every check makes and every report format renders.

/// Something about the user's files that a rule has to say.
public struct Finding: Sendable, Equatable {
  /// The id of the rule that fired.
  public var rule: String
  /// How much it weighs, after the configuration had its say.
  public var severity: Severity
  /// What is wrong and what to do, on one line, without a closing stop.
  public var message: String
  /// Where it is.
  public var location: Location
  /// Other places that it speaks of, in the order of the message.
  public var related: [RelatedLocation]
  /// The qualified name of the bridge concerned, where there is one.
  public var bridge: String?
  /// The identity across runs; see `Fingerprint`.
  public var fingerprint: String
  /// The command that mends it, where one does.
  public var fix: String?
  /// What a machine can do about it.
  public var remedy: Remedy?
  /// Whether it counts.
  public var status: Status
  /// Whether a former report has it; nil where there is none to compare with.
  public var change: Change?

  /// Whether a finding counts, or was set aside by the baseline or by a comment command.
  public enum Status: String, Sendable { case open, baselined, suppressed }

  /// A finding with every part given. Without a command of its own, the one that applies the remedy mends it.
  public init(
    rule: String, severity: Severity, message: String, location: Location,
    related: [RelatedLocation] = [], bridge: String? = nil, fingerprint: String, fix: String? = nil,
    remedy: Remedy? = nil, status: Status = .open
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.location = location
    self.related = related
    self.bridge = bridge
    self.fingerprint = fingerprint
    self.fix = fix ?? remedy?.command(for: rule, in: location.file)
    self.remedy = remedy
    self.status = status
  }
}
