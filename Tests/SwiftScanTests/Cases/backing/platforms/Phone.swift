#if os(iOS)
class MapCanvas: UIView {}
#endif
