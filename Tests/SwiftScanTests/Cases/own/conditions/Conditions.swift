#if canImport(UIKit) && !os(watchOS)
  #if os(iOS)
    struct Phone: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
  #elseif os(tvOS)  ||  os(visionOS) // both

    struct Other: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
  #else
    struct Rest: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
  #endif
#endif

#if false
  struct Never: UIViewRepresentable {}
#elseif DEBUG
  struct Debug: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
#endif

#if true
#else
  struct Dead: UIViewRepresentable {}
#endif

#if false || DEBUG
  struct Maybe: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
#endif

#if !(os(macOS) && 1)
  struct Negated: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
#endif

struct Holder {
  #if os(iOS)
    struct Inner: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
  #endif
  func open() {
    #if os(macOS)
      _ = NSHostingView(rootView: Text(""))
    #endif
  }
}
