import SwiftUI
import UIKit

final class StartScreen {
  func open(from parent: UIViewController) {
    parent.present(UIHostingController(rootView: Text("✅")), animated: true)
  }
}
