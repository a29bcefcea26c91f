import SwiftUI

struct ChartCanvas: ViewBridge {
  #if os(macOS)
    func makeNSView(context: Context) -> NSView { NSView() }
    func updateNSView(_ view: NSView, context: Context) {}
  #else
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
  #endif
}
