// Focus that is taken or given up each time update runs.

import Findings

extension BridgeRule {
  static let unguardedFirstResponderInUpdate = BridgeRule(
    "unguarded_first_responder_in_update", .warning,
    summary: "Update takes or gives up the keyboard focus each time it runs.",
    why:
      "The keyboard comes back when a sheet closes, or goes away while somebody types, whenever something "
      + "else "
      + "changes.",
    sources: [
      "https://github.com/siteline/swiftui-introspect/issues/43",
      "https://github.com/tangem/tangem-app-ios-old/pull/2102",
      "https://github.com/TableProApp/TablePro/pull/1167",
    ],
    firing: [
      .update("UITextField", "", "view.↓becomeFirstResponder()"),
      .update("UITextField", "", "DispatchQueue.main.async { view.↓becomeFirstResponder() }"),
      .update("NSTextField", "", "view.window?.↓makeFirstResponder(view)"),
    ],
    silent: [
      .update(
        "UITextField", "let isFocused: Bool",
        "if isFocused, !view.isFirstResponder { view.becomeFirstResponder() }"),
      .update(
        "UITextField", "let isFocused: Bool",
        "isFocused ? view.becomeFirstResponder() : view.resignFirstResponder()"),
      .make("UITextField", "", "let view = UITextField()\nview.becomeFirstResponder()\nreturn view"),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      bridge.updateCalls(names).map { step, call in
        code.hit(
          step.event.span, in: step.method.file,
          "'\(call.name)' in '\(step.method.name)' of '\(bridge.name)' runs on each update: it moves the "
            + "keyboard "
            + "focus whenever something else changes; do it only where the wanted focus differs from the "
            + "real one",
          bridge: bridge.type.qualifiedName, found: "\(step.method.name) \(call.name)")
      }
    }
  }

  private static let names: Set = [
    "becomeFirstResponder", "resignFirstResponder", "makeFirstResponder", "endEditing",
  ]
}
