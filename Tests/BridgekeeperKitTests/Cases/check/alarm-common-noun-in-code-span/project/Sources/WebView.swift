import SwiftUI
import WebKit

struct WebView: UIViewRepresentable {
  func makeUIView(context: Context) -> WKWebView { WKWebView() }
  func updateUIView(_ view: WKWebView, context: Context) {}
}
