// A controller that is presented, dismissed or pushed each time update runs.

import Findings

extension BridgeRule {
  static let unguardedPresentationInUpdate = BridgeRule(
    "unguarded_presentation_in_update", .warning,
    summary: "Update presents, dismisses or navigates each time it runs.",
    why:
      "What was dismissed comes back, UIKit refuses to present twice, and pages are sent again in the "
      + "middle of "
      + "a swipe.",
    sources: [
      "https://github.com/neel-makhecha/AlertX/pull/4", "https://github.com/nachonavarro/Pages/issues/18",
      "https://github.com/stripe/stripe-ios/pull/4556",
    ],
    firing: [
      .controller("UIViewController", "", "controller.↓present(UIAlertController(), animated: true)"),
      .controller(
        "UIPageViewController", "let pages: [UIViewController]",
        "controller.↓setViewControllers(pages, direction: .forward, animated: true)"),
      .controller(
        "UINavigationController", "let next: UIViewController",
        "DispatchQueue.main.async { controller.↓pushViewController(next, animated: true) }"),
    ],
    silent: [
      .controller(
        "UIViewController", "let isShown: Bool",
        "if isShown, controller.presentedViewController == nil { controller.present(UIAlertController(), "
          + "animated: true) }"
      ),
      .controller(
        "UIPageViewController", "let pages: [UIViewController]",
        """
        guard controller.viewControllers?.first !== pages[0] else { return }
        controller.setViewControllers(pages, direction: .forward, animated: true)
        """
      ),
      .controller(
        "UIViewController", "",
        "controller.onTap = { controller.present(UIAlertController(), animated: true) }"),
      .controller("UIViewController", "", "context.coordinator.present(UIAlertController(), animated: true)"),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      bridge.updateCalls(plain.union(animated)).filter { _, call in
        plain.contains(call.name) || call.argument("animated") != nil
      }.map { step, call in
        code.hit(
          step.event.span, in: step.method.file,
          "'\(call.name)' in '\(step.method.name)' of '\(bridge.name)' runs on each update: it presents or "
            + "navigates again whenever something else changes; do it only where the wanted state differs "
            + "from "
            + "what is shown",
          bridge: bridge.type.qualifiedName, found: "\(step.method.name) \(call.name)")
      }
    }
  }

  private static let animated: Set = ["present", "dismiss"]
  private static let plain: Set = [
    "pushViewController", "popViewController", "popToRootViewController", "setViewControllers", "beginSheet",
    "presentAsSheet",
  ]
}
