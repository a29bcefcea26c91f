// A costly or stateful object that is made each time update runs.

import Findings

extension BridgeRule {
  static let heavyObjectCreatedInUpdate = BridgeRule(
    "heavy_object_created_in_update", .warning,
    summary: "Update makes a player, view, session, data source or formatter each time it runs.",
    why:
      "A new player starts from the beginning, a new data source forgets what it shows, and a formatter "
      + "costs "
      + "more than the rest of the update.",
    sources: [
      "https://github.com/hirobe/HonnyakuWWDC/pull/36", "https://github.com/wxxsw/VideoPlayer/issues/48",
      "https://github.com/LePips/VLCUI/issues/18",
    ],
    options: [
      RuleOption("types", .names(\.heavyTypes), "Types that cost much to make, or whose values keep state.")
    ],
    firing: [
      .controller("AVPlayerViewController", "let url: URL", "controller.player = ↓AVPlayer(url: url)"),
      .update(
        "UILabel", "let date: Date",
        "let formatter = ↓DateFormatter()\nview.text = formatter.string(from: date)"),
      .update("PDFView", "let url: URL", "view.document = ↓PDFDocument(url: url)"),
    ],
    silent: [
      .controller(
        "AVPlayerViewController", "let url: URL",
        "guard context.coordinator.url != url else { return }\ncontroller.player = AVPlayer(url: url)"),
      .controller(
        "AVPlayerViewController", "let url: URL",
        "controller.player = controller.player ?? AVPlayer(url: url)"),
      .update("UILabel", "let title: String", "view.attributedText = NSAttributedString(string: title)"),
      .update("PDFView", "", "view.document = PDFDocument()"),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      bridge.updateSteps.compactMap { step in
        guard let call = step.call, call.constructs, isHeavy(call, code.options) else { return nil }
        return code.hit(
          step.event.span, in: step.method.file,
          "'\(call.name)' is made in '\(step.method.name)' of '\(bridge.name)' each time it runs: that is "
            + "costly "
            + "and loses its state; make it once and keep it in the coordinator, or make it only where its "
            + "input "
            + "has changed",
          bridge: bridge.type.qualifiedName, found: "\(step.method.name) \(call.name)")
      }
    }
  }

  private static func isHeavy(_ call: CallFacts, _ options: RuleOptions) -> Bool {
    switch call.name {
    case "PDFDocument": call.labels.first == "url" || call.labels.first == "data"
    case "SCNScene": !call.arguments.isEmpty
    default: options.heavyTypes.contains(call.name)
    }
  }
}
