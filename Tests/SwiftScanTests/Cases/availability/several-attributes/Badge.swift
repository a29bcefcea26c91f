import SwiftUI
import UIKit

@available(iOS 16, macOS 13, *)
@available(iOS, obsoleted: 26)
@MainActor
struct Badge: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {}
}
