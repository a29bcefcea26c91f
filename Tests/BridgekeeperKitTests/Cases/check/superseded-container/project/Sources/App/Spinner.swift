import UIKit
import SwiftUI

struct Spinner: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    UINavigationController(rootViewController: QLPreviewController())
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
