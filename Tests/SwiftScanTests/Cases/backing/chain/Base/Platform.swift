typealias PlatformMap = MKMapView
