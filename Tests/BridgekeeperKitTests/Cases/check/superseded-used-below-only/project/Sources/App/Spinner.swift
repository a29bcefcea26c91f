import UIKit
import SwiftUI

struct Spinner: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView() }
  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {}
}

struct Screen: View {
  var body: some View {
    if #available(iOS 14, *) { ProgressView() } else { Spinner() }
  }
}
