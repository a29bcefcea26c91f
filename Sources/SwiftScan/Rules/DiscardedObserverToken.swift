// The token of a block observer that is thrown away.

import Findings

extension BridgeRule {
  /// SwiftLint has a rule of its own for the same mistake anywhere; in bridges and coordinators the leak is
  /// worst.
  static let discardedObserverToken = BridgeRule(
    "discarded_observer_token", .warning,
    summary: "The token of a block-based observer is thrown away.",
    why:
      "Nothing warns of the unused result. Without the token the block, and what it holds, stays for the "
      + "life of "
      + "the process; `removeObserver(self)` does not help.",
    sources: [
      "https://github.com/nodes-app/swift-markdown-engine/issues/63",
      "https://github.com/LottieFiles/dotlottie-ios/pull/133", "https://github.com/duckduckgo/iOS/pull/881",
    ],
    firing: [
      .make(
        "UIView", "",
        """
        NotificationCenter.default.↓addObserver(forName: name, object: nil, queue: .main) { _ in }
        return UIView()
        """
      ),
      .make(
        "UIView", "",
        """
        _ = NotificationCenter.default.↓addObserver(forName: name, object: nil, queue: .main) { _ in }
        return UIView()
        """
      ),
      .make(
        "UIView", "", "UIView()",
        rest:
          """
          func makeCoordinator() -> Ear { Ear() }
          final class Ear {
            func start() { center.↓addObserver(forName: name, object: nil, queue: nil) { _ in } }
          }
          """
      ),
    ],
    silent: [
      .make(
        "UIView", "",
        """
        let center = NotificationCenter.default
        context.coordinator.token = center.addObserver(forName: name, object: nil, queue: .main) { _ in }
        return UIView()
        """
      ),
      .make(
        "UIView", "",
        """
        NotificationCenter.default.addObserver(self, selector: action, name: name, object: nil)
        return UIView()
        """
      ),
      .make(
        "UIView", "", "UIView()",
        rest:
          """
          func start() -> NSObjectProtocol {
            center.addObserver(forName: name, object: nil, queue: nil) { _ in }
          }
          """
      ),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      ([bridge.type] + [bridge.coordinator].compactMap { $0 }).flatMap { type in
        type.bodies.flatMap { method in
          method.events.compactMap { event -> RuleHit? in
            guard case .call(let call) = event.kind, call.name == "addObserver",
              call.labels.first == "forName",
              call.use == .statement || call.use == .discarded
            else { return nil }
            return code.hit(
              event.span, in: method.file,
              "the token of this observer in '\(bridge.name)' is thrown away: the block and what it holds "
                + "can "
                + "never be removed; keep the token in the coordinator and remove it when the view goes",
              bridge: bridge.type.qualifiedName, found: "\(type.name).\(method.name)")
          }
        }
      }
    }
  }
}
