// Where the milestone card stands on its picture: size, turn and place, moved by several fingers at once.

import CoreGraphics
import Observation

/// Takes what fingers do to the card, in small steps since the last call.
@MainActor
protocol CardArranging: AnyObject {
  func scaled(by factor: CGFloat)
  /// Turned by an angle in radians, clockwise.
  func turned(by angle: CGFloat)
  /// Moved by a distance in points.
  func moved(by distance: CGSize)
}

@MainActor
@Observable
final class CardPlacement: CardArranging {
  private(set) var scale: CGFloat = 1
  private(set) var angle: CGFloat = 0
  private(set) var offset = CGSize.zero
  private let scales: ClosedRange<CGFloat> = 0.5...3

  func scaled(by factor: CGFloat) {
    scale = min(max(scale * factor, scales.lowerBound), scales.upperBound)
  }

  func turned(by angle: CGFloat) {
    self.angle += angle
  }

  func moved(by distance: CGSize) {
    offset.width += distance.width
    offset.height += distance.height
  }

  func reset() {
    scale = 1
    angle = 0
    offset = .zero
  }
}
