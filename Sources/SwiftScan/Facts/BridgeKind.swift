// The kinds of bridges between SwiftUI and UIKit, AppKit or WatchKit: a closed list of Apple's names.

/// A kind of bridge: one of Apple's protocols, or a hosting type that is subclassed or instantiated.
///
/// The raw value is the exact string of the reports, such as `UIViewRepresentable` or
/// `UIHostingController.subclass`.
public struct BridgeKind: Sendable, Hashable, RawRepresentable, Comparable, Codable {
  /// The exact string of the reports.
  public let rawValue: String

  /// A kind from its exact string, or nil where no such kind exists.
  public init?(rawValue: String) {
    guard Self.all.contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// Which way a bridge leads.
  public enum Direction: String, Sendable {
    /// A UIKit, AppKit or WatchKit object shown in SwiftUI.
    case uikitInSwiftUI = "uikit-in-swiftui"
    /// A SwiftUI view shown in UIKit, AppKit or WatchKit.
    case swiftUIInUIKit = "swiftui-in-uikit"
  }

  /// The protocols that put a UIKit, AppKit or WatchKit object into SwiftUI.
  public static let representables = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "UIGestureRecognizerRepresentable",
    "NSGestureRecognizerRepresentable", "WKInterfaceObjectRepresentable",
  ]
  /// The classes that put SwiftUI into UIKit, AppKit or WatchKit, by subclass or by instance.
  public static let hostingClasses = [
    "UIHostingController", "NSHostingController", "NSHostingView", "WKHostingController",
    "WKUserNotificationHostingController", "_UIHostingView",
  ]
  /// Hosting types that are only ever instantiated.
  public static let hostingValues = [
    "UIHostingConfiguration", "NSHostingMenu", "NSHostingSceneRepresentation", "UIHostingOrnament",
  ]
  /// Hosting protocols that are only ever conformed to.
  public static let hostingProtocols = ["UIHostingSceneDelegate"]

  /// Every kind's exact string.
  public static let all = Set(
    representables
      + hostingClasses.flatMap { ["\($0).subclass", "\($0).init"] }
      + hostingValues.map { "\($0).init" }
      + hostingProtocols.map { "\($0).subclass" } + ["presenter"])

  /// Which way bridges of this kind lead.
  public var direction: Direction {
    Self.representables.contains(rawValue) || rawValue == "presenter" ? .uikitInSwiftUI : .swiftUIInUIKit
  }

  /// Orders kinds by their strings.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
