import SwiftUI
import UIKit

@available(*, deprecated, renamed: "Label")
struct Badge: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {}
}
