// The closed vocabulary of hatches: what a hatch is, how it stands with SwiftUI, and how sure its facts are.

/// What is wrapped.
public enum HatchKind: String, Sendable, Hashable, CaseIterable {
  case view
  case viewController = "view-controller"
  case gesture, modifier, hosting
}

/// How a hatch stands with SwiftUI.
public enum HatchCategory: String, Sendable, Hashable, CaseIterable {
  /// SwiftUI covers it.
  case superseded
  /// SwiftUI covers some of it, or all of it on some platforms.
  case partlySuperseded = "partly-superseded"
  /// SwiftUI has no API for it.
  case gap
  /// SwiftUI can do it, and not fast enough.
  case performance
  /// Gestures that SwiftUI cannot compose.
  case gesture
  /// A component of the system that SwiftUI does not have.
  case systemComponent = "system-component"
}

/// Which side is wrapped for which.
public enum HatchDirection: String, Sendable, Hashable, CaseIterable {
  case uikitInSwiftUI = "uikit-in-swiftui"
  case swiftUIInUIKit = "swiftui-in-uikit"
}

/// What a bridge for a hatch is started from.
public enum HatchTemplate: String, Sendable, Hashable, CaseIterable {
  case view
  case textView = "text-view"
  case viewController = "view-controller"
  case presenter
  case keyboardField = "keyboard-field"
  case gestures, collection
  case pdfView = "pdf-view"
  case pager
  case hostingController = "hosting-controller"
  case hostingCell = "hosting-cell"
  case appkitView = "appkit-view"
}

/// The facts of a hatch that a source can support.
public enum HatchFact: String, Sendable, Hashable, CaseIterable {
  /// What SwiftUI cannot do, or could not.
  case gap
  /// The native API, and since when.
  case native
  /// What the native API still lacks.
  case lacks
}

/// How sure a fact is.
public enum HatchConfidence: String, Sendable, Hashable, CaseIterable {
  /// Seen in a source.
  case confirmed
  /// Written from memory, and shown as such.
  case recalled
}
