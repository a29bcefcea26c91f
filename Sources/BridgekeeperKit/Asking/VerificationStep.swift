// What has to be seen of a bridge once it is written, and how an entry records that it was.

import Knowledge

/// A step of the verification of a bridge.
public enum VerificationStep: String, Sendable, CaseIterable {
  /// It builds without a warning.
  case builds
  /// It was seen in light and in dark.
  case appearance
  /// It was seen inside a `TimelineView`, where it will sit in one.
  case timeline
  /// A snapshot of it has the frame that its parent expects.
  case snapshot

  /// The word for all steps.
  public static let all = "all"

  /// What is to be seen.
  public var text: String {
    switch self {
    case .builds: "it builds clean"
    case .appearance: "it looks right in light and in dark"
    case .timeline: "it works inside a TimelineView, if it will sit in one"
    case .snapshot: "a snapshot has the frame that its parent expects"
    }
  }

  /// The values of an entry's `Checked` field once these steps are recorded: those that stood there before
  /// stay, each step stands there once, in order, and what is no step comes behind.
  ///
  /// - Parameters:
  ///   - words: the steps, or `all`.
  ///   - old: the field as it stands; nil where the entry has none.
  static func recorded(_ words: [String], after old: String?) -> [String] {
    let before = (old ?? "").split(separator: ",")
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
    let done = Set(before.map { $0.lowercased() } + words)
    let steps = allCases.map(\.rawValue).filter { done.contains($0) || done.contains(all) }
    let others = before.filter {
      VerificationStep(rawValue: $0.lowercased()) == nil && $0.lowercased() != all
    }
    return steps + others
  }
}

extension GotchaFields {
  /// The same, with the steps that an entry records already beside the new ones.
  func keepingChecked(of entry: GotchaEntry) -> GotchaFields {
    guard let words = values[.checked] else { return self }
    var fields = self
    fields.values[.checked] = VerificationStep.recorded(words, after: entry.fields[.checked])
    return fields
  }
}
