#if os(iOS)
struct Badge: UIViewRepresentable {}
#if !targetEnvironment(macCatalyst)
struct PhoneOnly: UIViewRepresentable {}
#endif
#elseif os(macOS)
struct Canvas: NSViewRepresentable {}
#else
struct Watch: WKInterfaceObjectRepresentable {}
#endif
