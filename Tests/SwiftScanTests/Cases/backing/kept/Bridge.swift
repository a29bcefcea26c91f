struct Map: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> MapController { MapController() }
  func updateUIViewController(_ view: MapController, context: Context) {}
}
