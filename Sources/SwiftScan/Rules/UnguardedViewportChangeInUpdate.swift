// A map or scroll view that is moved each time update runs.

import Findings

extension BridgeRule {
  static let unguardedViewportChangeInUpdate = BridgeRule(
    "unguarded_viewport_change_in_update", .warning,
    summary: "Update moves the map, the scroll view or the zoom each time it runs.",
    why:
      "The move fights the person who pans, and the callback of the move, a binding and update can call each "
      + "other without end.",
    sources: [
      "https://github.com/meshtastic/Meshtastic-Apple/pull/2012",
      "https://github.com/mapbox/mapbox-maps-ios/issues/325",
      "https://chris.eidhof.nl/post/view-representable/",
    ],
    firing: [
      .update(
        "MKMapView", "@Binding var region: MKCoordinateRegion", "view.↓setRegion(region, animated: true)"),
      .update("UIScrollView", "let offset: CGPoint", "view.↓setContentOffset(offset, animated: false)"),
      .update("NSTextView", "let range: NSRange", "view.↓scrollRangeToVisible(range)"),
      .update("PDFView", "let page: PDFPage", "view.↓go(to: page)"),
    ],
    silent: [
      .update(
        "MKMapView", "let move: Move",
        """
        guard context.coordinator.last != move.id else { return }
        view.setRegion(move.region, animated: true)
        """
      ),
      .update("LensView", "let lens: Int", "view.setCamera(position: lens)"),
      .update(
        "MKMapView", "@Binding var jump: MKCoordinateRegion?",
        """
        if let target = jump {
          view.setRegion(target, animated: true)
          DispatchQueue.main.async { jump = nil }
        }
        """
      ),
      .update(
        "MKMapView", "let region: MKCoordinateRegion", "context.coordinator.setRegion(region, animated: true)"
      ),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      bridge.updateCalls(animated.union(plain)).filter { moves($0.call, bridge) }.map { step, call in
        code.hit(
          step.event.span, in: step.method.file,
          "'\(call.name)' in '\(step.method.name)' of '\(bridge.name)' runs on each update: it pulls the "
            + "view "
            + "back while somebody moves it; move only where the wanted place has changed since the last "
            + "move",
          bridge: bridge.type.qualifiedName, found: "\(step.method.name) \(call.name)")
      }
    }
  }

  private static let animated: Set = [
    "setRegion", "setVisibleMapRect", "setCamera", "setCenter", "setCenterCoordinate",
    "setVisibleCoordinateBounds", "setUserTrackingMode", "showAnnotations", "setContentOffset",
    "scrollRectToVisible", "scrollToItem", "scrollToRow", "setZoomScale",
  ]
  private static let plain: Set = ["scrollRangeToVisible", "scrollRowToVisible", "zoomToFit", "go"]

  private static func moves(_ call: CallFacts, _ bridge: BridgeCode) -> Bool {
    if animated.contains(call.name) { return call.argument("animated") != nil }
    guard call.name == "go" else { return true }
    return call.labels.first == "to" && bridge.wrapped.contains("PDF")
  }
}
