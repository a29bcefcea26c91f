// A contained hosting controller whose size does not follow its content.

import Findings

extension BridgeRule {
  static let hostingWithoutSizingOptions = BridgeRule(
    "hosting_without_sizing_options", .info, isOptIn: true,
    summary: "A hosting controller is a child with constraints and has no sizing options.",
    why: "Without `sizingOptions` the hosted view's size does not follow its content when that changes.",
    sources: [
      "https://github.com/woocommerce/woocommerce-ios/pull/9121",
      "https://github.com/scenee/FloatingPanel/pull/547",
    ],
    firing: [
      screen("↓addChild(host)\nhost.view.topAnchor.constraint(equalTo: view.topAnchor).isActive = true"),
      screen(
        """
        NSLayoutConstraint.activate([host.view.leftAnchor.constraint(equalTo: view.leftAnchor)])
        ↓addChild(host)
        """
      ),
      screen(
        """
        self.↓addChild(host)
        let hosted = host.view!
        hosted.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        """
      ),
    ],
    silent: [
      screen(
        """
        host.sizingOptions = .intrinsicContentSize
        addChild(host)
        host.view.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        """
      ),
      screen("addChild(host)\nhost.view.frame = view.bounds"),
      screen(
        """
        addChild(host)
        host.view.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        host.view.invalidateIntrinsicContentSize()
        """
      ),
    ]
  ) { code in
    code.types.flatMap { type -> [RuleHit] in
      guard !type.mentions(["sizingOptions", "invalidateIntrinsicContentSize"]) else { return [] }
      return type.calls("addChild").compactMap { method, event, call in
        guard let child = call.plainArgument?.path, type.hostingController(child, in: method) != nil,
          type.methods.contains(where: { constrains(child, $0, type) })
        else { return nil }
        return code.hit(
          event.span, in: method.file,
          "'\(child.text)' is a child of '\(type.name)' with constraints and without 'sizingOptions': its "
            + "size does "
            + "not follow the content; set 'sizingOptions = .intrinsicContentSize'",
          bridge: type.qualifiedName, found: child.text)
      }
    }
  }

  private static func constrains(_ child: Path, _ method: MethodCode, _ type: TypeCode) -> Bool {
    method.events.contains { event in
      guard case .call(let call) = event.kind, call.name == "constraint", var owner = call.receiver?.path,
        owner.names.count > 1, owner.names.last?.hasSuffix("Anchor") ?? false
      else { return false }
      owner.names.removeLast()
      let value = Value(span: event.span, text: owner.text, path: owner)
      return type.hostedView(value, in: method)?.owner?.names == child.names
    }
  }

  private static func screen(_ body: String) -> RuleExample {
    RuleExample(
      """
      final class Screen: UIViewController {
        let host = UIHostingController(rootView: Text("Head"))
        func show() {
          \(body.split(separator: "\n").joined(separator: "\n    "))
          host.didMove(toParent: self)
        }
      }
      """)
  }
}
