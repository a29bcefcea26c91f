// What a run of fixes came to, ready to be written or shown.

import Findings

/// The result of a run of fixes. Nothing is written yet.
public struct FixResult: Sendable {
  /// What was mended, in the order in which it was: `PATH:LINE: fixed rule_id: what`, without the verb.
  public internal(set) var fixed: [FixedFinding] = []
  /// What was not mended although there is a remedy, and why.
  public internal(set) var dropped: [FixedFinding] = []
  /// What the person should know besides, a line each.
  public internal(set) var notes: [String] = []
  /// Whether there was still something to mend when the bound on rounds was reached.
  public internal(set) var isUnfinished = false
  var files = FrozenFiles()

  /// The changes as one unified diff; empty where there are none.
  public var diff: String {
    files.changed.map { path in
      let old = files.before[path].flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) }
      return UnifiedDiff.text(
        from: old, to: String(decoding: files.now[path] ?? [], as: UTF8.self), path: path)
    }.joined()
  }

  /// The paths of the files that change, relative to the root, sorted.
  public var changedFiles: [String] { files.changed }
}

/// A finding that was mended, or why it was not.
public struct FixedFinding: Sendable, Equatable {
  /// The finding's file, relative to the root.
  public let file: String
  /// The finding's line, in the text that the fix was worked out on.
  public let line: Int
  /// The rule.
  public let rule: String
  /// What was done, or why nothing was.
  public let words: String

  init(_ fix: Fix, _ words: String) {
    (file, line, rule) = (fix.finding.location.file, fix.finding.location.line, fix.finding.rule)
    self.words = words
  }
}
