func show() -> UIViewController? {
  if #available(iOS 26, *) { return nil }
  return UIHostingController(rootView: Page())
}
