import UIKit

final class Coordinator: NSObject {
  func show() { root.present(UIAlertController(), animated: true) }
}
