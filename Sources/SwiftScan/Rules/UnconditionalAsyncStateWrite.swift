// State that update writes a turn later, each time it runs.

import Findings

extension BridgeRule {
  /// Deferring a write behind a check is accepted practice and stays silent.
  static let unconditionalAsyncStateWrite = BridgeRule(
    "unconditional_async_state_write", .warning,
    summary: "Update writes state on a later turn of the main thread, each time it runs.",
    why:
      "The write asks for the next update, which writes again: the main thread never comes to rest, or a "
      + "command is taken back before it was carried out. What is measured of the view settles most times and "
      + "is reported as info.",
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
      .update("UIView", "@Binding var host: UIView?", "DispatchQueue.main.async { host = view }"),
      .update(
        "UIView", "@Binding var window: UIWindow?",
        "DispatchQueue.main.async { [weak view] in\n  if let found = view?.window { window = found }\n}"),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      bridge.updateSteps.filter { $0.turn == .later }.compactMap { step in
        guard let property = bridge.writtenState(step), !handsOverView(step, bridge) else { return nil }
        return code.hit(
          step.event.span, in: step.method.file,
          "'\(property.name)' is written a turn after each update of '\(bridge.name)': the write asks for "
            + "the next "
            + "update, which writes again; write it only where it differs",
          bridge: bridge.type.qualifiedName, found: "\(step.method.name) \(property.name)",
          severity: measuresView(step, bridge) ? .info : nil)
      }
    }
  }

  /// `host = view` and `window = view.window`: the same object each time, with which the writing ends.
  private static func handsOverView(_ step: Step, _ bridge: BridgeCode) -> Bool {
    guard case .assignment(_, let value, false) = step.event.kind, var path = value.path else { return false }
    if !bridge.isView(path, in: step.method), let first = path.names.first,
      let origin = step.method.local(first)?.value?.path
    {
      path.names = origin.names + path.names.dropFirst()
      path.isLocal = origin.isLocal
    }
    return bridge.isView(path, in: step.method)
      && path.names.dropFirst().allSatisfy { ["window", "superview", "view"].contains($0) }
  }

  /// Whether what is written comes from the view: most such writing ends once the view has its size.
  private static func measuresView(_ step: Step, _ bridge: BridgeCode) -> Bool {
    guard case .assignment(_, let value, false) = step.event.kind else { return false }
    return step.method.events.contains { event in
      guard value.span.contains(event.span) else { return false }
      return switch event.kind {
      case .read(let path): bridge.isView(path, in: step.method)
      case .call(let call): bridge.isView(call.receiver?.path, in: step.method)
      default: false
      }
    }
  }
}
