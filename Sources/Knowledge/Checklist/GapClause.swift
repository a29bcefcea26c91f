// One clause of a gap sentence: which words in it are concrete, and whether it states a behaviour. The gap
// test is the sum of its clauses, so that a good clause is not spoilt by an empty one beside it, nor an empty
// one saved by a name elsewhere.

/// One clause, with what counts in it.
struct GapClause: Sendable {
  /// The clause's pieces, without those of empty phrases.
  private(set) var tokens: [ProseToken]
  /// The first empty phrase or word of judgement, as written in the vocabulary; nil for a sober clause.
  private(set) var judgement: String?
  /// The parts of the names in the clause: "scrolling" beside `ScrollView` adds nothing.
  private let nameParts: [String]

  init(_ pieces: some Sequence<ProseToken>) {
    (tokens, judgement) = Self.withoutEmptyPhrases(Array(pieces))
    nameParts = tokens.lazy.filter { $0.kind == .name }.prefix(20).flatMap { APIName.parts(of: $0.raw) }
    judgement = judgement ?? tokens.first { Self.isJudgement($0) }?.lower
  }

  /// The clauses of a text, in order.
  static func clauses(of tokens: [ProseToken]) -> [GapClause] {
    tokens.split { token in
      [.clauseEnd, .sentenceEnd].contains(token.kind)
        || (token.kind == .word && GapVocabulary.joints.contains(token.lower))
    }.map { GapClause($0) }.filter { !$0.tokens.isEmpty || $0.judgement != nil }
  }

  // MARK: Names

  /// Whether the clause names an API that is not of UIKit or AppKit, or SwiftUI itself.
  var namesNativeSide: Bool {
    tokens.contains { Self.isNativeName($0) || $0.lower == "swiftui" || $0.lower.hasPrefix("swiftui-") }
  }

  /// Whether a piece is a name of neither UIKit nor AppKit.
  static func isNativeName(_ token: ProseToken) -> Bool {
    token.kind == .name && !APIName.hasClassPrefix(token.raw)
  }

  // MARK: Concrete words

  /// How many words from an index on say something: names, numbers, and words that are neither generic nor
  /// judgements.
  func concrete(from start: Int = 0, names: Bool = true) -> Int {
    (min(start, tokens.count)..<tokens.count).filter { index in
      isConcrete(tokens[index], names: names) && !(start > 0 && isOccasion(index))
    }.count
  }

  /// Whether a type only says where something happened: "it never worked with `List`".
  private func isOccasion(_ index: Int) -> Bool {
    guard index > 0, tokens[index].kind == .name, !APIName.isMemberName(tokens[index].raw) else {
      return false
    }
    return GapVocabulary.prepositions.contains(tokens[index - 1].lower)
  }

  private func isConcrete(_ token: ProseToken, names: Bool) -> Bool {
    switch token.kind {
    case .name: return names
    case .number, .placeholder, .path, .issue: return true
    case .word: break
    default: return false
    }
    let word = token.lower
    guard word.count >= 3, ApplePlatform(lower: word) == nil, !Self.isJudgement(token) else { return false }
    let empty =
      GapVocabulary.generic.contains(word) || GapVocabulary.negations.contains(word)
      || GapVocabulary.limiters.contains(word) || GapVocabulary.timeWords.contains(word)
      || GapVocabulary.needs.contains(word)
    return !empty && !echoes(word)
  }

  /// Whether a word repeats a part of a name in the clause: "scrolling" and `ScrollView`.
  private func echoes(_ word: String) -> Bool {
    nameParts.contains { $0.count >= 4 && (word.hasPrefix($0) || $0.hasPrefix(word)) }
  }

  // MARK: Judgements

  private static func isJudgement(_ token: ProseToken) -> Bool {
    token.kind == .word && GapVocabulary.judgements.contains(token.lower)
  }

  private static func withoutEmptyPhrases(_ pieces: [ProseToken]) -> ([ProseToken], String?) {
    var kept: [ProseToken] = []
    var first: String?
    var index = 0
    while index < pieces.count {
      let rest = pieces[index...]
      let phrase = GapVocabulary.emptyPhrases[pieces[index].lower]?.first { phrase in
        rest.count >= phrase.count && zip(rest, phrase).allSatisfy { $0.lower == $1 && !$0.isCode }
      }
      if let phrase {
        first = first ?? phrase.joined(separator: " ")
        index += phrase.count
      } else {
        kept.append(pieces[index])
        index += 1
      }
    }
    return (kept, first)
  }
}
