typealias Surface = PDFView
