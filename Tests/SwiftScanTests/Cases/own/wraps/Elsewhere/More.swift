import UIKit

extension Parts {
  func makeUIView(context: Context) -> UIDatePicker { UIDatePicker() }
}

class AnnotatedMap: SharedMap {}
