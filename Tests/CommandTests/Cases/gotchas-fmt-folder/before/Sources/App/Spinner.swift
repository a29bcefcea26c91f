import UIKit
import SwiftUI

struct Spinner: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView() }
  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {}
}
