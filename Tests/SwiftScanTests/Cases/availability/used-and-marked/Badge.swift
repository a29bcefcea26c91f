import SwiftUI
import UIKit

@available(iOS 16, *)
struct Badge: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {}
}
