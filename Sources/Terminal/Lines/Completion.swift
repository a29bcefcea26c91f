// What Tab makes of the beginning of a word: the one way to go on, or the ways that there are.

/// Completes a text from a list.
public enum Completion {
  /// The longest text that all candidates which begin with `text` have in common, and those candidates. Case
  /// does not matter for finding them.
  public static func complete(_ text: String, from list: [String]) -> (text: String, candidates: [String]) {
    let wanted = text.lowercased()
    let found = list.filter { $0.lowercased().hasPrefix(wanted) }
    guard var shared = found.first else { return (text, []) }
    for candidate in found.dropFirst() {
      let length = zip(shared.lowercased(), candidate.lowercased()).prefix { $0 == $1 }.count
      shared = String(shared.prefix(length))
    }
    return (shared.count >= text.count ? shared : text, found)
  }
}
