final class MapCanvas: BaseCanvas {}
