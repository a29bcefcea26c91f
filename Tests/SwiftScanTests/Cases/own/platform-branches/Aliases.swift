import SwiftUI

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public typealias PlatformViewRepresentable = NSViewRepresentable
  public typealias PlatformHosting = NSHostingView
#elseif os(watchOS)
  public typealias PlatformViewRepresentable = WKInterfaceObjectRepresentable
#elseif canImport(UIKit)
  public typealias PlatformViewRepresentable = UIViewRepresentable
  public typealias PlatformHosting = _UIHostingView
#endif

#if os(iOS)
  typealias PhoneOnly = UIViewRepresentable
#else
  protocol PhoneOnly {}
#endif
