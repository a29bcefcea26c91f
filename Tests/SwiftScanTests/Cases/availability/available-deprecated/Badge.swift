import SwiftUI
import UIKit

@available(iOS, introduced: 13, deprecated: 17, message: "use Label")
struct Badge: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {}
}
