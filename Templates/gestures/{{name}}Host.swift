import SwiftUI
import UIKit

/// The view that carries the recognisers below iOS 18. It goes when iOS 18 is the deployment target.
struct {{name}}Host: UIViewRepresentable {
  let model: any {{name}}Model

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.isMultipleTouchEnabled = true
    for recognizer in context.coordinator.recognizers { view.addGestureRecognizer(recognizer) }
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {
    context.coordinator.model = model
  }

  func makeCoordinator() -> Coordinator { Coordinator(model: model) }

  @MainActor
  final class Coordinator: NSObject {
    var model: any {{name}}Model
    private let precedence = {{name}}Precedence()
    private let pinch = UIPinchGestureRecognizer()
    private let rotation = UIRotationGestureRecognizer()
    private let pan = UIPanGestureRecognizer()

    init(model: any {{name}}Model) {
      self.model = model
      super.init()
      pinch.addTarget(self, action: #selector(pinched))
      rotation.addTarget(self, action: #selector(rotated))
      pan.addTarget(self, action: #selector(panned))
      for recognizer in recognizers { recognizer.delegate = precedence }
    }

    var recognizers: [UIGestureRecognizer] { [pinch, rotation, pan] }

    @objc private func pinched() { model.follow(pinch) }
    @objc private func rotated() { model.follow(rotation) }
    @objc private func panned() { model.follow(pan) }
  }
}
