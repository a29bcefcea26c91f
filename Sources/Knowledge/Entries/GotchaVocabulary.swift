// The words by which a heading says that gotchas stand below it.

/// The words that make a heading a gotcha heading. Compared word by word, without case.
public struct GotchaVocabulary: Sendable, Equatable {
  /// A word or phrase in both numbers: the plural heads a section, the singular is one entry.
  public struct Term: Sendable, Equatable {
    /// The words of the plural, in lower case. Other words may stand between those of a phrase: "known iOS 26
    /// issues".
    public let plural: [String]
    /// The words of the singular, in lower case; nil when the singular says nothing.
    public let singular: [String]?
  }

  /// How a heading speaks of gotchas.
  public enum Match: Sendable, Equatable {
    /// It heads a section of entries.
    case section
    /// It is about one gotcha.
    case singleEntry
  }

  /// The words and phrases, in no order.
  public private(set) var terms: [Term]

  /// The house's words.
  public static let standard = GotchaVocabulary(terms: [
    Term(plural: ["gotchas"], singular: ["gotcha"]),
    Term(plural: ["pitfalls"], singular: ["pitfall"]),
    Term(plural: ["footguns"], singular: ["footgun"]),
    Term(plural: ["landmines"], singular: ["landmine"]),
    Term(plural: ["quirks"], singular: ["quirk"]),
    Term(plural: ["workarounds"], singular: nil),
    Term(plural: ["known", "issues"], singular: ["known", "issue"]),
    Term(plural: ["known", "bugs"], singular: ["known", "bug"]),
    Term(plural: ["known", "problems"], singular: ["known", "problem"]),
    Term(plural: ["known", "traps"], singular: ["known", "trap"]),
    Term(plural: ["known", "limitations"], singular: ["known", "limitation"]),
    Term(plural: ["common", "mistakes"], singular: ["common", "mistake"]),
  ])

  /// A vocabulary of one heading, for sections of another kind.
  public static func only(heading: String) -> GotchaVocabulary {
    GotchaVocabulary(terms: []).adding(headings: [heading])
  }

  /// The same words and `headings` from a configuration, each a word or phrase that a heading must hold.
  public func adding(headings: [String]) -> GotchaVocabulary {
    var copy = self
    copy.terms += headings.map { Term(plural: Self.words($0), singular: nil) }.filter { !$0.plural.isEmpty }
    return copy
  }

  /// How `heading`, in plain text, speaks of gotchas; nil when it does not.
  public func match(_ heading: String) -> Match? {
    let words = Self.words(heading)
    if terms.contains(where: { Self.holds($0.plural, in: words) }) { return .section }
    if terms.contains(where: { $0.singular.map { Self.holds($0, in: words) } ?? false }) {
      return .singleEntry
    }
    return nil
  }

  /// The most other words between two words of a phrase.
  private static let gap = 2

  private static func holds(_ phrase: [String], in words: [String]) -> Bool {
    words.indices.contains { start in
      var position = start
      for (index, word) in phrase.enumerated() {
        let last = min(words.count, index == 0 ? start + 1 : position + gap + 1)
        guard position < last, let found = words[position..<last].firstIndex(of: word) else { return false }
        position = found + 1
      }
      return true
    }
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
