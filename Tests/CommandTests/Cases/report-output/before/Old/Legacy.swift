import SwiftUI
import UIKit

enum Legacy {
  struct Dots: UIViewRepresentable {
    func makeUIView(context: Context) -> UIPageControl { UIPageControl() }
    func updateUIView(_ view: UIPageControl, context: Context) {}
  }

  func screen() -> UIViewController { UIHostingController(rootView: Screen()) }
}
