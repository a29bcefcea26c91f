import SwiftUI
import UIKit

struct TitleLabel: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {}
}

struct Web: UIViewRepresentable {
  func makeUIView(context: Context) -> WKWebView { WKWebView() }
  func updateUIView(_ view: WKWebView, context: Context) {}
}

struct Screen: View {
  var body: some View {
    Spinner()
    TitleLabel()
    TitleLabel()
    Web()
  }
}
