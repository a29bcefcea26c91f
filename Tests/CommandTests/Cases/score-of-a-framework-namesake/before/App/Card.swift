import SwiftUI

struct Card: UIViewRepresentable {
  func makeUIView(context: Context) -> PDFView { PDFView() }
  func updateUIView(_ controller: PDFView, context: Context) {}
}
