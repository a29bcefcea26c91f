// A coordinator that keeps the web page which keeps the coordinator.

import Findings

extension BridgeRule {
  static let scriptMessageHandlerCycle = BridgeRule(
    "script_message_handler_cycle", .warning, mending: .safe,
    summary: "The coordinator is a script message handler of the web view that it stores.",
    why:
      "The content controller holds its handler, and the handler holds the page: neither can ever go away.",
    sources: [
      "https://github.com/rinov/YoutubeKit/pull/43", "https://github.com/deltachat/deltachat-ios/pull/2367",
      "https://github.com/gree/unity-webview/pull/917",
    ],
    firing: [
      page("var page: WKWebView?", add: "↓add"), page("var page: WKWebView!", add: "↓add"),
      page("let page: WKWebView", add: "↓add"),
    ],
    silent: [
      page("weak var page: WKWebView?", add: "add"),
      page("var page: RecipeWebView?", add: "add"),
      page(
        """
        var page: WKWebView?
          func stop() { page?.configuration.userContentController.removeScriptMessageHandler(forName: "x") }
        """,
        add: "add"),
    ]
  ) { code in
    code.bridges.flatMap { bridge -> [RuleHit] in
      guard let coordinator = bridge.coordinator, let held = coordinator.properties.first(where: holdsPage),
        !bridge.type.mentions(removers), !coordinator.mentions(removers)
      else { return [] }
      return bridge.makeSync.flatMap { method in
        method.events.compactMap { event -> RuleHit? in
          guard case .call(let call) = event.kind, call.name == "add", call.labels == ["_", "name"],
            let handler = call.plainArgument, bridge.isCoordinator(handler, in: method)
          else { return nil }
          return code.hit(
            event.span, in: method.file,
            "the content controller holds '\(coordinator.name)', which holds the page in '\(held.name)': "
              + "neither "
              + "can ever go away; make '\(held.name)' weak, or remove the handler in a static dismantle "
              + "method",
            bridge: bridge.type.qualifiedName, found: held.name, fix: fix(held, in: method.file, code))
        }
      }
    }
  }

  private static func page(_ property: String, add: String) -> RuleExample {
    .make(
      "WKWebView", "",
      """
      let setup = WKWebViewConfiguration()
      setup.userContentController.\(add)(context.coordinator, name: "x")
      return WKWebView(frame: .zero, configuration: setup)
      """,
      rest: """
        func makeCoordinator() -> Messages { Messages() }
        final class Messages: NSObject, WKScriptMessageHandler {
          \(property)
        }
        """)
  }

  private static let removers: Set = ["removeScriptMessageHandler", "removeAllScriptMessageHandlers"]

  private static func holdsPage(_ property: PropertyCode) -> Bool {
    property.isStored && !property.facts.isWeak && bareType(property.facts.type) == "WKWebView"
  }

  private static func fix(_ property: PropertyCode, in file: Int, _ code: ScannedCode) -> RuleFix? {
    guard property.file == file, !property.facts.isLet, property.facts.type.hasSuffix("?") else { return nil }
    let start = CodeSpan(start: property.facts.keyword.start, end: property.facts.keyword.start)
    return code.fix([(start, "weak ")], in: file)
  }
}
