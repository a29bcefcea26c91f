import SwiftUI
import UIKit

@available(iOSApplicationExtension 17, *)
struct Badge: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {}
}
