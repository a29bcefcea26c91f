struct Map: UIViewRepresentable {
  func makeUIView(context: Context) -> MapCanvas { MapCanvas() }
  func updateUIView(_ view: MapCanvas, context: Context) {}
}
