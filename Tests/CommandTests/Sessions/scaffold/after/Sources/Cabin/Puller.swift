import SwiftUI
import UIKit

/// A `UIRefreshControl` in SwiftUI. It carries what the model says to the view and decides nothing; the gotcha entry
/// says why it exists.
struct Puller: UIViewRepresentable {
  let model: any PullerModel

  func makeUIView(context: Context) -> UIRefreshControl {
    let view = UIRefreshControl()
    view.setContentHuggingPriority(.defaultHigh, for: .vertical)
    return view
  }

  func updateUIView(_ view: UIRefreshControl, context: Context) {
    let content = model.content
    guard context.coordinator.shown != content else { return }
    context.coordinator.shown = content
    // An update can fall into a transition of SwiftUI's, where UIKit would add an animation of its own.
    UIView.performWithoutAnimation {
      view.accessibilityLabel = content.label
      view.alpha = content.isDimmed ? 0.4 : 1
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  @MainActor
  final class Coordinator {
    /// What the view shows already, so that an update which changes nothing touches nothing.
    var shown: PullerContent?
  }
}
