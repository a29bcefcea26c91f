import SwiftUI

struct MapCanvas: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ map: MKMapView, context: Context) {}
  final class Coordinator: NSObject {}
}
