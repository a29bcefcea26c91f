import SwiftUI

struct Ticker: UIViewRepresentable {
  // bridgekeeper:disable:previous undocumented_bridge - moved to the maps team
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}
