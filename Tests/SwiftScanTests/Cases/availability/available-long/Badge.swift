import SwiftUI
import UIKit

@available(iOS, introduced: 17, obsoleted: 26)
struct Badge: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {}
}
