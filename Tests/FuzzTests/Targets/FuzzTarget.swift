// A reader under inputs that nobody wrote: where they come from, and the laws that every one of them keeps.

/// Something that takes bytes of any kind, with the laws that hold whatever they are.
struct FuzzTarget: Sendable {
  /// The name of the target, of its folder in `Cases` and for `make fuzz TARGET=…`.
  let name: String
  /// How many inputs the short run tries; fewer where one takes longer.
  let inputs: Int
  /// What to begin from.
  let seeds: @Sendable () -> [[UInt8]]
  /// Words that mean something to the reader.
  let words: [String]
  /// What is broken with an input; nil when nothing is.
  let fault: @Sendable ([UInt8]) -> String?

  /// Every target.
  static let all: [FuzzTarget] = [
    .markdown, .entries, .outline, .scan, .configuration, .hook, .mcp, .manifests, .documents, .settings,
    .gate,
  ]

  /// The target of a name; nil where there is none.
  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
