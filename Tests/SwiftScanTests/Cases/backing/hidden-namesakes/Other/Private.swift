private class MapCanvas: UIView {}
