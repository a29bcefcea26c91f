import SwiftUI
import UIKit

/// Presents a `{{type}}` from the controller on top. Inside a sheet of SwiftUI's it would not find the
/// presentation that it needs; the gotcha entry says more.
@MainActor
final class {{name}}: NSObject, {{delegate}} {
  private var model: (any {{name}}Model)?
  /// UIKit keeps the controller as long as it is on screen, and this is empty again afterwards.
  private weak var presented: {{type}}?

  func present(for model: any {{name}}Model) {
    guard presented == nil, let top = topController() else { return }
    self.model = model
    let controller = {{type}}()
    controller.delegate = self
    controller.modalPresentationStyle = .formSheet
    // On iPad a controller that insists on being a popover ends the app when it has no source.
    controller.popoverPresentationController?.sourceView = top.view
    presented = controller
    top.present(controller, animated: true)
  }

  /// Where every callback of the delegate ends: what an event means is the model's to say.
  func report(_ event: {{name}}Event) {
    model?.receive(event)
  }

  private func topController() -> UIViewController? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    var top = scenes.first { $0.activationState == .foregroundActive }?.keyWindow?.rootViewController
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }
}

/// The button that presents it.
struct {{name}}Button: View {
  let title: String
  let model: any {{name}}Model
  /// In state, since a presenter that is made anew with the view is gone before its delegate is called.
  @State private var presenter = {{name}}()

  var body: some View {
    Button(title) { presenter.present(for: model) }
  }
}
