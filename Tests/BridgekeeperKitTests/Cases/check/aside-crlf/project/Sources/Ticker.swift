import SwiftUI

// bridgekeeper:disable:next undocumented_bridge - the kit has its entry
@MainActor
// a word between
struct Ticker: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}

// bridgekeeper:disable undocumented_bridge - to the end
struct Meter: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}
