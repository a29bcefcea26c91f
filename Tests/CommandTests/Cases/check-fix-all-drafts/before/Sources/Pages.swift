import PDFKit
import SwiftUI

struct Pages: UIViewRepresentable {
    func makeUIView(context: Context) -> PDFView { PDFView() }
    func updateUIView(_ view: PDFView, context: Context) {}
}
