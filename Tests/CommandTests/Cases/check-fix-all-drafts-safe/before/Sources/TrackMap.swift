import MapKit
import SwiftUI

/// Draws a track over tiles of our own, which `Map` cannot load.
///
/// More of it.
struct TrackMap: UIViewRepresentable {
    func makeUIView(context: Context) -> MKMapView { MKMapView() }
    func updateUIView(_ view: MKMapView, context: Context) {}
}
