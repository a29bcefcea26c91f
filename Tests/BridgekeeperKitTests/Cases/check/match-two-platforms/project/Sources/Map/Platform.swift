import SwiftUI

#if os(macOS)
  typealias ViewBridge = NSViewRepresentable
#else
  typealias ViewBridge = UIViewRepresentable
#endif
