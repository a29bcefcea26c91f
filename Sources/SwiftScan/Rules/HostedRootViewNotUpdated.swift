// SwiftUI content inside a bridge that gets its root view once.

import Findings

extension BridgeRule {
  static let hostedRootViewNotUpdated = BridgeRule(
    "hosted_root_view_not_updated", .warning,
    summary: "A bridge hosts SwiftUI content made from its inputs, and update never sets a new root view.",
    why:
      "A hosting controller shows the root view it was given: a new value of the bridge has no way to "
      + "reach it.",
    sources: [
      "https://github.com/bvankuik/UIViewRepresentableExamples/issues/1",
      "https://github.com/scenee/FloatingPanel/pull/597", "https://github.com/p-x9/CocoaUI/pull/2",
    ],
    firing: [
      .make(
        "UIScrollView", "let content: Text",
        """
        let host = ↓UIHostingController(rootView: content)
        let view = UIScrollView()
        view.addSubview(host.view)
        return view
        """
      ),
      .update(
        "UIView", "let drawer: () -> Text", "view.isHidden = false",
        rest:
          """
          func makeCoordinator() -> Host { Host(↓UIHostingController(rootView: drawer())) }
          final class Host { init(_ host: UIViewController) {} }
          """
      ),
      .make("NSHostingView", "let title: String", "↓NSHostingView(rootView: Text(title))"),
    ],
    silent: [
      .bridge(
        "let content: Text", make: "NSHostingView(rootView: content)", wrapping: "NSHostingView",
        update: "view.rootView = content"),
      .make(
        "UIView", "@Binding var title: String", "UIHostingController(rootView: Editor(title: $title)).view"),
      .bridge(
        "let content: Text", make: "UIHostingController(rootView: content).view", wrapping: "UIView",
        update: "context.coordinator.show(content)"),
      .make("UIView", "", "UIHostingController(rootView: Text(\"Fixed\")).view"),
    ]
  ) { code in
    code.bridges.flatMap { bridge -> [RuleHit] in
      guard !bridge.updates.isEmpty, !bridge.updateOrCoordinatorMentions(["rootView"]),
        !bridge.updatePassesSelf
      else { return [] }
      let makers = bridge.makeBroad + [bridge.makeCoordinator].compactMap { $0 }
      let initialisers = bridge.type.methods.filter { $0.name == "init" }
      return (makers + initialisers).flatMap { hits(in: $0, bridge, code) }
    }
  }

  private static let hosts: Set = ["UIHostingController", "NSHostingController", "NSHostingView"]

  private static func hits(in method: MethodCode, _ bridge: BridgeCode, _ code: ScannedCode) -> [RuleHit] {
    method.events.compactMap { event in
      guard case .call(let call) = event.kind, call.constructs, hosts.contains(call.name),
        let root = call.argument("rootView")
      else { return nil }
      let inputs = inputs(of: root, in: method, bridge)
      guard let first = inputs.first, !inputs.contains(where: bridge.updateReads) else { return nil }
      return code.hit(
        event.span, in: method.file,
        "the content of '\(call.name)' in '\(bridge.name)' is made from '\(first)' once: the hosting "
          + "controller keeps that root view when SwiftUI sends new values; keep the controller in the "
          + "coordinator "
          + "and set its 'rootView' in '\(bridge.updateName)'",
        bridge: bridge.type.qualifiedName, found: first)
    }
  }

  /// The plain inputs that a root view is made from.
  private static func inputs(of root: Value, in method: MethodCode, _ bridge: BridgeCode) -> [String] {
    var names = method.paths(in: root.span).compactMap { path -> String? in
      if method.name == "init", path.isLocal, let name = path.names.first,
        method.facts.parameters.contains(where: { $0.name == name && !$0.type.contains("Binding<") })
      {
        return name
      }
      return path.property
    }
    for event in method.events where root.span.contains(event.span) {
      if case .call(let call) = event.kind, call.receiver == nil || call.receiver?.path?.isSelf ?? false {
        names.append(call.name)
      }
    }
    let isInit = method.name == "init"
    return names.filter { name in
      if let property = bridge.type.property(name) { return property.isPlain && !property.isFixed }
      return isInit && method.facts.parameters.contains { $0.name == name }
    }
  }
}
