// The labelled fields of a canonical entry: one row a field, shared by the reader and the writer.

/// A labelled field of a canonical gotcha entry. The order of the cases is the order in which they are
/// written.
public enum EntryField: String, Sendable, CaseIterable {
  /// What SwiftUI cannot do: the API that was tried and how it falls short.
  case gap = "Gap"
  /// The bridge's type, what it wraps, and its file.
  case bridge = "Bridge"
  /// Where others can see the gap: links, feedback numbers, or that a search found none.
  case evidence = "Evidence"
  /// The platform version on which the gap was last seen.
  case verified = "Verified"
  /// The questions of the decision matrix that were answered with yes.
  case matrix = "Matrix"
  /// The documented escape hatch that the bridge follows.
  case hatch = "Hatch"
  /// The condition under which the bridge can go.
  case removeWhen = "Remove when"
  /// Who answers for the bridge.
  case owner = "Owner"
  /// The steps of the verification that were done: it builds, it was seen.
  case checked = "Checked"

  /// The label as it is written in an entry, without the colon.
  public var label: String { rawValue }

  /// The key in JSON: `gap`, `removeWhen`, …
  public var key: String { self == .removeWhen ? "removeWhen" : rawValue.lowercased() }

  /// The field that a label in a memory file means; case and a colon at the end do not matter.
  public init?(label: String) {
    let wanted = Self.normalised(label)
    guard let field = Self.allCases.first(where: { $0.labels.contains(wanted) }) else { return nil }
    self = field
  }

  /// The labels that are read as this field, in lower case.
  private var labels: [String] {
    switch self {
    case .gap: return ["gap", "the gap", "api gap", "swiftui gap", "gap in swiftui", "missing in swiftui"]
    case .bridge: return ["bridge", "bridges", "bridged by", "bridged with", "bridged in", "wrapper"]
    case .evidence:
      return ["evidence", "proof", "reference", "references", "feedback", "links", "link", "radar"]
    case .verified:
      return [
        "verified", "verified on", "verified with", "verified in", "last verified", "verified at",
        "tested on",
      ]
    case .matrix: return ["matrix", "decision matrix", "decision"]
    case .hatch: return ["hatch", "escape hatch", "hatches"]
    case .removeWhen:
      return [
        "remove when", "removal", "remove", "remove once", "remove after", "remove if", "removal condition",
        "retire when",
        "delete when", "drop when",
      ]
    case .owner: return ["owner", "owners", "owned by"]
    case .checked: return ["checked", "checked steps", "steps checked"]
    }
  }

  /// Labels that other teams give the parts of one entry, in lower case. A heading or list item with such a
  /// label is a part of an entry, not an entry.
  private static let otherLabels: Set<String> = [
    "symptom", "symptoms", "cause", "root cause", "fix", "why", "source", "reason", "date", "status",
    "problem", "solution",
    "workaround", "mitigation", "resolution", "what goes wrong", "how to avoid", "issue", "context", "impact",
    "what",
    "what happens", "expected", "actual", "steps", "added", "fixed in", "severity", "platform", "affected",
    "affects",
    "version", "example", "detection", "prevention", "consequence", "rationale", "bridge type", "kind",
    "path", "file",
    "files", "tests",
  ]

  /// Whether a label names a part of an entry.
  static func isLabel(_ text: String) -> Bool {
    EntryField(label: text) != nil || otherLabels.contains(normalised(text))
  }

  private static func normalised(_ label: String) -> String {
    let words = label.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.hasSuffix(":") ? String(words.dropLast()).trimmed : words
  }
}
