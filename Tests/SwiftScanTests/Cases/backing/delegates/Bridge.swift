struct Pages: UIViewControllerRepresentable {
  let source = PageSource()
  func makeUIViewController(context: Context) -> UIPageViewController {
    let pager = UIPageViewController()
    pager.delegate = PageDelegate()
    _ = PageModel()
    return pager
  }
  func updateUIViewController(_ pager: UIPageViewController, context: Context) {}
}
