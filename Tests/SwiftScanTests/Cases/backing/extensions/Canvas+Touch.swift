import UIKit

extension MapCanvas: UIGestureRecognizerDelegate {
  func a() {}
}
