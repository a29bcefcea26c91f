import SwiftUI

struct Ticker: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}
let text = """
  // bridgekeeper:disable undocumented_bridge - no
  """
let other = "// bridgekeeper:disable:this undocumented_bridge - no"
