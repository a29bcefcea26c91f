struct Pages: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIPageViewController {
    UIPageViewController()
  }
  func updateUIViewController(_ pager: UIPageViewController, context: Context) {}
  func makeCoordinator() -> PageCoordinator { PageCoordinator() }
}
