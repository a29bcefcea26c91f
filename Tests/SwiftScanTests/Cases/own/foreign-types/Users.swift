struct Local {}
func show() {
  _ = Badge()
  _ = DesignSystem.Badge()
  _ = Local()
  _ = Other.Badge()
}
