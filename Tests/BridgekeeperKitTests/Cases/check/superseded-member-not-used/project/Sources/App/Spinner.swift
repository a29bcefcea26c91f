import UIKit
import SwiftUI

struct Spinner: UIViewRepresentable {
  func makeUIView(context: Context) -> UIDatePicker { UIDatePicker() }
  func updateUIView(_ view: UIDatePicker, context: Context) {}
}
