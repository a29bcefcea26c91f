import SwiftUI
import UIKit

@available(iOS 17.0, visionOS 2, *)
struct Badge: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {}
}
