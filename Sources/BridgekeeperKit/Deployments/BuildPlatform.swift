// The platforms that code is built for, by Apple's names and by those of Xcode's settings.

/// A platform that code is built for. The raw value is the name that a hatch's coverage and `@available` use.
public enum BuildPlatform: String, Sendable, CaseIterable, Comparable {
  case iOS, macOS, macCatalyst, tvOS, visionOS, watchOS

  private static let words: [String: BuildPlatform] = [
    "ios": .iOS, "iphoneos": .iOS, "iphonesimulator": .iOS, "macos": .macOS, "macosx": .macOS, "osx": .macOS,
    "maccatalyst": .macCatalyst, "mac catalyst": .macCatalyst, "tvos": .tvOS, "appletvos": .tvOS,
    "appletvsimulator": .tvOS, "visionos": .visionOS, "xros": .visionOS, "xrsimulator": .visionOS,
    "watchos": .watchOS, "watchsimulator": .watchOS,
  ]

  /// The platform of a name in any case, also of an SDK's; nil for a word that names none.
  public init?(word: some StringProtocol) {
    guard let found = Self.words[word.lowercased()] else { return nil }
    self = found
  }

  /// The build setting that holds the deployment target. Mac Catalyst is built for the iOS version that it
  /// corresponds to.
  var setting: String {
    switch self {
    case .iOS, .macCatalyst: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    }
  }

  /// The SDK that ships: a simulator's own settings reach no user.
  var sdk: String {
    switch self {
    case .iOS: "iphoneos"
    case .macOS, .macCatalyst: "macosx"
    case .tvOS: "appletvos"
    case .visionOS: "xros"
    case .watchOS: "watchos"
    }
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Orders platforms as people read them: iOS, macOS, then the rest.
  public static func < (left: BuildPlatform, right: BuildPlatform) -> Bool { left.rank < right.rank }
}
