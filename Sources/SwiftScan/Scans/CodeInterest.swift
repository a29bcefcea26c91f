// Whose code rules look into: of most files it is one declaration, and the rest is read by its tokens.

/// What makes the code of a declaration matter to rules.
struct CodeInterest: Sendable, Hashable {
  /// Whether views that make what runs a flow matter.
  var takesFlows: Bool
  /// The types of the file that matter by their name, sorted.
  var names: [String] = []
}

/// The same, ready to be looked for. Whether a declaration matters is seen in its own bytes alone, so that all who
/// read the file agree on it.
struct CodeSearch: Sendable {
  private let takesFlows: Bool
  private let words: WordSearch

  init(_ interest: CodeInterest) {
    takesFlows = interest.takesFlows
    words = interest.names.isEmpty ? Self.bridgeWords : Self.search(Set(interest.names))
  }

  /// Whether rules look into what these bytes declare.
  func takes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if holds(text, Self.representable) || holds(text, Self.hosting) { return true }
    if takesFlows, Self.flows.contains(where: { holds(text, $0) }) { return true }
    if holds(text, Self.newIdentity), holds(text, Self.identity) { return true }
    return words.matches(text)
  }

  private func holds(_ text: UnsafeBufferPointer<UInt8>, _ word: [UInt8]) -> Bool {
    word.withUnsafeBufferPointer { contains(text, word: $0) }
  }

  /// What every bridge's protocol, and every class that hosts SwiftUI, has in its name.
  static let representable = Array("Representable".utf8)
  static let hosting = Array("Hosting".utf8)
  /// Calls that may make what runs a flow.
  static let flows = ["Presenter(", "Coordinator(", "Delegate("].map { Array($0.utf8) }
  /// `.id(UUID())`.
  private static let newIdentity = Array("UUID".utf8)
  private static let identity = Array(".id".utf8)

  /// The methods of bridges.
  private static let bridgeWords = search([])
  private static func search(_ declared: Set<String>) -> WordSearch {
    WordSearch(mentioned: BridgedObject.methods.union([BridgedObject.makeCoordinator]), declared: declared)
  }
}
