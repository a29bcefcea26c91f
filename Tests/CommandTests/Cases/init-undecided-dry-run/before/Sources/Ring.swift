import SwiftUI
import UIKit

struct Ring: UIViewRepresentable {
  func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
  func updateUIView(_ view: UIProgressView, context: Context) {}
}
