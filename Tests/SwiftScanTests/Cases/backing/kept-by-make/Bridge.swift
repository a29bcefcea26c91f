struct Look: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    let look = QLPreviewController()
    look.onTap = { show(UIActivityViewController()) }
    return UINavigationController(rootViewController: look)
  }
  func updateUIViewController(_ view: UIViewController, context: Context) {}
}
