import SwiftUI
import UIKit

/// A `PHPickerViewController` in SwiftUI. It hands events to the model and decides nothing; the gotcha entry says why it
/// exists.
struct DatedPhotoPicker: UIViewControllerRepresentable {
  let model: any DatedPhotoPickerModel

  func makeUIViewController(context: Context) -> PHPickerViewController {
    let controller = PHPickerViewController()
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {
    // SwiftUI makes the coordinator once and this struct again and again.
    context.coordinator.parent = self
    if controller.title != model.title { controller.title = model.title }
  }

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  @MainActor
  final class Coordinator: NSObject, PHPickerViewControllerDelegate {
    var parent: DatedPhotoPicker

    init(parent: DatedPhotoPicker) {
      self.parent = parent
    }

    /// Where every callback of the delegate ends: what an event means is the model's to say.
    func report(_ event: DatedPhotoPickerEvent) {
      parent.model.receive(event)
    }
  }
}
