import SwiftUI
import UIKit

@available(iOS 15, *)
@available(macCatalyst 16.4, *)
struct Badge: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {}
}
