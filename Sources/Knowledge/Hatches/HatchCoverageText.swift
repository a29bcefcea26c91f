// How the `platforms` key spells a coverage: `none`, `partial since 14.0`, `full since 16.0`, or both of
// them.

extension HatchCoverage {
  /// The coverage that a text spells, nil where it spells none.
  public init?(_ text: String) {
    self.init()
    if text == "none" { return }
    var parts = text.split(separator: ",", omittingEmptySubsequences: false)[...]
    partialSince = parts.first.flatMap { Self.version(in: $0, after: "partial") }
    if partialSince != nil { parts = parts.dropFirst() }
    fullSince = parts.first.flatMap { Self.version(in: $0, after: "full") }
    if fullSince != nil { parts = parts.dropFirst() }
    guard parts.isEmpty else { return nil }
  }

  private static func version(in text: Substring, after word: String) -> VersionNumber? {
    let words = text.split(separator: " ")
    guard words.count == 3, words[0] == word, words[1] == "since" else { return nil }
    return VersionNumber(words[2])
  }

  /// The coverage as it is spelt.
  public var spelling: String {
    let parts = [
      partialSince.map { "partial since \($0.spelling)" }, fullSince.map { "full since \($0.spelling)" },
    ].compactMap { $0 }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }
}

extension VersionNumber {
  /// The number with its second part in any case: `26.0`, `16.1`, `26.1.2`.
  public var spelling: String { patch > 0 || minor > 0 ? description : "\(major).0" }
}
