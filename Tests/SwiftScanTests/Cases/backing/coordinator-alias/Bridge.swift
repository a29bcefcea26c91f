struct Pages: UIViewControllerRepresentable {
  typealias Coordinator = PageCoordinator
  func makeUIViewController(context: Context) -> UIPageViewController {
    UIPageViewController()
  }
  func updateUIViewController(_ pager: UIPageViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { PageCoordinator() }
}
