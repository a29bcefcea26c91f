#if os(iOS)
@MainActor
#endif
struct Attributed {}
