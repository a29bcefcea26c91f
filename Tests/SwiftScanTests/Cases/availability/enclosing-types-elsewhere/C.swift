extension Outer {
  @available(iOS, obsoleted: 26)
  enum Badges {}
}
