// A timer, display link, monitor, observer or session that nothing ends.

import Findings

extension BridgeRule {
  /// A dismantle method or a `deinit` of any content is trusted.
  static let missingDismantle = BridgeRule(
    "missing_dismantle", .warning,
    summary: "A bridge starts something that outlives its view, and nothing ends it.",
    why:
      "Timers, display links, event monitors, observers and sessions are kept by the system: they go on "
      + "after "
      + "the view is gone.",
    sources: [
      "https://github.com/sceneview/sceneview/issues/2408", "https://github.com/gi11es/deckard/issues/56",
      "https://github.com/sarensw/MacPacker/pull/211",
    ],
    firing: [
      .make(
        "UIView", "", "UIView()",
        rest: coordinator("link = ↓CADisplayLink(target: self, selector: #selector(tick))")),
      .make(
        "UIView", "",
        """
        context.coordinator.timer = Timer.↓scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        return UIView()
        """
      ),
      .make(
        "ARView", "", "let view = ARView()\nview.session.↓run(ARWorldTrackingConfiguration())\nreturn view"),
      .make(
        "NSView", "",
        """
        context.coordinator.monitor = NSEvent.↓addLocalMonitorForEvents(matching: .keyDown) { $0 }
        return NSView()
        """
      ),
    ],
    silent: [
      .make(
        "UIView", "", "UIView()",
        rest: coordinator("link = CADisplayLink(target: self, selector: #selector(tick))")
          + "\nstatic func dismantleUIView(_ view: UIView, coordinator: Clock) { coordinator.stop() }"),
      .make(
        "UIView", "",
        """
        context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
        return UIView()
        """
      ),
      .make(
        "UIView", "",
        """
        NotificationCenter.default.addObserver(
          context.coordinator, selector: #selector(tick), name: nil, object: nil)
        return UIView()
        """
      ),
      .make(
        "UIView", "", "UIView()",
        rest: coordinator("link = CADisplayLink(target: self, selector: #selector(tick))\nlink?.invalidate()")
      ),
      .make("UIView", "let session: AVCaptureSession", "session.startRunning()\nreturn UIView()"),
    ]
  ) { code in
    code.bridges.flatMap { bridge -> [RuleHit] in
      guard !bridge.dismantles.contains(where: \.facts.isStatic), !bridge.hasUnknownCoordinator else {
        return []
      }
      let own = [bridge.type] + [bridge.coordinator].compactMap { $0 }
      guard !own.contains(where: { $0.methods.contains { $0.name == "deinit" } }) else { return [] }
      return own.flatMap { type in
        type.bodies.flatMap { method in
          method.events.compactMap { event -> RuleHit? in
            guard case .call(let call) = event.kind, let release = release(call, in: method, type),
              !own.contains(where: { $0.mentions([release]) })
            else { return nil }
            return hit(event, call, release, in: method, bridge, code)
          }
        }
      }
    }
  }

  private static func coordinator(_ start: String) -> String {
    """
    func makeCoordinator() -> Clock { Clock() }

    final class Clock: NSObject {
      var link: CADisplayLink?
      func start() {
        \(start.split(separator: "\n").joined(separator: "\n    "))
      }
      @objc func tick() {}
    }
    """
  }

  /// The method that would end what a call starts; nil where the call starts nothing that lasts.
  private static func release(_ call: CallFacts, in method: MethodCode, _ type: TypeCode) -> String? {
    switch call.name {
    case "scheduledTimer", "Timer": call.argument("repeats")?.text == "true" ? "invalidate" : nil
    case "CADisplayLink": call.constructs ? "invalidate" : nil
    case "addLocalMonitorForEvents", "addGlobalMonitorForEvents": "removeMonitor"
    case "addPeriodicTimeObserver", "addBoundaryTimeObserver": "removeTimeObserver"
    case "addObserver":
      call.argument("forKeyPath") != nil || call.labels.first == "forName" && isKept(call)
        ? "removeObserver" : nil
    case "startRunning": isInjected(call.receiver, type) ? nil : "stopRunning"
    case "run":
      call.receiver?.path?.names.last == "session" && !isInjected(call.receiver, type) ? "pause" : nil
    default: nil
    }
  }

  private static func isKept(_ call: CallFacts) -> Bool { call.use == .value || call.use == .result }

  /// Whether a session belongs to whoever made the bridge.
  private static func isInjected(_ receiver: Value?, _ type: TypeCode) -> Bool {
    guard let property = type.property(receiver?.path?.property) else { return false }
    return property.isStored && property.facts.initial == nil
  }

  private static func hit(
    _ event: Event, _ call: CallFacts, _ release: String, in method: MethodCode, _ bridge: BridgeCode,
    _ code: ScannedCode
  ) -> RuleHit {
    let object = bridge.objects.sorted().first ?? "UIView"
    return code.hit(
      event.span, in: method.file,
      "'\(call.name)' in '\(bridge.name)' starts something that goes on after the view is gone: nothing "
        + "calls "
        + "'\(release)'; end it in 'static func dismantle\(object)(_:coordinator:)'",
      bridge: bridge.type.qualifiedName, found: "\(method.name) \(call.name)")
  }
}
