import Foundation
import Observation

/// What `{{name}}` asks of the app. Nothing here knows UIKit, so nothing here changes when the bridge goes.
@MainActor
protocol {{name}}Model: AnyObject {
  func scale(by factor: Double)
  /// Radians, clockwise.
  func rotate(by angle: Double)
  func move(by step: CGSize)
}

@MainActor
@Observable
final class Live{{name}}Model: {{name}}Model {
  private(set) var scale = 1.0
  private(set) var angle = 0.0
  private(set) var offset = CGSize.zero

  func scale(by factor: Double) {
    scale = min(max(scale * factor, 0.25), 4)
  }

  func rotate(by angle: Double) {
    self.angle += angle
  }

  func move(by step: CGSize) {
    offset.width += step.width
    offset.height += step.height
  }
}
