import SwiftUI
import UIKit

struct Rings: UIViewRepresentable {
  var text: String
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {
    view.text = text
    view.becomeFirstResponder()
  }
}
