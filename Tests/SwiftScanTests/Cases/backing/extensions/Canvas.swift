final class MapCanvas: UIView {}
