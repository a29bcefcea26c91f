// Numbers with their nouns.

extension Int {
  /// `1 bridge`, `2 bridges`.
  func of(_ one: String, _ many: String? = nil) -> String { "\(self) \(self == 1 ? one : many ?? one + "s")" }
}
