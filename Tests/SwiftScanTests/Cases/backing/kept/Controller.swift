final class MapController: UIViewController {
  @IBOutlet var pdf: PDFView!
  private let map: MKMapView = .init()
  private var web: WKWebView!
  var given: SCNView?
  let clip = ClipView()
  let rows = RowSource()
  func share() { present(UIActivityViewController(activityItems: [])) }
}
