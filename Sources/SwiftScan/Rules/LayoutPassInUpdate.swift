// Layout or measuring that update forces each time it runs.

import Findings

extension BridgeRule {
  static let layoutPassInUpdate = BridgeRule(
    "layout_pass_in_update", .warning,
    summary: "Update forces layout or measures text each time it runs.",
    why:
      "Layout and measuring cost milliseconds, update runs at every change, and layout inside an update "
      + "can ask "
      + "for the next one.",
    sources: [
      "https://github.com/software-mansion/enriched-markdown/pull/801",
      "https://github.com/woocommerce/woocommerce-ios/pull/9121",
    ],
    options: [
      RuleOption(
        "cheap_calls", .flag(\.includesCheapLayoutCalls),
        "Whether `setNeedsLayout` and `invalidateIntrinsicContentSize` count too.")
    ],
    firing: [
      .update("UIView", "", "view.↓layoutIfNeeded()"),
      .update(
        "UILabel", "let title: NSAttributedString",
        "let box = title.↓boundingRect(with: .zero, options: [], context: nil)\nview.isHidden = box.isEmpty"),
      .update("UILabel", "", "view.↓sizeThatFits(.zero)"),
    ],
    silent: [
      .update(
        "UILabel", "let title: String",
        "guard view.text != title else { return }\nview.text = title\nview.layoutIfNeeded()"),
      .update("UIView", "", "view.setNeedsLayout()\nview.invalidateIntrinsicContentSize()"),
      .make(
        "UILabel", "", "UILabel()",
        rest:
          "func sizeThatFits(_ size: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? { "
          + "uiView.sizeThatFits(.zero) }"
      ),
    ]
  ) { code in
    let cheap: Set<String> = ["setNeedsLayout", "invalidateIntrinsicContentSize"]
    let names = code.options.includesCheapLayoutCalls ? passes.union(cheap) : passes
    return code.bridges.flatMap { bridge in
      bridge.updateCalls(names).filter { $0.call.name != "sizeThatFits" || $0.call.labels == ["_"] }.map {
        step, call in
        code.hit(
          step.event.span, in: step.method.file,
          "'\(call.name)' in '\(step.method.name)' of '\(bridge.name)' lays out or measures on each update: "
            + "update runs at every change; do it only where the content has changed, or in 'sizeThatFits'",
          bridge: bridge.type.qualifiedName, found: "\(step.method.name) \(call.name)")
      }
    }
  }

  private static let passes: Set = [
    "layoutIfNeeded", "layoutSubtreeIfNeeded", "sizeToFit", "systemLayoutSizeFitting", "boundingRect",
    "usedRect",
    "ensureLayout", "updateConstraintsIfNeeded", "sizeThatFits",
  ]
}
