// The names that somebody asks for, looked for in bytes: most code speaks of none of them, and needs no parser.

/// Names that matter, by themselves or by how they end.
public struct NameInterest: Sendable {
  private let names: WordSearch
  private let endings: [[UInt8]]

  /// - Parameters:
  ///   - names: whole names.
  ///   - endings: what any name may end in.
  public init(names: Set<String>, endings: [String] = []) {
    self.names = WordSearch(mentioned: names, declared: [])
    self.endings = endings.map { Array($0.utf8) }
  }

  /// Whether one of the names may stand in a text: comments and strings count too.
  func isHeld(by text: [UInt8]) -> Bool {
    names.matches(text) || endings.contains { contains(text[...], word: $0) }
  }
}
