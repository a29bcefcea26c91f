public struct KitMap: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}
