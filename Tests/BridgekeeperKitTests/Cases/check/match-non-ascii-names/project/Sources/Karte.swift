import SwiftUI

enum Straße {
  struct Kärtchen: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
  }
}

enum Größe { struct Bild: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
} }

struct KartenÜbersicht: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}
