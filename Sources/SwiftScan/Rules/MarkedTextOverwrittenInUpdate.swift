// Text that update replaces while somebody composes it.

import Findings

extension BridgeRule {
  static let markedTextOverwrittenInUpdate = BridgeRule(
    "marked_text_overwritten_in_update", .warning, isOptIn: true,
    summary: "Update replaces bound text without asking whether some of it is being composed.",
    why: "Chinese, Japanese, Korean and dead keys compose marked text first: replacing the text breaks the "
      + "composition.",
    sources: [
      "https://github.com/uzairansaruzi/hermex/issues/312", "https://github.com/SwiftUIX/SwiftUIX/issues/160",
      "https://github.com/Dimillian/IceCubesApp/pull/345",
    ],
    firing: [
      .update("UITextView", "@Binding var text: String", "if view.text != text { ↓view.text = text }"),
      .update("UITextField", "@Binding var text: String", "↓view.text = text"),
      .update(
        "NSTextView", "@Binding var text: String",
        "guard view.string != text else { return }\n↓view.string = text"),
    ],
    silent: [
      .update(
        "UITextView", "@Binding var text: String",
        "if view.markedTextRange == nil, view.text != text { view.text = text }"),
      .update("UITextView", "let text: String", "if view.text != text { view.text = text }"),
      .update("UILabel", "@Binding var text: String", "view.text = text"),
    ]
  ) { code in
    code.bridges.flatMap { bridge -> [RuleHit] in
      guard bridge.type.properties.contains(where: \.isBinding),
        !bridge.updateOrCoordinatorMentions(["markedTextRange", "hasMarkedText", "markedRange"])
      else { return [] }
      return bridge.updateSync.flatMap { method in
        method.events.compactMap { event -> RuleHit? in
          let step = Step(method: method, event: event)
          guard step.turn != .elsewhere, let write = TextWrite(step, in: bridge),
            !write.attribute.hasPrefix("selected")
          else { return nil }
          return code.hit(
            event.span, in: method.file,
            "'\(write.target.text)' is replaced in '\(method.name)' of '\(bridge.name)' even while text is "
              + "being "
              + "composed: Chinese, Japanese, Korean and dead keys break; leave it alone while "
              + "'markedTextRange' is not nil",
            bridge: bridge.type.qualifiedName, found: "\(method.name) \(write.attribute)")
        }
      }
    }
  }
}
