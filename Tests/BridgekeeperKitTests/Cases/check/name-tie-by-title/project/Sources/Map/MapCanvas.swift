import SwiftUI

struct MapCanvas: UIViewRepresentable {  // bridgekeeper:gotcha Tile overlays are missing
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}
