// A documented escape hatch as a value: everything that its file says, in the order of the file.

/// A component that people wrap for SwiftUI, what SwiftUI cannot do without it, and since when it can.
public struct Hatch: Sendable, Hashable {
  /// Lower-case words with hyphens; the name of the file.
  public var id = ""
  /// A few words for people.
  public var title = ""
  /// What is wrapped, the most important first; never empty in a hatch that was read.
  public var wraps: [HatchWrap] = []
  /// What it is that is wrapped.
  public var kind = HatchKind.view
  /// How it stands with SwiftUI.
  public var category = HatchCategory.gap
  /// Which side is wrapped for which.
  public var direction = HatchDirection.uikitInSwiftUI
  /// The native API, where there is any.
  public var native: String?
  /// How far the native API covers the hatch, by platform (`HatchCoverage.platformNames`).
  public var platforms: [String: HatchCoverage] = [:]
  /// The condition for an entry's `Remove when`.
  public var removeWhen = ""
  /// What people type who look for it.
  public var words: [String] = []
  /// What a bridge is started from.
  public var template: HatchTemplate?
  /// The ids of the rules that such a bridge breaks easily.
  public var rules: [String] = []
  /// The ids of other hatches.
  public var related: [String] = []
  /// How sure the facts are; a fact that is missing is not claimed.
  public var confidence: [HatchFact: HatchConfidence] = [:]
  /// The day on which the sources were read.
  public var checked: WrittenDate?
  /// Where the facts were seen.
  public var sources: [HatchSource] = []
  /// The prose, in order.
  public var sections: [HatchSection] = []

  /// A hatch that says nothing yet.
  public init() {}

  /// The section of a name, nil where the hatch has none.
  public subscript(section: HatchSection.Name) -> HatchSection? { sections.first { $0.name == section } }

  /// The gap as Markdown, without code blocks and on one line as it stands in the file.
  public var gap: String { self[.gap]?.text ?? "" }

  /// Since when the native API covers everything, by platform; empty where it does so nowhere.
  public var fullSince: [String: VersionNumber] { platforms.compactMapValues(\.fullSince) }

  /// Since when the native API covers a part, by platform; empty where it does so nowhere.
  public var partialSince: [String: VersionNumber] { platforms.compactMapValues(\.partialSince) }
}

/// A source of a hatch.
public struct HatchSource: Sendable, Hashable {
  /// The address.
  public var url: String
  /// The facts that it supports; none for one that is only worth reading.
  public var facts: [HatchFact]

  /// A source with every part given.
  public init(url: String, facts: [HatchFact] = []) {
    self.url = url
    self.facts = facts
  }
}
