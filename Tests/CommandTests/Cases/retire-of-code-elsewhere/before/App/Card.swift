import SwiftUI

struct Card: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView() }
  func updateUIView(_ controller: UIActivityIndicatorView, context: Context) {}
}

import SwiftUI

struct Face: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> CardController { CardController() }
  func updateUIViewController(_ controller: CardController, context: Context) {}
}
