// Apple's platforms, by the names that people write before a version.

/// One of Apple's platforms, as written.
public enum ApplePlatform: String, Sendable, Hashable, CaseIterable {
  case iOS
  case iPadOS
  case macOS
  case macCatalyst = "Mac Catalyst"
  case tvOS
  case watchOS
  case visionOS

  /// The platform of a word in any case, nil for a word that names none.
  public init?(word: some StringProtocol) {
    let lower = word.lowercased()
    switch lower {
    case "catalyst", "maccatalyst": self = .macCatalyst
    default:
      guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == lower }) else { return nil }
      self = found
    }
  }
}
