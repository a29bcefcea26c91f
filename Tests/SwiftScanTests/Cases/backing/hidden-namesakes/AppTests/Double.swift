import XCTest
class MapCanvas: UIView {}
