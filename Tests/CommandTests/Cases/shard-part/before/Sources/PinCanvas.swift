import MapKit
import SwiftUI

/// Shows pins from a tile server of our own.
///
/// `Map` has no tile overlay.
struct PinCanvas: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}
