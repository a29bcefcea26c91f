struct Level: RawRepresentable {
  var rawValue: Int
}
