// A bridge that shows a view it was given, and never looks at a new one.

import Findings

extension BridgeRule {
  static let injectedViewIgnored = BridgeRule(
    "injected_view_ignored", .info, isOptIn: true,
    summary: "Make returns a view that the bridge was given, and update ignores a new one.",
    why: "Make runs once: when the owner hands over another view, the first one stays on screen.",
    sources: ["https://github.com/znat/parrotflow/pull/155"],
    firing: [
      .make("WKWebView", "let page: WKWebView", "↓page"),
      .make("WKWebView", "let page: WKWebView", "return ↓page"),
      .bridge("let box: UIView", make: "↓box", wrapping: "UIView", update: "view.isHidden = false"),
    ],
    silent: [
      .bridge(
        "let page: WKWebView", make: "page", wrapping: "WKWebView", update: "context.coordinator.show(page)"),
      .make("WKWebView", "", "WKWebView()"),
      .make("UIView", "let page: WKWebView", "let box = UIView()\nbox.addSubview(page)\nreturn box"),
    ]
  ) { code in
    code.bridges.flatMap { bridge -> [RuleHit] in
      guard !bridge.updates.isEmpty, !bridge.updatePassesSelf else { return [] }
      return bridge.makes.compactMap { make in
        guard make.results.count == 1, let value = make.results.first, let path = value.path, !path.isLocal,
          let property = bridge.type.property(path.only), property.isPlain, property.facts.initial == nil,
          !bridge.updateReads(property.name)
        else { return nil }
        return code.hit(
          value.span, in: make.file,
          "'\(bridge.name)' shows the '\(property.name)' that it was first given: make runs once, and "
            + "'\(bridge.updateName)' ignores another one; put it into a container that update fills, or "
            + "give the "
            + "bridge an '.id' of the view",
          bridge: bridge.type.qualifiedName, found: property.name)
      }
    }
  }
}
