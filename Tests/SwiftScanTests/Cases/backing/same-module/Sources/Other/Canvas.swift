class MapCanvas: UIView {}
