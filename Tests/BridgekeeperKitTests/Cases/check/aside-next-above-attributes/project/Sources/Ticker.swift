import SwiftUI

// bridgekeeper:disable:next undocumented_bridge - moved to the maps team
@available(
  iOS 17, *
)
@MainActor
struct Ticker: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}
