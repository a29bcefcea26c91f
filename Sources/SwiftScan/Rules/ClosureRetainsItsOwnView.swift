// A closure that is stored in an object and holds that object.

import Findings

extension BridgeRule {
  static let closureRetainsItsOwnView = BridgeRule(
    "closure_retains_its_own_view", .warning,
    summary: "A closure that a view or coordinator stores captures that same view or coordinator.",
    why: "The object holds the closure and the closure the object: neither can ever go away.",
    sources: [
      "https://github.com/prose-im/prose-app-macos/pull/101", "https://github.com/arul28/ADE/pull/255",
      "https://github.com/kylehickinson/SwiftUI-WebView/pull/13",
    ],
    firing: [
      .make("ShellView", "", "let view = ShellView()\n↓view.onLayout = { print(view.bounds) }\nreturn view"),
      .update(
        "ShellView", "",
        "↓view.onLayout = { [weak coordinator = context.coordinator] in coordinator?.sized(view.bounds) }"),
      .make(
        "UIView", "let menu: Publisher",
        "menu.↓sink { context.coordinator.show($0) }.store(in: &context.coordinator.bag)\nreturn UIView()"),
    ],
    silent: [
      .make(
        "ShellView", "",
        "let view = ShellView()\nview.onLayout = { [weak view] in print(view?.bounds ?? .zero) }\nreturn view"
      ),
      .make(
        "ShellView", "", "let view = ShellView()\nview.onLayout = { view in print(view.bounds) }\nreturn view"
      ),
      .make(
        "ShellView", "",
        "let view = ShellView()\nview.onLayout = { context.coordinator.sized() }\nreturn view"),
      .make(
        "UIView", "let menu: Publisher",
        """
        menu.sink { [weak coordinator = context.coordinator] in coordinator?.show($0) }
          .store(in: &context.coordinator.bag)
        return UIView()
        """
      ),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      bridge.passSteps.compactMap { step in ownClosure(step, bridge, code) ?? ownSink(step, bridge, code) }
    }
  }

  // MARK: view.onEvent = { … view … }

  private static func ownClosure(_ step: Step, _ bridge: BridgeCode, _ code: ScannedCode) -> RuleHit? {
    guard case .assignment(let target, let value, false) = step.event.kind, let path = target.path,
      path.isLocal,
      path.names.count == 2, let name = path.names.first, let region = value.closure,
      let closure = step.method.closure(region), isObject(name, in: step.method, bridge, code),
      holds(name, closure, in: step.method)
    else { return nil }
    return code.hit(
      step.event.span, in: step.method.file,
      "the closure in '\(path.text)' of '\(bridge.name)' holds '\(name)', which holds the closure: neither "
        + "can "
        + "ever go away; capture it with '[weak \(name)]'",
      bridge: bridge.type.qualifiedName, found: "\(step.method.name) \(path.text)")
  }

  /// Whether a variable is the view or another object made here; a struct of the project is none.
  private static func isObject(
    _ name: String, in method: MethodCode, _ bridge: BridgeCode, _ code: ScannedCode
  ) -> Bool {
    if bridge.viewNames(in: method).contains(name) { return true }
    guard let type = method.localType(name) else { return false }
    let declared = code.types(named: [type], from: 0, in: method.file)
    return type.hasSuffix("View") || type.hasSuffix("Controller") || type.hasSuffix("Layer")
      || declared.contains { $0.kind == .classType }
  }

  private static func holds(_ name: String, _ closure: ClosureFacts, in method: MethodCode) -> Bool {
    if closure.names.contains(name) || closure.weakCaptures.contains(name) { return false }
    return method.events.contains { event in
      guard case .read(let path) = event.kind, path.isLocal, path.names.first == name,
        method.closures(around: event).contains(where: { $0.span == closure.span })
      else { return false }
      return !method.closures(around: event).contains { inner in
        closure.span.contains(inner.span) && (inner.names.contains(name) || inner.weakCaptures.contains(name))
      }
    }
  }

  // MARK: .sink { … context.coordinator … }.store(in: &context.coordinator.bag)

  private static func ownSink(_ step: Step, _ bridge: BridgeCode, _ code: ScannedCode) -> RuleHit? {
    guard let store = step.call, store.name == "store", let bag = store.argument("in"),
      bridge.isCoordinator(bag, in: step.method), let index = store.receiver?.call,
      case .call(let sink) = step.method.events[index].kind, sink.name == "sink",
      let closure = sink.arguments.compactMap({ step.method.closure($0.value.closure) }).last,
      let name = ["context", bag.path?.names.first ?? "context"].first(where: {
        holds($0, closure, in: step.method)
      })
    else { return nil }
    return code.hit(
      step.method.events[index].span, in: step.method.file,
      "the subscription in '\(bridge.name)' is stored in the coordinator and holds '\(name)' and with it the "
        + "coordinator: neither can ever go away; capture it with '[weak coordinator = context.coordinator]'",
      bridge: bridge.type.qualifiedName, found: "\(step.method.name) sink")
  }
}
