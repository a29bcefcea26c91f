struct Everywhere: PlatformViewRepresentable {}

#if !os(macOS) && !os(watchOS)
  struct Mobile: PlatformViewRepresentable {}
#endif

#if os(macOS) || os(watchOS)
  struct MacOrWatch: PlatformViewRepresentable {}
#endif

#if SOME_FLAG
  struct Flagged: PlatformViewRepresentable {}
#endif

struct Phone: PhoneOnly {}
#if os(macOS)
  struct Mac: PhoneOnly {}
#endif

final class Hosting: PlatformHosting<Text> {}
func open() { _ = PlatformHosting(rootView: Text("")) }
