// bridgekeeper:disable:next undocumented_bridge - goes in May
struct Old: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}
