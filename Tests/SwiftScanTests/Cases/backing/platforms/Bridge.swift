#if os(iOS)
struct Map: UIViewRepresentable {
  func makeUIView(context: Context) -> MapCanvas { MapCanvas() }
  func updateUIView(_ view: MapCanvas, context: Context) {}
}
#else
struct Map: NSViewRepresentable {
  func makeNSView(context: Context) -> MapCanvas { MapCanvas() }
  func updateNSView(_ view: MapCanvas, context: Context) {}
}
#endif
