import SwiftUI

/// An old paragraph that belongs to nothing.

/// A label with an absolute line height.
///
/// SwiftUI has no such thing.
@MainActor
struct Label: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
}

/**
 A map.

 * with pins
 */
struct Map: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
}

/// A meter, documented at its type.
struct Meter {}

extension Meter: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
}

/// A gauge.
struct Gauge {}

/// A gauge as a bridge.
extension Gauge: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
}

// No documentation.
struct Bare: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
}
