import SwiftUI

struct Pager: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
  func updateUIViewController(_ controller: UIPageViewController, context: Context) {}
}
