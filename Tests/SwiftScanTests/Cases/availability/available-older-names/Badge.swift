import SwiftUI
import UIKit

@available(OSX 10.15, xrOS 1.0, *)
struct Badge: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {}
}
