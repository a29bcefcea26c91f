// One thing to mend: a finding with its remedy, and which files that touches.

import Findings

/// Which remedies are applied.
public enum FixScope: Sendable, Equatable {
  /// Only those that nobody has to look at first.
  case safe
  /// All.
  case all
}

/// What a run of fixes is narrowed to.
public struct FixRequest: Sendable, Equatable {
  /// Which remedies are applied.
  public var scope: FixScope
  /// Files and folders, relative to the root, whose findings are mended; none for all.
  public var paths: [String]
  /// The files that changed, relative to the root, where code is mended only in those; nil for all.
  public var changed: Set<String>?
  /// The rules whose findings are mended.
  public var rules: RuleSelection
  /// The baseline, relative to the root; nil for the usual one, which need not be there.
  public var baseline: String?

  /// A request with every part given.
  public init(
    scope: FixScope, paths: [String] = [], changed: Set<String>? = nil,
    rules: RuleSelection = RuleSelection(), baseline: String? = nil
  ) {
    self.changed = changed
    self.baseline = baseline
    self.scope = scope
    self.paths = paths
    self.rules = rules
  }

  /// Whether a finding is to be mended. What was set aside is left alone, and so is what lies outside the root.
  func takes(_ finding: Finding) -> Bool {
    guard finding.status == .open, let remedy = finding.remedy, remedy.isSafe || scope == .all else {
      return false
    }
    let path = finding.location.file
    guard !path.hasPrefix("/"), path != "..", !path.hasPrefix("../") else { return false }
    return rules.selects(finding.rule) && Reach(paths: paths, changed: changed).holds(path)
  }
}

/// A finding that a machine mends.
struct Fix: Sendable {
  let finding: Finding
  let deed: Remedy.Deed
  /// The entry to post, where the deed is that.
  var draft: EntryDraft?

  /// The fix of a finding with a remedy.
  ///
  /// - Parameter drafts: the entries to fill in for undocumented bridges.
  init?(_ finding: Finding, drafts: [EntryDraft]) {
    guard let remedy = finding.remedy else { return nil }
    self.finding = finding
    deed = remedy.deed
    guard deed == .draft else { return }
    draft = drafts.first { $0.source == finding.location }
    if draft == nil { return nil }
  }

  /// The files that change, relative to the root.
  var files: [String] { draft?.files ?? [finding.location.file] }

  /// The bytes that no other fix may touch meanwhile; nil where the deed is one on an entry.
  var span: Range<Int>? {
    switch deed {
    case .edits(let edits): Self.hull(edits.map(\.range))
    case .comments(let cuts): Self.hull(cuts.map(\.range))
    case .draft, .bridgeField, .removal: nil
    }
  }

  private static func hull(_ ranges: [Range<Int>]) -> Range<Int>? {
    guard let start = ranges.map(\.lowerBound).min(), let end = ranges.map(\.upperBound).max() else {
      return nil
    }
    return start..<end
  }

  /// What tells the finding from others across rounds, in which its line moves.
  var key: FindingKey { FindingKey(finding) }
}

/// A finding's identity, in its file.
struct FindingKey: Hashable, Sendable {
  let fingerprint: String
  let file: String

  init(_ finding: Finding) { (fingerprint, file) = (finding.fingerprint, finding.location.file) }
}
