import UIKit
import SwiftUI

struct Spinner: UIViewRepresentable {
  func makeUIView(context: Context) -> UIDatePicker {
    let view = UIDatePicker()
    view.minuteInterval = 15
    return view
  }
  func updateUIView(_ view: UIDatePicker, context: Context) {}
}
