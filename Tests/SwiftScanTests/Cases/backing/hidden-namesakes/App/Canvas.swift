class MapCanvas: MKMapView {}
