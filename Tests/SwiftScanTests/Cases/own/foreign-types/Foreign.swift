import DesignSystem

extension DesignSystem.Badge: @retroactive UIViewRepresentable {
  public func makeUIView(context: Context) -> UILabel { UILabel() }
}
extension MyModule.Local: UIViewRepresentable {}
