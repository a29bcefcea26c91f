import SwiftUI
import UIKit

struct Spinner: UIViewRepresentable {
  let isTurning: Bool

  func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .medium) }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    isTurning ? view.startAnimating() : view.stopAnimating()
  }
}

struct Screen: View {
  var body: some View { Spinner(isTurning: true) }
}
