// A hosted view that is added to a view controller's views without its own controller.

import Findings

extension BridgeRule {
  static let hostingControllerNotContained = BridgeRule(
    "hosting_controller_not_contained", .warning,
    summary: "A view controller adds the view of a hosting controller without making it a child.",
    why: "Without a parent the hosting controller gets no life-cycle events, traits or safe area from UIKit.",
    sources: [
      "https://github.com/Priva28/HostingPassthrough/issues/7",
      "https://github.com/wordpress-mobile/GutenbergKit/issues/668",
      "https://github.com/airbnb/epoxy-ios/pull/150",
    ],
    options: [
      RuleOption(
        "in_views", .flag(\.includesViews),
        "Whether views and cells are judged too, which have no parent controller to offer.")
    ],
    firing: [
      screen("view.↓addSubview(host.view)"),
      screen("let hosted = host.view!\nstack.↓addArrangedSubview(hosted)"),
      screen("view.↓addSubview(UIHostingController(rootView: Text(\"Head\")).view)"),
    ],
    silent: [
      screen("addChild(host)\nview.addSubview(host.view)\nhost.didMove(toParent: self)"),
      screen("embedChild(host)\nview.addSubview(host.view)"),
      screen("add(child: host)\nview.addSubview(host.view)"),
      RuleExample(
        """
        final class Badge: UIView {
          let host = UIHostingController(rootView: Text("0"))
          func setUp() { addSubview(host.view) }
        }
        """),
      screen("view.addSubview(UIHostingConfiguration { Text(\"Head\") }.makeContentView())"),
    ]
  ) { code in
    code.types.filter { isParent($0, code) }.flatMap { type in
      type.methods.flatMap { method in
        method.events.compactMap { hit($0, in: method, type, code) }
      }
    }
  }

  private static func screen(_ body: String) -> RuleExample {
    RuleExample(
      """
      final class Screen: UIViewController {
        let host = UIHostingController(rootView: Text("Head"))
        let stack = UIStackView()
        func show() {
          \(body.split(separator: "\n").joined(separator: "\n    "))
        }
      }
      """)
  }

  private static func isParent(_ type: TypeCode, _ code: ScannedCode) -> Bool {
    if code.isBridge(type) { return false }
    let names = [type.name] + type.inherits
    if names.contains(where: { $0.hasSuffix("WindowController") }) { return false }
    if type.inherits.contains(where: { $0.hasSuffix("View") || $0.hasSuffix("Cell") }) {
      return code.options.includesViews
    }
    return type.inherits.contains { $0.hasSuffix("Controller") }
      || type.inherits.isEmpty && type.name.hasSuffix("ViewController") && type.kind == nil
  }

  private static let adding: Set = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
  ]

  private static func hit(
    _ event: Event, in method: MethodCode, _ type: TypeCode, _ code: ScannedCode
  ) -> RuleHit? {
    guard case .call(let call) = event.kind, adding.contains(call.name),
      let hosted = type.hostedView(call.plainArgument, in: method),
      !(hosted.owner.map { isContained($0, in: type) } ?? false)
    else { return nil }
    let name = hosted.owner?.text ?? "host"
    return code.hit(
      event.span, in: method.file,
      "the view of '\(name)' is added in '\(type.name)' without its controller: it gets no life-cycle "
        + "events, "
        + "traits or safe area; call 'addChild(\(name))', add the view, then '\(name).didMove(toParent: "
        + "self)'",
      bridge: type.qualifiedName, found: "\(method.name) \(name)")
  }

  /// Whether some method makes the controller a child, or hands it to one whose name or label says so.
  private static func isContained(_ host: Path, in type: TypeCode) -> Bool {
    type.methods.contains { method in
      method.events.contains { event in
        guard case .call(let call) = event.kind else { return false }
        let given = call.arguments.filter { $0.value.path.map { type.mayBeSame($0, host) } ?? false }
        if given.contains(where: { $0.label?.lowercased().contains("child") ?? false }) { return true }
        let name = call.name.lowercased()
        guard name.contains("child") || name.hasPrefix("embed") || name.hasPrefix("install") else {
          return false
        }
        return !given.isEmpty || (call.receiver?.path.map { type.mayBeSame($0, host) } ?? false)
      }
    }
  }
}
