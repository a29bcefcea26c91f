extension CardController {
  func showReceipt() { receipt = PDFView(frame: view.bounds) }
}
