@available(iOS 16, *)
extension Badge: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
}
