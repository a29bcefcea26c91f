import SwiftUI

struct MapCanvas: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
<<<<<<< HEAD
  let zoom = 1.0
=======
  let zoom = 2.0
>>>>>>> feature
  func updateUIView(_ view: MKMapView, context: Context) {}
}
