// A frame taken from a view that has no size yet.

import Findings

extension BridgeRule {
  static let layerFrameBeforeLayout = BridgeRule(
    "layer_frame_before_layout", .warning,
    summary: "Make gives a layer or subview the bounds of a view that has not been laid out.",
    why: "In make the view has no size yet: the layer stays empty, or has the size of another screen.",
    sources: [
      "https://github.com/novasamatech/parity-signer/pull/1340",
      "https://github.com/twostraws/CodeScanner/pull/4",
      "https://github.com/HHK1/PryntTrimmerView/issues/74",
    ],
    firing: [
      .make(
        "UIView", "",
        """
        let view = UIView()
        let layer = CALayer()
        ↓layer.frame = view.bounds
        view.layer.addSublayer(layer)
        return view
        """
      ),
      .make(
        "UIView", "",
        """
        let view = UIView()
        let label = UILabel()
        ↓label.frame = view.frame
        view.addSubview(label)
        return view
        """
      ),
      .make(
        "UIView", "",
        """
        let view = UIView()
        let layer = CALayer()
        ↓layer.frame = UIScreen.main.bounds
        view.layer.addSublayer(layer)
        return view
        """
      ),
    ],
    silent: [
      .make(
        "UIView", "",
        """
        let view = UIView()
        let label = UILabel()
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth]
        view.addSubview(label)
        return view
        """
      ),
      .bridge(
        make: "let view = UIView()\nlet layer = CALayer()\nlayer.frame = view.bounds\nreturn view",
        wrapping: "UIView", update: "view.layer.sublayers?.first?.frame = view.bounds"),
      .make(
        "UIView", "",
        """
        let view = UIView()
        let label = UILabel()
        label.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
        return view
        """
      ),
    ]
  ) { code in
    code.bridges.flatMap { bridge -> [RuleHit] in
      guard bridge.objects.contains("UIView") || bridge.objects.contains("NSView"), !setsFrame(bridge),
        !laysOutItself(bridge)
      else { return [] }
      return bridge.makeSteps.compactMap { hit($0, bridge, code) }
    }
  }

  private static func hit(_ step: Step, _ bridge: BridgeCode, _ code: ScannedCode) -> RuleHit? {
    guard case .assignment(let target, let value, _) = step.event.kind, let path = target.path,
      path.names.count == 2, path.names.last == "frame", let name = path.names.first,
      !bridge.isView(path, in: step.method), takesEarlyBounds(value, step.method, bridge),
      !setsMask(name, in: step.method)
    else { return nil }
    return code.hit(
      step.event.span, in: step.method.file,
      "'\(path.text)' in '\(step.method.name)' of '\(bridge.name)' takes the bounds of a view that has no "
        + "size "
        + "yet: it stays empty or wrong; set it in 'layoutSubviews' of a view of your own, or use an "
        + "autoresizing "
        + "mask or constraints",
      bridge: bridge.type.qualifiedName, found: "\(step.method.name) \(path.text)")
  }

  private static func takesEarlyBounds(_ value: Value, _ method: MethodCode, _ bridge: BridgeCode) -> Bool {
    guard let path = value.path else { return false }
    if path.names == ["UIScreen", "main", "bounds"] { return true }
    return path.names.count == 2 && ["bounds", "frame"].contains(path.names.last)
      && bridge.isView(path, in: method)
  }

  private static func setsMask(_ name: String, in method: MethodCode) -> Bool {
    method.events.contains { event in
      guard case .assignment(let target, _, _) = event.kind else { return false }
      return target.path?.names.first == name
        && ["autoresizingMask", "translatesAutoresizingMaskIntoConstraints"].contains(target.path?.names.last)
    }
  }

  /// Whether update, or what it calls on the coordinator, sets a frame.
  private static func setsFrame(_ bridge: BridgeCode) -> Bool {
    (bridge.updateBroad + bridge.coordinatorReach(from: bridge.updateBroad)).contains { method in
      method.events.contains { event in
        guard case .assignment(let target, _, _) = event.kind else { return false }
        return target.path?.names.last == "frame"
      }
    }
  }

  /// Whether the wrapped class is the project's own and lays out what is in it.
  private static func laysOutItself(_ bridge: BridgeCode) -> Bool {
    bridge.wrappedTypes.contains { type in
      !type.hasBodies
        || type.methods.contains { ["layoutSubviews", "layout", "layoutSublayers"].contains($0.name) }
    }
  }
}
