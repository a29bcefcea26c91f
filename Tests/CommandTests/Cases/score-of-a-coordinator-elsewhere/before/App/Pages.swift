import SwiftUI

struct Pages: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
  func updateUIViewController(_ controller: UIPageViewController, context: Context) {}
  func makeCoordinator() -> PageCoordinator { PageCoordinator() }
}
