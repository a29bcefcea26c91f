// When a bridge may go, in prose: "Remove when iOS 27 is the deployment target", "needed until SwiftUI has a
// caret rectangle".

/// A condition under which a bridge may be deleted, as a text states it.
public struct RemovalCondition: Sendable, Equatable {
  /// The sentence or clause that states it, as it stands.
  public var text: String
  /// The platform version that decides it, where the text names one.
  public var platform: PlatformVersion?

  /// A condition with its text and the version that decides it.
  public init(text: String, platform: PlatformVersion? = nil) {
    self.text = text
    self.platform = platform
  }
}

/// The first condition for removal that a text states, nil where it states none.
public func findRemoval(in text: String) -> RemovalCondition? {
  findRemoval(in: ProseReader.tokens(of: text)[...])
}

/// The first condition for removal among a text's pieces.
func findRemoval(in tokens: ArraySlice<ProseToken>) -> RemovalCondition? {
  for sentence in tokens.split(whereSeparator: { $0.kind == .sentenceEnd }) {
    guard let start = removalStart(in: sentence) else { continue }
    let condition = sentence[start...]
    let platform = condition.indices.lazy.compactMap { platformVersions(at: $0, in: condition).first }.first
    return RemovalCondition(text: condition.map(\.raw).joined(separator: " "), platform: platform)
  }
  return nil
}

private let removals: Set<String> = [
  "remove", "removed", "delete", "deleted", "drop", "dropped", "retire", "retired", "removable", "deletable",
  "replace",
  "obsolete", "unnecessary", "go", "goes", "superseded", "revisit",
]
private let conditions: Set<String> = ["when", "once", "if", "after", "until", "with", "at", "in", "as"]
private let arrivals: Set<String> = [
  "deployment", "target", "minimum", "swiftui", "apple", "native", "ships", "supports", "fixed", "fixes",
  "gains",
  "drops", "honours", "honors", "exposes", "require", "requires",
]

/// Where a condition begins: a word of removal with "when", "once" … soon after it, or "until" and "once"
/// with an arrival.
private func removalStart(in sentence: ArraySlice<ProseToken>) -> Int? {
  for index in sentence.indices {
    let lower = sentence[index].lower
    let following = sentence[(index + 1)...]
    if removals.contains(lower), sentence[index].kind == .word, !isDenied(index, in: sentence),
      let join = following.prefix(7).firstIndex(where: { conditions.contains($0.lower) }),
      !["with", "at", "in", "as"].contains(sentence[join].lower) || namesArrival(sentence[join...])
    {
      return index
    }
    if ["until", "till", "once", "unless"].contains(lower), namesArrival(following.prefix(12)) {
      return index
    }
  }
  return nil
}

/// "Do not remove" and "never delete" are warnings, not conditions — unless "until" follows, which is found
/// by itself.
private func isDenied(_ index: Int, in sentence: ArraySlice<ProseToken>) -> Bool {
  sentence[..<index].suffix(2).contains { ["not", "never", "don't", "cannot"].contains($0.lower) }
}

private func namesArrival(_ tokens: ArraySlice<ProseToken>) -> Bool {
  tokens.indices.contains { index in
    arrivals.contains(tokens[index].lower) || !platformVersions(at: index, in: tokens).isEmpty
  }
}
