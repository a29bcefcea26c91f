import MapKit

final class CardController: UIViewController {
  private let map = MKMapView()
  private var receipt: PDFView!

  func share() { present(MFMailComposeViewController(), animated: true) }
}
