import SwiftUI

protocol MapBridge: UIViewRepresentable { associatedtype Model }
extension MapBridge {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
}

struct Defaulted: MapBridge { typealias Model = Int }
struct Overriding: MapBridge {
  typealias Model = Int
  func makeUIView(context: Context) -> PinMap { PinMap() }
}

struct Constrained: WithObject {}
protocol WithObject: UIViewRepresentable { associatedtype UIViewType }
