class MapCanvas: Base {}
