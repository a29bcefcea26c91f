struct Map: UIViewRepresentable {
  func makeUIView(context: Context) -> Surface { MapCanvas() }
  func updateUIView(_ view: MapCanvas, context: Context) {}
}
