import SwiftUI

// Write bridgekeeper:disable:next undocumented_bridge - why
struct Ticker: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}
