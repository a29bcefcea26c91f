// A UIKit animation that starts each time update runs.

import Findings

extension BridgeRule {
  static let unguardedAnimationInUpdate = BridgeRule(
    "unguarded_animation_in_update", .warning,
    summary: "Update starts a UIKit or AppKit animation each time it runs.",
    why:
      "The animation starts again whenever something else changes, and fights a SwiftUI transition in "
      + "flight.",
    sources: ["https://github.com/SRGSSR/pillarbox-apple/issues/457"],
    firing: [
      .update(
        "UILabel", "let isShown: Bool",
        "UIView.↓animate(withDuration: 0.3) { view.alpha = isShown ? 1 : 0 "
          + "}"),
      .update("NSView", "", "NSAnimationContext.↓runAnimationGroup { _ in view.animator().alphaValue = 1 }"),
      .update(
        "UILabel", "let text: String",
        "UIView.↓transition(with: view, duration: 1, options: []) { view.text = text }"),
    ],
    silent: [
      .update(
        "UILabel", "let alpha: CGFloat",
        "guard view.alpha != alpha else { return }\nUIView.animate(withDuration: 1) { view.alpha = alpha }"),
      .update("UILabel", "", "UIView.performWithoutAnimation { view.alpha = 1 }"),
      .update(
        "UILabel", "",
        "let animation = context.transaction.animation\nUIView.animate(withDuration: 1) { view.alpha = 1 }"),
      .update("UILabel", "", "context.animate { view.alpha = 1 }"),
    ]
  ) { code in
    code.bridges.flatMap { bridge -> [RuleHit] in
      guard !bridge.updateMentions(["transaction"]) else { return [] }
      return bridge.updateSteps.compactMap { step in
        guard let call = step.call, let owner = call.receiver?.path?.only,
          animations[owner]?.contains(call.name) ?? false
        else { return nil }
        return code.hit(
          step.event.span, in: step.method.file,
          "'\(owner).\(call.name)' in '\(step.method.name)' of '\(bridge.name)' starts on each update: it "
            + "fights "
            + "SwiftUI's own transition; animate only where the value has changed and "
            + "'context.transaction.animation' asks for it",
          bridge: bridge.type.qualifiedName, found: "\(step.method.name) \(call.name)")
      }
    }
  }

  private static let animations: [String: Set<String>] = [
    "UIView": ["animate", "transition", "animateKeyframes"], "NSAnimationContext": ["runAnimationGroup"],
    "UIViewPropertyAnimator": ["runningPropertyAnimator"],
  ]
}
