import DesignSystem

extension DesignSystem.Badge: @retroactive UIViewRepresentable {
  public func makeUIView(context: Context) -> UILabel { UILabel() }
  static let own = DesignSystem.Badge()
}
extension MyModule.Local: UIViewRepresentable {}
