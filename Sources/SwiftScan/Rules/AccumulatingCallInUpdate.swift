// Something that update adds each time it runs and never takes away.

import Findings

extension BridgeRule {
  static let accumulatingCallInUpdate = BridgeRule(
    "accumulating_call_in_update", .error,
    summary: "Update adds a view, layer, handler, constraint or annotation each time it runs.",
    why:
      "Update runs many times: views, layers and constraints pile up, and handlers fire as often as update "
      + "ran.",
    sources: [
      "https://github.com/dmrschmidt/DSWaveformImage/issues/41",
      "https://github.com/hyperconnect/HypeUI/pull/8",
      "https://github.com/arkverse/UIClosures/issues/5",
    ],
    firing: [
      .update("UIView", "", "view.↓addSubview(UILabel())"),
      .update("UIView", "", "let line = CALayer()\nview.layer.↓addSublayer(line)"),
      .update(
        "UIButton", "let run: () -> Void", "view.↓addAction(UIAction { _ in run() }, for: .touchUpInside)"),
      .update("MKMapView", "let pins: [MKPointAnnotation]", "view.↓addAnnotations(pins)"),
      .update(
        "UIView", "", "fill(view)",
        rest:
          """
          func fill(_ box: UIView) { box.↓addSubview(makeLabel()) }
          func makeLabel() -> UILabel { UILabel() }
          """
      ),
    ],
    silent: [
      .update("UIView", "", "view.subviews.forEach { $0.removeFromSuperview() }\nview.addSubview(UILabel())"),
      .update("UIView", "let overlay: UIView", "view.addSubview(overlay)"),
      .update(
        "UIView", "",
        "view.subviews.forEach { $0.removeFromSuperview() }\nlet label = UILabel()\nview.addSubview(label)\n"
          + "NSLayoutConstraint.activate([label.widthAnchor.constraint(equalTo: view.widthAnchor)])"),
      .update("UIView", "", "if view.subviews.isEmpty { view.addSubview(UILabel()) }"),
      .update(
        "UIView", "let title: String",
        "guard context.coordinator.title != title else { return }\nview.addSubview(UILabel())"),
      .update("UIButton", "", "view.addAction(UIAction(identifier: run) { _ in }, for: .touchUpInside)"),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      bridge.updateSteps.compactMap { step in
        guard let call = step.call, let remover = accumulates(call, in: step.method, bridge),
          !bridge.updateOrCoordinatorMentions(remover)
        else { return nil }
        return code.hit(
          step.event.span, in: step.method.file,
          "'\(call.name)' in '\(step.method.name)' of '\(bridge.name)' adds one more each time: update runs "
            + "many times, so they pile up; add it once in '\(bridge.makeName)', or take the old one away "
            + "first",
          bridge: bridge.type.qualifiedName, found: "\(step.method.name) \(call.name)")
      }
    }
  }

  /// What takes away again what a call adds, by the call's name; only something new adds up.
  private static let addingNew: [String: Set<String>] = [
    "addSubview": views, "insertSubview": views, "addArrangedSubview": views, "insertArrangedSubview": views,
    "addSublayer": layers, "insertSublayer": layers,
    "addGestureRecognizer": ["removeGestureRecognizer", "gestureRecognizers"],
    "addInteraction": ["removeInteraction", "interactions"],
    "addChild": ["removeFromParent"], "addAction": ["removeAction", "enumerateEventHandlers"],
  ]
  private static let views: Set = [
    "removeFromSuperview", "subviews", "arrangedSubviews", "removeArrangedSubview",
  ]
  private static let layers: Set = ["removeFromSuperlayer", "sublayers"]

  /// The same for calls that add up whatever they are given.
  private static let addingAny: [String: Set<String>] = [
    "addAnnotation": annotations, "addAnnotations": annotations, "addOverlay": overlays,
    "addOverlays": overlays,
    "addObserver": ["removeObserver"], "addPeriodicTimeObserver": ["removeTimeObserver"],
    "addLocalMonitorForEvents": ["removeMonitor"], "addGlobalMonitorForEvents": ["removeMonitor"],
    "scheduledTimer": ["invalidate"],
    // A view that is taken out takes its constraints with it.
    "activate": ["deactivate", "isActive", "removeConstraints", "removeFromSuperview"],
  ]
  private static let annotations: Set = ["removeAnnotation", "removeAnnotations"]
  private static let overlays: Set = ["removeOverlay", "removeOverlays"]

  /// What would take away again what a call adds; nil where it does not add up.
  private static func accumulates(
    _ call: CallFacts, in method: MethodCode, _ bridge: BridgeCode
  ) -> Set<String>? {
    guard let receiver = call.receiver, !call.constructs, !bridge.type.isOwn(receiver),
      !bridge.isCoordinator(receiver, in: method), !isMadeHere(receiver, in: method, bridge)
    else { return nil }
    if let remover = addingAny[call.name] {
      return call.name == "activate" && receiver.path?.only != "NSLayoutConstraint" ? nil : remover
    }
    guard let remover = addingNew[call.name], let added = call.arguments.first?.value,
      isFresh(added, in: method, bridge)
    else { return nil }
    if call.name == "addAction" {
      guard call.labels == ["_", "for"] else { return nil }
      return method.call(added)?.argument("identifier") == nil ? remover : nil
    }
    return remover
  }

  /// Whether the receiver was itself made in this run, so that it holds only what it is given now.
  private static func isMadeHere(_ receiver: Value, in method: MethodCode, _ bridge: BridgeCode) -> Bool {
    guard let path = receiver.path, path.isLocal, let name = path.names.first else {
      return method.firstCall(receiver)?.constructs ?? false
    }
    guard !bridge.viewNames(in: method).contains(name), let local = method.local(name)?.value else {
      return false
    }
    return isFresh(local, in: method, bridge)
  }

  private static func isFresh(_ value: Value, in method: MethodCode, _ bridge: BridgeCode) -> Bool {
    if let call = method.call(value) {
      if call.constructs { return true }
      let isMaker = ["make", "create", "build"].contains { call.name.hasPrefix($0) }
      return isMaker && !call.isImplicit && bridge.type.isOwn(call.receiver)
        && bridge.type.methods.contains { $0.name == call.name }
    }
    guard let path = value.path, path.isLocal, let made = method.local(path.only)?.value, made.path == nil
    else {
      return false
    }
    return isFresh(made, in: method, bridge)
  }
}
