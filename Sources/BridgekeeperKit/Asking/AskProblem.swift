// An answer that is missing or refused.

/// Why an answer will not do.
public struct AskProblem: Error, Sendable, Equatable {
  /// The answer's key in a file: `gap`.
  public var key: String
  /// Whether nothing was answered; else what was answered is refused.
  public var isMissing: Bool
  /// What is wrong, in lower case, without a closing stop.
  public var problem: String
  /// What would do, with the flag that gives it.
  public var fix: String

  /// A problem with every part given.
  public init(key: String, isMissing: Bool, problem: String, fix: String) {
    (self.key, self.isMissing, self.problem, self.fix) = (key, isMissing, problem, fix)
  }

  static func missing(_ key: String, _ problem: String, fix: String) -> AskProblem {
    AskProblem(key: key, isMissing: true, problem: problem, fix: fix)
  }

  static func refused(_ key: String, _ problem: String, fix: String) -> AskProblem {
    AskProblem(key: key, isMissing: false, problem: problem, fix: fix)
  }

  /// What would do, without the flag: as it is said to somebody who is asked.
  public var advice: String {
    guard fix.hasPrefix("--"), let colon = fix.firstRange(of: ": ") else { return fix }
    return String(fix[colon.upperBound...])
  }
}
