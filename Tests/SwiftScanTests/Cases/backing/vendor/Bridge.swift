struct Map: UIViewRepresentable {
  func makeUIView(context: Context) -> Vendor.MapCanvas { MapCanvas() }
  func updateUIView(_ view: MapCanvas, context: Context) {}
}
