// Pinch, turn and drag on one card at the same time, inside a scroll view that must not take the drag.

import SwiftUI
import UIKit

/// A clear `UIView` with three recognisers, laid over the card; SwiftUI draws the card itself.
///
/// `simultaneously(with:)` joins SwiftUI gestures with each other, but nothing there can make the pan of the
/// enclosing `ScrollView` wait for ours. A `UIGestureRecognizerDelegate` can.
struct CardGestureSurface: UIViewRepresentable {
  let arranger: any CardArranging

  func makeCoordinator() -> Coordinator { Coordinator(arranger: arranger) }

  func makeUIView(context: Context) -> UIView {
    let surface = UIView()
    surface.backgroundColor = .clear
    surface.isMultipleTouchEnabled = true
    for recogniser in context.coordinator.recognisers() {
      surface.addGestureRecognizer(recogniser)
    }
    return surface
  }

  func updateUIView(_ surface: UIView, context: Context) {
    context.coordinator.arranger = arranger
  }

  @MainActor
  final class Coordinator: NSObject, UIGestureRecognizerDelegate {
    var arranger: any CardArranging

    init(arranger: any CardArranging) {
      self.arranger = arranger
    }

    func recognisers() -> [UIGestureRecognizer] {
      let all = [
        UIPinchGestureRecognizer(target: self, action: #selector(pinched)),
        UIRotationGestureRecognizer(target: self, action: #selector(turned)),
        UIPanGestureRecognizer(target: self, action: #selector(dragged)),
      ]
      for recogniser in all { recogniser.delegate = self }
      return all
    }

    @objc private func pinched(_ pinch: UIPinchGestureRecognizer) {
      arranger.scaled(by: pinch.scale)
      pinch.scale = 1
    }

    @objc private func turned(_ rotation: UIRotationGestureRecognizer) {
      arranger.turned(by: rotation.rotation)
      rotation.rotation = 0
    }

    @objc private func dragged(_ pan: UIPanGestureRecognizer) {
      let distance = pan.translation(in: pan.view)
      arranger.moved(by: CGSize(width: distance.x, height: distance.y))
      pan.setTranslation(.zero, in: pan.view)
    }

    /// Our three go together; the scroll view's are not ours.
    func gestureRecognizer(
      _ own: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      own.view === other.view
    }

    /// The scroll view scrolls only with fingers that are not on the card.
    func gestureRecognizer(
      _ own: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
      own.view !== other.view && other is UIPanGestureRecognizer
    }
  }
}
