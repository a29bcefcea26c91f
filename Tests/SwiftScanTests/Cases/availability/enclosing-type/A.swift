@available(iOS 17, *)
enum Badges {
  struct Badge: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
  }
}
