class Base: MKMapView {}
