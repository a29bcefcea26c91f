import SwiftUI
import UIKit

struct Log: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UICollectionViewController {
    let controller = UICollectionViewController(collectionViewLayout: .init())
    controller.collectionView.prefetchDataSource = context.coordinator
    return controller
  }
  func updateUIViewController(_ controller: UICollectionViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator() }
  final class Coordinator: NSObject, UICollectionViewDataSourcePrefetching {
    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {}
  }
}

struct Cards: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.addGestureRecognizer(UIPinchGestureRecognizer())
    view.addGestureRecognizer(UIRotationGestureRecognizer())
    view.addGestureRecognizer(UIPanGestureRecognizer())
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
}

struct Pages: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
  func updateUIViewController(_ controller: UIPageViewController, context: Context) {}
  final class Coordinator: NSObject, UIPageViewControllerDelegate {
    // A comment about shouldRecognizeSimultaneouslyWith is no evidence.
    func pageViewController(_ pager: UIPageViewController, willTransitionTo next: [UIViewController]) {}
  }
}

struct Receipt: UIViewRepresentable {
  func makeUIView(context: Context) -> PDFView { PDFView() }
  func updateUIView(_ view: PDFView, context: Context) {}
}

struct Spinner: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView() }
  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {}
}

struct Share: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: [], applicationActivities: nil)
  }
  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
