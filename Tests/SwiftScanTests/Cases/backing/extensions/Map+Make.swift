extension Map {
  func help() {}
}
