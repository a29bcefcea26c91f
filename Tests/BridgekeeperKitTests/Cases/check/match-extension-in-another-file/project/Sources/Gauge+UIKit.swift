import SwiftUI

extension Gauge: UIViewRepresentable {
  func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
  func updateUIView(_ bar: UIProgressView, context: Context) {}
}
