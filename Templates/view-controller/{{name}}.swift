import SwiftUI
import UIKit

/// A `{{type}}` in SwiftUI. It hands events to the model and decides nothing; the gotcha entry says why it
/// exists.
struct {{name}}: UIViewControllerRepresentable {
  let model: any {{name}}Model

  func makeUIViewController(context: Context) -> {{type}} {
    let controller = {{type}}()
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: {{type}}, context: Context) {
    // SwiftUI makes the coordinator once and this struct again and again.
    context.coordinator.parent = self
    if controller.title != model.title { controller.title = model.title }
  }

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  @MainActor
  final class Coordinator: NSObject, {{delegate}} {
    var parent: {{name}}

    init(parent: {{name}}) {
      self.parent = parent
    }

    /// Where every callback of the delegate ends: what an event means is the model's to say.
    func report(_ event: {{name}}Event) {
      parent.model.receive(event)
    }
  }
}
