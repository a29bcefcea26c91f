import SwiftUI
import UIKit

/// A recogniser of UIKit's on a SwiftUI view. It hands deltas to the model and decides nothing; the gotcha
/// entry says why it exists.
@available(iOS 18, *)
struct {{name}}<Recognizer: UIGestureRecognizer>: UIGestureRecognizerRepresentable {
  let make: @MainActor () -> Recognizer
  let onChange: @MainActor (Recognizer) -> Void

  func makeUIGestureRecognizer(context: Context) -> Recognizer {
    let recognizer = make()
    recognizer.delegate = context.coordinator
    return recognizer
  }

  func handleUIGestureRecognizerAction(_ recognizer: Recognizer, context: Context) {
    onChange(recognizer)
  }

  func makeCoordinator(converter: CoordinateSpaceConverter) -> {{name}}Precedence { {{name}}Precedence() }
}

extension View {
  /// Pinch, rotation and pan at once. Below iOS 18 a view lies over the content, so that buttons in it are
  /// not reached there.
  @ViewBuilder func {{name.lowerCamel}}(_ model: any {{name}}Model) -> some View {
    if #available(iOS 18, *) {
      gesture({{name}}(make: { UIPinchGestureRecognizer() }, onChange: { model.follow($0) }))
        .gesture({{name}}(make: { UIRotationGestureRecognizer() }, onChange: { model.follow($0) }))
        .gesture({{name}}(make: { UIPanGestureRecognizer() }, onChange: { model.follow($0) }))
    } else {
      overlay { {{name}}Host(model: model) }
    }
  }
}

/// Who goes first: this is what SwiftUI cannot say.
@MainActor
final class {{name}}Precedence: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    !(other.view is UIScrollView)
  }

  /// A scroll view around waits, or it would take the pan after a few points.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    other.view is UIScrollView
  }
}

/// From what a recogniser adds up to the step since its last report.
extension {{name}}Model {
  func follow(_ recognizer: UIPinchGestureRecognizer) {
    guard recognizer.isMoving else { return }
    scale(by: recognizer.scale)
    recognizer.scale = 1
  }

  func follow(_ recognizer: UIRotationGestureRecognizer) {
    guard recognizer.isMoving else { return }
    rotate(by: recognizer.rotation)
    recognizer.rotation = 0
  }

  func follow(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.isMoving else { return }
    let step = recognizer.translation(in: recognizer.view)
    move(by: CGSize(width: step.x, height: step.y))
    recognizer.setTranslation(.zero, in: recognizer.view)
  }
}

extension UIGestureRecognizer {
  fileprivate var isMoving: Bool { state == .began || state == .changed }
}
