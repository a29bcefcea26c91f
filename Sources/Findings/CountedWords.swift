// Numbers with their nouns.

extension Int {
  /// `1 bridge`, `2 bridges`.
  ///
  /// - Parameter many: the plural, where it is not the singular with an s.
  public func of(_ one: String, _ many: String? = nil) -> String {
    "\(self) \(self == 1 ? one : many ?? one + "s")"
  }
}
