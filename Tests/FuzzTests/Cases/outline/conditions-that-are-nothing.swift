#if
struct A: UIViewRepresentable {}
#endif
@available() struct B: UIViewRepresentable {}
#if os(iOS)
#elseif
struct C: UIViewRepresentable {}
#endif