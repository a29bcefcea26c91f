import SwiftUI

/// Write `// bridgekeeper:gotcha tile-overlays-are-missing` beside a bridge to tie it.
struct MapCanvas: UIViewRepresentable {
  let hint = "// bridgekeeper:gotcha tile-overlays-are-missing"
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ map: MKMapView, context: Context) {}
}
