#if os(macOS)
class MapCanvas: NSView {}
#endif
