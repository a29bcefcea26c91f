extension Badges {
  struct Badge: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
  }
}
