import SwiftUI

// bridgekeeper:disable:next undocumented_bridge, vague_gap - moved to the maps team
struct Ticker: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}
