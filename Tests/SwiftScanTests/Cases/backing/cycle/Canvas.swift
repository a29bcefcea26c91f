class MapCanvas: Second {}
