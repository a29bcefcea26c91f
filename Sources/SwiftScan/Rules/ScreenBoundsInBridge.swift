// The size of the screen where the proposed size is meant.

import Findings

extension BridgeRule {
  static let screenBoundsInBridge = BridgeRule(
    "screen_bounds_in_bridge", .warning,
    summary: "A bridge takes the size of the screen.",
    why:
      "In split view, sheets and windows the view has another size than the screen: SwiftUI proposes the "
      + "right "
      + "one.",
    sources: ["https://github.com/21nCo/nucleum/pull/549"],
    firing: [
      .make("UIView", "", "UIView(frame: ↓UIScreen.main.bounds)"),
      .update("UIScrollView", "", "view.contentSize.width = ↓UIScreen.main.bounds.width"),
      .make("NSView", "", "NSView(frame: ↓NSScreen.main?.frame ?? .zero)"),
    ],
    silent: [
      .make(
        "UITextField", "",
        """
        let view = UITextField()
        view.inputAccessoryView = UIToolbar(
          frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
        return view
        """
      ),
      .make("UIView", "", "let view = UIView()\nview.layer.contentsScale = UIScreen.main.scale\nreturn view"),
      RuleExample(
        """
        struct Screen: View {
          var body: some View { Color.red.frame(width: UIScreen.main.bounds.width) }
        }

        """
      ),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      bridge.type.bodies.flatMap { method in
        method.events.compactMap { event -> RuleHit? in
          guard case .read(let path) = event.kind, !path.isLocal, isScreenSize(path),
            !isInToolbar(event, method)
          else { return nil }
          return code.hit(
            event.span, in: method.file,
            "'\(bridge.name)' takes the size of the screen: in split view, sheets and windows the view has "
              + "another "
              + "size; use the size that SwiftUI proposes, in 'sizeThatFits' or with constraints",
            bridge: bridge.type.qualifiedName, found: "\(method.name) \(path.text)")
        }
      }
    }
  }

  private static func isScreenSize(_ path: Path) -> Bool {
    let start = path.names.prefix(3)
    return [
      ["UIScreen", "main", "bounds"], ["UIScreen", "main", "nativeBounds"], ["NSScreen", "main", "frame"],
    ]
    .contains { start.elementsEqual($0) }
  }

  /// The bar above the keyboard is as wide as the screen, and the system resizes it.
  private static func isInToolbar(_ event: Event, _ method: MethodCode) -> Bool {
    method.events.contains { other in
      guard case .call(let call) = other.kind, call.constructs, call.name == "UIToolbar" else { return false }
      return call.span.contains(event.span)
    }
  }
}
