// State that update writes a turn later, each time it runs.

import Findings

extension BridgeRule {
  /// Deferring a write behind a check is accepted practice and stays silent.
  static let unconditionalAsyncStateWrite = BridgeRule(
    "unconditional_async_state_write", .warning,
    summary: "Update writes state on a later turn of the main thread, each time it runs.",
    why:
      "The write asks for the next update, which writes again: the main thread never comes to rest, or a "
      + "command "
      + "is taken back before it was carried out.",
    sources: [
      "https://github.com/globulus/swiftui-webview/issues/5", "https://swiftui-lab.com/state-changes",
    ],
    firing: [
      .update(
        "UIView", "@Binding var height: CGFloat",
        "DispatchQueue.main.async { ↓height = view.bounds.height "
          + "}"),
      .update("UIView", "@Binding var command: Int", "Task { ↓command = 0 }"),
      .update(
        "UIView", "@State private var count = 0",
        "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { ↓count += 1 }"),
    ],
    silent: [
      .update(
        "UIView", "@Binding var height: CGFloat",
        "DispatchQueue.main.async { if height != view.bounds.height { height = view.bounds.height } }"),
      .update(
        "UIView", "@Binding var jump: CGRect?",
        "if let target = jump {\n  view.show(target)\n  DispatchQueue.main.async { jump = nil }\n}"),
      .update("UIView", "@Binding var isOn: Bool", "view.onTap = { isOn = true }"),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      bridge.updateSteps.filter { $0.turn == .later }.compactMap { step in
        guard let property = bridge.writtenState(step) else { return nil }
        return code.hit(
          step.event.span, in: step.method.file,
          "'\(property.name)' is written a turn after each update of '\(bridge.name)': the write asks for "
            + "the next "
            + "update, which writes again; write it only where it differs",
          bridge: bridge.type.qualifiedName, found: "\(step.method.name) \(property.name)")
      }
    }
  }
}
