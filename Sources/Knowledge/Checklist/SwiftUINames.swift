// Names by which a memory file speaks of SwiftUI without saying so. A project's own types look the same by
// shape; in free-form entries only these, and the word itself, make a sentence one about SwiftUI.

/// Well-known names of SwiftUI and of the SwiftUI sides of other frameworks.
enum SwiftUINames {
  private static let names: Set<String> = [
    "AnyView", "AsyncImage", "Button", "Canvas", "Chart", "Color", "ColorPicker", "ContentUnavailableView",
    "ControlGroup",
    "DatePicker", "DisclosureGroup", "Divider", "DocumentGroup", "DragGesture", "EditButton", "ForEach",
    "Form", "Gauge",
    "GeometryReader", "Grid", "GroupBox", "HSplitView", "HStack", "Image", "ImageRenderer", "Label",
    "LabeledContent",
    "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "LongPressGesture",
    "MagnifyGesture", "Map",
    "MenuBarExtra", "Menu", "MultiDatePicker", "NavigationLink", "NavigationSplitView", "NavigationStack",
    "NavigationView", "OutlineGroup", "PasteButton", "PhotosPicker", "Picker", "ProgressView", "RealityView",
    "RotateGesture", "SceneView", "ScrollView", "ScrollViewReader", "Section", "SecureField", "ShareLink",
    "Slider",
    "SpatialTapGesture", "SpriteView", "Stepper", "SwiftUI", "TabView", "Table", "TapGesture", "Text",
    "TextEditor",
    "TextField", "TextSelection", "TimelineView", "Toggle", "VSplitView", "VStack", "VideoPlayer",
    "ViewThatFits",
    "WebPage", "WebView", "WindowGroup", "ZStack", "accessibilityLabel", "alert", "background",
    "confirmationDialog",
    "contextMenu", "contentShape", "draggable", "dropDestination", "fileExporter", "fileImporter",
    "focusable",
    "focused", "fullScreenCover", "gesture", "highPriorityGesture", "hoverEffect", "inspector",
    "interactiveDismissDisabled",
    "keyboardShortcut", "mask", "matchedGeometryEffect", "navigationTitle", "onAppear", "onChange",
    "onContinuousHover",
    "onDisappear", "onDrag", "onDrop", "onHover", "onKeyPress", "onMove", "onSubmit", "onTapGesture",
    "overlay",
    "padding", "popover", "presentationDetents", "quickLookPreview", "refreshable", "safeAreaInset",
    "scrollPosition",
    "scrollTargetBehavior", "searchable", "sheet", "simultaneousGesture", "swipeActions", "tabItem",
    "textSelection",
    "toolbar", "windowStyle", "lineHeight", "lineSpacing",
  ]

  /// Whether a piece speaks of SwiftUI: the word, or one of its names with any arguments or members.
  static func holds(_ token: ProseToken) -> Bool {
    if token.lower == "swiftui" || token.lower.hasPrefix("swiftui.") { return true }
    guard token.kind == .name else { return false }
    let name = token.raw.drop { !$0.isLetter }.prefix { $0.isLetter || $0.isNumber }
    return names.contains(String(name))
  }
}
