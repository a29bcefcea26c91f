import SwiftUI

struct Press: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ first: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith second: UIGestureRecognizer
    ) -> Bool { false }
  }
}
