extension Outer.Badges {
  enum Inner {
    struct Badge: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
    }
  }
}
