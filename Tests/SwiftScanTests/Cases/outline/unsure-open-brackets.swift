struct Open {
  func f() {
