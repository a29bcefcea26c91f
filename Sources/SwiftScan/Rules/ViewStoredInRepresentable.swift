// A UIKit or AppKit view that the struct itself creates and stores.

import Findings

extension BridgeRule {
  static let viewStoredInRepresentable = BridgeRule(
    "view_stored_in_representable", .warning,
    summary: "The struct creates the view that it wraps and keeps it in a stored property.",
    why:
      "SwiftUI makes a new value of the struct on each evaluation of a body: each builds a view that is "
      + "thrown "
      + "away, and code that touches the stored one talks to a view that is not on screen.",
    sources: [
      "https://github.com/riccqi/ARImageTracking/issues/3",
      "https://github.com/mapbox/mapbox-maps-swiftui-demo/pull/9",
      "https://github.com/AvdLee/SwiftUIKitView/issues/2",
    ],
    firing: [
      .make("ARView", "↓let stage = ARView(frame: .zero)", "stage"),
      .make(
        "MKMapView", "↓private let map: MKMapView = {\n  let map = MKMapView()\n  return map\n}()", "map"),
      .make("StageView", "↓let stage: StageView\ninit() { stage = StageView() }", "stage"),
      .make("UIView", "↓let field: UITextField = .init()", "UIView()"),
      .make("UIView", "↓var search: UISearchController = .init(searchResultsController: nil)", "UIView()"),
      .bridge(
        "let image: UIImage\n↓private let reader = ImageAnalysisInteraction()",
        make: "let view = UIImageView()\nview.addInteraction(reader)\nreturn view", wrapping: "UIImageView",
        update: "reader.preferredInteractionTypes = .textSelection"),
    ],
    silent: [
      .make(
        "UIView", "private let tap = UITapGestureRecognizer()",
        "let view = UIView()\nview.addGestureRecognizer(tap)\nreturn view"),
      .make("ARView", "", "ARView(frame: .zero)"),
      .make("WKWebView", "let page: WKWebView", "page"),
      .make("WKWebView", "@State private var page = WKWebView()", "page"),
      .make("WKWebView", "let scripts = WKUserContentController()", "WKWebView()"),
      .make("WKWebView", "let page: WKWebView\ninit(page: WKWebView) { self.page = page }", "page"),
    ]
  ) { code in
    code.bridges.flatMap { bridge -> [RuleHit] in
      if bridge.type.kind == .classType || bridge.type.kind == .actor { return [] }
      return bridge.type.properties.filter { property in
        property.isPlain
          && (createsView(property) || isMadeHereAndReturned(property, bridge)
            || isMadeHereAndAdded(property, bridge))
      }.map { property in
        code.hit(
          property.header, in: property.file,
          "'\(property.name)' is made by the struct '\(bridge.name)': SwiftUI makes a new struct on each "
            + "evaluation and keeps only the first view, so that this one is often not the one on screen; "
            + "make it "
            + "in '\(bridge.makeName)'",
          bridge: bridge.type.qualifiedName, found: property.name)
      }
    }
  }

  // MARK: What is a view

  private static func createsView(_ property: PropertyCode) -> Bool {
    let method = property.method
    guard let initial = property.facts.initial, let call = method.call(initial) else { return false }
    if let closure = call.receiver?.closure, call.name.isEmpty { return returnsView(closure, method) }
    guard let type = method.constructed(initial) else { return false }
    return isView(type.isEmpty ? bareType(property.facts.type) ?? "" : type)
  }

  /// Whether a closure that is applied on the spot returns a view that it makes.
  private static func returnsView(_ closure: Int, _ method: MethodCode) -> Bool {
    let span = method.closure(closure)?.span
    return method.events.contains { event in
      guard case .result(let value) = event.kind, method.closures(around: event).first?.span == span else {
        return false
      }
      let type = method.constructed(value) ?? method.localType(value.path?.only)
      return type.map(isView) ?? false
    }
  }

  private static func isView(_ type: String) -> Bool {
    if objects.contains(type) { return true }
    guard !exceptions.contains(type) else { return false }
    return prefixes.contains { type.hasPrefix($0) } && suffixes.contains { type.hasSuffix($0) }
  }

  private static let objects: Set = [
    "AVPlayer", "AVQueuePlayer", "AVCaptureSession", "ARSession", "UIHostingController",
    "NSHostingController",
    "NSHostingView",
  ]
  private static let exceptions: Set = [
    "WKUserContentController", "NSFetchedResultsController", "UIDocumentInteractionController",
    "UIPrintInteractionController", "UIMenuController", "NSUserInterfaceCompressionOptions",
    "NSArrayController",
    "NSObjectController", "NSTreeController", "NSDocumentController", "NSColorPicker", "UITraitCollection",
  ]
  private static let prefixes = [
    "UI", "NS", "WK", "MK", "AR", "SCN", "SK", "MTK", "PK", "PDF", "AV", "QL", "GMS", "MGL", "MLN",
  ]
  private static let suffixes = [
    "View", "ViewController", "Controller", "Field", "Label", "Button", "Switch", "Slider", "Stepper",
    "Picker",
    "Bar", "Control", "Window",
  ]

  // MARK: What make returns

  private static func isMadeHereAndReturned(_ property: PropertyCode, _ bridge: BridgeCode) -> Bool {
    let isReturned = bridge.makes.contains { make in
      make.results.contains { $0.path?.only == property.name && $0.path?.isLocal == false }
    }
    return isReturned && isMadeHere(property, bridge)
  }

  /// Whether make puts it on screen and update talks to it again: to another one by then.
  private static func isMadeHereAndAdded(_ property: PropertyCode, _ bridge: BridgeCode) -> Bool {
    let isAdded = bridge.makeSteps.contains { step in
      guard let call = step.call, adding.contains(call.name), let path = call.plainArgument?.path else {
        return false
      }
      return path.only == property.name && !path.isLocal
    }
    return isAdded && bridge.updateReads(property.name) && isMadeHere(property, bridge)
  }

  private static let adding: Set = [
    "addSubview", "insertSubview", "addArrangedSubview", "addInteraction", "addGestureRecognizer",
    "addSublayer",
  ]

  /// Whether the struct itself makes it, inline or in an initialiser.
  private static func isMadeHere(_ property: PropertyCode, _ bridge: BridgeCode) -> Bool {
    if let initial = property.facts.initial {
      let call = property.method.call(initial)
      return call.map { $0.constructs || $0.receiver?.closure != nil } ?? false
    }
    return bridge.type.methods.contains { method in
      method.name == "init"
        && method.events.contains { event in
          guard case .assignment(let target, let value, _) = event.kind, let path = target.path,
            path.only == property.name, !path.isLocal
          else { return false }
          return method.constructed(value) != nil || method.localType(value.path?.only) != nil
        }
    }
  }
}
