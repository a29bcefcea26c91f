import SwiftUI
import UIKit

@available(iOS 17.4.1, *)
struct Badge: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {}
}
