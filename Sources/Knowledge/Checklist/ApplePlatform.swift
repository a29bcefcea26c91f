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

  private static let words: [String: ApplePlatform] = [
    "ios": .iOS, "ipados": .iPadOS, "macos": .macOS, "catalyst": .macCatalyst, "maccatalyst": .macCatalyst,
    "tvos": .tvOS, "watchos": .watchOS, "visionos": .visionOS,
  ]

  /// The platform of a word in any case, nil for a word that names none.
  public init?(word: some StringProtocol) {
    self.init(lower: word.lowercased())
  }

  /// The platform of a word in lower case, nil for a word that names none.
  init?(lower: String) {
    guard let found = Self.words[lower] else { return nil }
    self = found
  }
}
