struct Map: UIViewRepresentable {
  func makeUIView(context: Context) -> PDFView { PDFView() }
  func updateUIView(_ view: PDFView, context: Context) {}
}
