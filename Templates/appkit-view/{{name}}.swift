import AppKit
import SwiftUI

/// A `{{type}}` in SwiftUI. It carries what the model says to the view and decides nothing; the gotcha entry
/// says why it exists.
struct {{name}}: NSViewRepresentable {
  let model: any {{name}}Model

  func makeNSView(context: Context) -> {{type}} {
    {{type}}()
  }

  func updateNSView(_ view: {{type}}, context: Context) {
    let content = model.content
    guard context.coordinator.shown != content else { return }
    context.coordinator.shown = content
    view.setAccessibilityLabel(content.label)
    view.toolTip = content.label
    view.alphaValue = content.isDimmed ? 0.4 : 1
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  @MainActor
  final class Coordinator {
    /// What the view shows already, so that an update which changes nothing touches nothing.
    var shown: {{name}}Content?
  }
}
