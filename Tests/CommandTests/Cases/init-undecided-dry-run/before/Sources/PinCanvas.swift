import SwiftUI
import UIKit

/// A map with our own tiles: `Map` takes no tile overlay.
struct PinCanvas: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}
