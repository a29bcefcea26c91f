// Content that is loaded again each time update runs.

import Findings

extension BridgeRule {
  /// `if let url = URL(string: text)` is no check: it unwraps, and does so on each update.
  static let unguardedLoadInUpdate = BridgeRule(
    "unguarded_load_in_update", .warning,
    summary: "Update loads a page or a file each time it runs.",
    why: "The page or clip starts again whenever anything round the view changes.",
    sources: [
      "https://github.com/vellum-ai/vellum-assistant/pull/4253", "https://github.com/cybozu/WebUI/pull/3",
      "https://github.com/woocommerce/woocommerce-ios/pull/11492",
    ],
    firing: [
      .update("WKWebView", "let html: String", "view.↓loadHTMLString(html, baseURL: nil)"),
      .update(
        "WKWebView", "let address: String",
        "if let url = URL(string: address) { view.↓load(URLRequest(url: url)) }"),
      .update("WKWebView", "", "view.↓reload()"),
      .controller(
        "AVPlayerViewController", "let item: AVPlayerItem",
        "controller.player?.↓replaceCurrentItem(with: item)"),
    ],
    silent: [
      .update("WKWebView", "let url: URL", "if view.url != url { view.load(URLRequest(url: url)) }"),
      .update("PageView", "let url: URL", "context.coordinator.load(url)"),
      .update("LensView", "", "view.reload()"),
      .controller("AVPlayerViewController", "", "controller.player?.replaceCurrentItem(with: nil)"),
      .update(
        "WKWebView", "let html: String?",
        """
        guard let html, context.coordinator.shown != html else { return }
        view.loadHTMLString(html, baseURL: nil)
        """
      ),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      bridge.updateCalls(loads.union(["load", "reload"])).filter { loadsAgain($0.step, $0.call, bridge) }.map
      {
        step, call in
        code.hit(
          step.event.span, in: step.method.file,
          "'\(call.name)' in '\(step.method.name)' of '\(bridge.name)' runs on each update: the content "
            + "starts "
            + "again whenever something else changes; keep what is loaded in the coordinator and compare "
            + "before "
            + "you load",
          bridge: bridge.type.qualifiedName, found: "\(step.method.name) \(call.name)")
      }
    }
  }

  private static let loads: Set = [
    "loadHTMLString", "loadFileURL", "loadSimulatedRequest", "reloadFromOrigin", "replaceCurrentItem",
  ]

  private static func loadsAgain(_ step: Step, _ call: CallFacts, _ bridge: BridgeCode) -> Bool {
    if loads.contains(call.name) { return !(call.argument("with")?.isNil ?? false) }
    let isPage = bridge.wrapped.contains("WebView")
    guard call.name == "load" else { return isPage && call.arguments.isEmpty }
    let receiver = call.receiver?.path?.names.last?.lowercased() ?? ""
    let argument = call.arguments.first?.value.text ?? ""
    return isPage || argument.contains("URLRequest") || receiver.contains("webview")
  }
}
