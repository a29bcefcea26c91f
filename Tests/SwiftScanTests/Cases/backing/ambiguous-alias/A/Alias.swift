typealias Surface = MKMapView
