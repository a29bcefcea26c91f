final class PDFView: UIView {}
