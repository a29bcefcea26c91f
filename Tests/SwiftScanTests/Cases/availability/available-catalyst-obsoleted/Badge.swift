import SwiftUI
import UIKit

@available(iOS 15, *)
@available(macCatalyst, obsoleted: 17)
struct Badge: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {}
}
