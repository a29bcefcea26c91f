// What SwiftUI calls on a bridge to make and update the object behind it.

/// The UIKit, AppKit or WatchKit object of a Representable kind.
enum BridgedObject {
  /// The object's name in the protocol's methods, by kind: `UIView` for `UIViewRepresentable`.
  static func name(of kind: BridgeKind) -> String? {
    guard BridgeKind.representables.contains(kind.rawValue) else { return nil }
    return String(kind.rawValue.dropLast("Representable".count))
  }

  /// The names of all make and update methods.
  static let methods = Set(
    BridgeKind.representables.flatMap { name in
      let object = name.dropLast("Representable".count)
      return ["make\(object)", "update\(object)"]
    })

  /// The method by which a bridge makes its coordinator.
  static let makeCoordinator = "makeCoordinator"

  /// The names of the classes that say nothing about what is wrapped.
  static let plainClasses: Set = [
    "UIView", "UIViewController", "NSView", "NSViewController", "UIGestureRecognizer", "NSGestureRecognizer",
    "WKInterfaceObject",
  ]
}

extension Bridge {
  /// What it wraps, without the classes that say nothing, such as `UIView`.
  public var namedWraps: [String] { wraps.filter { !Self.isPlain($0) } }

  /// Whether a class says nothing about what is wrapped, such as `UIView`.
  public static func isPlain(_ name: String) -> Bool { BridgedObject.plainClasses.contains(name) }
}
