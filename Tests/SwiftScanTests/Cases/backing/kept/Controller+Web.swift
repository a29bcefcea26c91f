extension MapController {
  func load() { web = WKWebView() }
}
