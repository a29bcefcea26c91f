// `makeCoordinator()` that is called by hand.

import Findings

extension BridgeRule {
  static let manualMakeCoordinatorCall = BridgeRule(
    "manual_make_coordinator_call", .error, mending: .safe,
    summary: "A bridge calls its own `makeCoordinator()`.",
    why: "The call makes a second object: SwiftUI's own coordinator never hears the callbacks, and a weak "
      + "delegate frees the second one at once.",
    sources: ["https://github.com/yamin335/SwiftUIWebView/issues/4"],
    firing: [
      .make(
        "UITextView", "", "let view = UITextView()\nview.delegate = ↓makeCoordinator()\nreturn view",
        rest: coordinator),
      .update("UITextView", "", "view.delegate = self.↓makeCoordinator()", rest: coordinator),
      .make(
        "UIButton", "", "build()",
        rest: coordinator
          + "\n\nfunc build() -> UIButton {\n  let made = ↓makeCoordinator()\n  return made.button\n}"),
    ],
    silent: [
      .make(
        "UITextView", "", "let view = UITextView()\nview.delegate = context.coordinator\nreturn view",
        rest: coordinator),
      RuleExample(
        "final class Flow {\n  func start() { makeCoordinator() }\n  func makeCoordinator() {}\n}\n"),
      .make(
        "UITextView", "", "UITextView()",
        rest: coordinator + "\n\nstatic func test() { Sample().makeCoordinator() }"),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      bridge.type.methods.filter { $0.name != "makeCoordinator" }.flatMap { method in
        method.events.compactMap { hit($0, in: method, bridge, code) }
      }
    }
  }

  private static let coordinator = """
    func makeCoordinator() -> Listener { Listener() }
    final class Listener: NSObject, UITextViewDelegate {}
    """

  private static func hit(
    _ event: Event, in method: MethodCode, _ bridge: BridgeCode, _ code: ScannedCode
  ) -> RuleHit? {
    guard case .call(let call) = event.kind, call.name == "makeCoordinator", call.arguments.isEmpty,
      !call.isImplicit, call.receiver == nil || call.receiver?.path?.isSelf ?? false
    else { return nil }
    let fix = method.context.map { code.fix([(call.span, "\($0).coordinator")], in: method.file) }
    return code.hit(
      event.span, in: method.file,
      "'\(bridge.name)' calls 'makeCoordinator()' itself: that makes a second object which SwiftUI does not "
        + "keep, and its own coordinator never hears the callbacks; use "
        + "'\(method.context ?? "context").coordinator'",
      bridge: bridge.type.qualifiedName, found: method.name, fix: fix)
  }
}
