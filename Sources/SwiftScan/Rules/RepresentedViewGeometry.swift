// Geometry of the represented view, which belongs to SwiftUI.

import Findings

extension BridgeRule {
  static let representedViewGeometry = BridgeRule(
    "represented_view_geometry", .warning,
    summary: "Make or update sets the frame, bounds, center or transform of the view that SwiftUI lays out.",
    why:
      "SwiftUI lays the represented view out itself: Apple's documentation calls it undefined when a "
      + "bridge sets "
      + "these properties.",
    sources: ["https://developer.apple.com/documentation/swiftui/uiviewrepresentable"],
    firing: [
      .update("UIView", "", "↓view.frame.size.height = 240"),
      .update("UITableView", "", "↓view.transform = CGAffineTransform(scaleX: 1, y: -1)"),
      .controller("UIViewController", "", "↓controller.view.frame = .zero"),
      .update("UIView", "", "↓view.frame.size.width = 240\nview.frame.size.height = 120"),
    ],
    silent: [
      .update("UIView", "", "view.subviews.first?.frame = view.bounds"),
      .update("UIScrollView", "", "view.contentSize = .zero"),
      .make(
        "UIView", "",
        "let box = UIView()\nlet label = UILabel()\nlabel.center = .zero\nbox.addSubview(label)\nreturn box"),
    ]
  ) { code in
    code.bridges.flatMap { bridge -> [RuleHit] in
      var told: Set<String> = []
      return bridge.passSteps.compactMap { step in
        // One place a method tells it all: 'frame.size.width' and 'frame.size.height' are one mistake.
        guard let attribute = geometry(step, bridge),
          told.insert("\(step.method.name) \(attribute)").inserted
        else { return nil }
        return code.hit(
          step.event.span, in: step.method.file,
          "'\(attribute)' of the represented view is set in '\(step.method.name)' of '\(bridge.name)': "
            + "SwiftUI "
            + "lays that view out and its geometry is undefined after this; use SwiftUI's modifiers, "
            + "'sizeThatFits', or a view inside it",
          bridge: bridge.type.qualifiedName, found: "\(step.method.name) \(attribute)",
          severity: attribute == "transform" ? .info : nil)
      }
    }
  }

  private static func geometry(_ step: Step, _ bridge: BridgeCode) -> String? {
    guard case .assignment(let target, _, _) = step.event.kind, let path = target.path,
      bridge.isView(path, in: step.method)
    else { return nil }
    var names = path.names.dropFirst()
    if bridge.wrapsController {
      guard names.first == "view" else { return nil }
      names = names.dropFirst()
    }
    guard let attribute = names.first, ["frame", "bounds", "center", "transform"].contains(attribute),
      names.dropFirst().allSatisfy({ ["size", "origin", "width", "height", "x", "y"].contains($0) })
    else { return nil }
    return attribute
  }
}
