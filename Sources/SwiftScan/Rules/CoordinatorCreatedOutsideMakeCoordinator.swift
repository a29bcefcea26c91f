// A delegate or coordinator that make or update creates on the spot.

import Findings

extension BridgeRule {
  static let coordinatorCreatedOutsideMakeCoordinator = BridgeRule(
    "coordinator_created_outside_make_coordinator", .warning,
    summary: "Make or update creates the coordinator, or a delegate that nothing keeps.",
    why:
      "Delegates are held weakly: an object that is made on the spot is freed at once, and SwiftUI keeps "
      + "only "
      + "what `makeCoordinator` returns.",
    sources: ["https://github.com/0si43/PiecesOfPaper/issues/122"],
    firing: [
      .make("PKCanvasView", "", "let view = PKCanvasView()\nview.delegate = ↓Listener()\nreturn view"),
      .make(
        "UITextView", "", "let made = ↓Typing()\nlet view = UITextView()\nview.delegate = made\nreturn view",
        rest:
          "func makeCoordinator() -> Typing { Typing() }\nfinal class Typing: NSObject, UITextViewDelegate {}"
      ),
      .update("UITableView", "let rows: [String]", "view.dataSource = ↓Rows(rows)"),
    ],
    silent: [
      .make(
        "PKCanvasView", "", "let view = PKCanvasView()\nview.delegate = context.coordinator\nreturn view"),
      .make(
        "PKCanvasView", "let listener: Listener",
        "let view = PKCanvasView()\nview.delegate = listener\nreturn view"),
      .make(
        "UIButton", "", "let view = UIButton()\nview.onTap = { view.delegate = Listener() }\nreturn view"),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      bridge.passSteps.filter { $0.method.name != "makeCoordinator" }.compactMap { hit($0, bridge, code) }
    }
  }

  private static let slots: Set = [
    "delegate", "dataSource", "navigationDelegate", "uiDelegate", "UIDelegate", "prefetchDataSource",
    "dragDelegate", "dropDelegate", "searchResultsUpdater", "transitioningDelegate", "layoutManagerDelegate",
    "textDragDelegate", "textDropDelegate", "textLayoutManagerDelegate", "presentationDelegate",
    "pickerDelegate",
    "mailComposeDelegate", "messageComposeDelegate",
  ]

  private static func hit(_ step: Step, _ bridge: BridgeCode, _ code: ScannedCode) -> RuleHit? {
    let place: Event
    let made: String
    switch step.event.kind {
    case .call(let call):
      guard call.constructs, !call.isImplicit, let own = bridge.coordinator?.name, call.name == own,
        bridge.makeCoordinator != nil || own == "Coordinator"
      else { return nil }
      (place, made) = (step.event, call.name)
    case .assignment(let target, let value, _):
      guard let path = target.path, path.names.count > 1, let slot = path.names.last, slots.contains(slot),
        !bridge.isCoordinator(target, in: step.method), let type = step.method.constructed(value),
        !type.isEmpty,
        let index = value.call
      else { return nil }
      (place, made) = (step.method.events[index], type)
    default: return nil
    }
    return code.hit(
      place.span, in: step.method.file,
      "'\(made)' is made in '\(step.method.name)' of '\(bridge.name)' and nothing keeps it: delegates are "
        + "held "
        + "weakly, so it is freed at once; return it from 'makeCoordinator' and use 'context.coordinator'",
      bridge: bridge.type.qualifiedName, found: "\(step.method.name) \(made)")
  }
}
