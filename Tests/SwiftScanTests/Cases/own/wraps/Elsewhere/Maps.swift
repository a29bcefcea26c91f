import MapKit

open class SharedMap: MKMapView, Pinned {}
