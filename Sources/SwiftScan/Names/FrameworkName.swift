// The names of Apple's frameworks that this module knows.

/// A framework's protocol or class that makes a bridge.
enum FrameworkName {
  /// The modules whose name may stand before one of the names.
  static let modules: Set = ["SwiftUI", "SwiftUICore", "UIKit", "AppKit", "WatchKit", "Cocoa"]

  static let representables = Set(BridgeKind.representables)
  static let hostingClasses = Set(BridgeKind.hostingClasses)
  static let hostingProtocols = Set(BridgeKind.hostingProtocols)
  /// What can be instantiated as a bridge.
  static let instantiable = Set(BridgeKind.hostingClasses + BridgeKind.hostingValues)

  private static let known = representables.union(hostingProtocols).union(instantiable)

  static func isKnown(_ name: String) -> Bool { known.contains(name) }

  /// The platforms on which a name exists.
  static func platforms(of name: String) -> Platforms {
    if name.hasPrefix("UIHostingOrnament") { return .visionOS }
    if name.hasPrefix("NS") { return .macOS }
    if name.hasPrefix("WK") { return .watchOS }
    return .uiKit
  }

  /// Names in the SDK and the standard library that sound like a bridge's and are none.
  static let soundalikes: Set = [
    "RawRepresentable", "CodingKeyRepresentable", "AXChartDescriptorRepresentable", "DisplayRepresentable",
    "TypeDisplayRepresentable", "InstanceDisplayRepresentable", "CaseDisplayRepresentable",
    "StaticDisplayRepresentable",
  ]

  /// Whether a name sounds like a bridge's protocol or class.
  static func soundsLikeBridge(_ name: String) -> Bool {
    guard !soundalikes.contains(name) else { return false }
    return name.hasSuffix("Representable") || contains(Array(name.utf8)[...], word: hosting)
  }

  private static let hosting = Array("Hosting".utf8)
}
