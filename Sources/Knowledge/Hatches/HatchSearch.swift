// Words → the hatches that somebody means by them, best first. A word may be misspelt, in the plural, or part
// of a name.

import Findings

/// What a search found.
public struct HatchSearch: Sendable {
  /// The hatches that were found, best first.
  public let found: [Hatch]
  /// Where nothing was found: words that hatches are found by and that look like those of the question,
  /// nearest first.
  public let nearWords: [String]
}

/// Hatches that can be searched, any number of times.
public struct HatchFinder: Sendable {
  private let hatches: [Hatch]
  private let index: SearchIndex

  /// What is worth less than this share of the best is noise.
  private static let cut: Float = 0.12

  /// Makes the index over hatches.
  public init(_ hatches: [Hatch]) {
    self.hatches = hatches
    index = SearchIndex(hatches)
  }

  /// Searches for the words of a question: type names, members, modifiers with or without their arguments, or
  /// everyday words.
  public func search(_ words: String) -> HatchSearch {
    let question = SearchQuestion(words)
    let scores = scores(of: question)
    let best = scores.max() ?? 0
    let places = hatches.indices.filter { scores[$0] > 0 && scores[$0] >= best * Self.cut }
    let found = places.sorted { (scores[$1], hatches[$0].id) < (scores[$0], hatches[$1].id) }.map {
      hatches[$0]
    }
    return HatchSearch(
      found: found, nearWords: found.isEmpty ? index.nearWords(question.terms.map(\.text)) : [])
  }

  private func scores(of question: SearchQuestion) -> [Float] {
    var scores = Array(repeating: Float(0), count: hatches.count)
    var matched = scores
    var total: Float = 0
    for term in question.terms {
      let hits = index.hits(of: term.text)
      let weight = term.weight * index.rarity(hits.count)
      total += weight
      for (place, value) in hits {
        scores[place] += value * weight
        matched[place] += weight
      }
    }
    for place in hatches.indices where scores[place] > 0 {
      scores[place] += question.phraseWorth(in: hatches[place])
      scores[place] *= matched[place] / total
    }
    return scores
  }
}

/// What is looked for.
private struct SearchQuestion {
  /// The terms with their weights; the arguments of a call weigh less than its name.
  private(set) var terms: [(text: String, weight: Float)] = []
  /// The question as it was written, in lower case.
  private let written: String

  init(_ words: String) {
    written = words.lowercased()
    for word in words.split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: "(", maxSplits: 1).map(String.init)
      for (place, part) in parts.enumerated() {
        for term in SearchTerms.terms(of: part) where !term.isPart { add(term.text, place == 0 ? 1 : 0.4) }
      }
    }
    let telling = terms.filter { !SearchTerms.empty.contains($0.text) }
    if !telling.isEmpty { terms = telling }
  }

  private mutating func add(_ term: String, _ weight: Float) {
    if !terms.contains(where: { $0.text == term }) { terms.append((term, weight)) }
  }

  /// What it is worth that the words of a hatch, or its title, stand in the question as a whole.
  func phraseWorth(in hatch: Hatch) -> Float {
    let asked = Set(terms.map(\.text))
    func isAsked(_ phrase: String) -> Int {
      let words = SearchTerms.terms(of: phrase).filter { !$0.isPart && !SearchTerms.empty.contains($0.text) }
      return !words.isEmpty && words.allSatisfy { asked.contains($0.text) } ? words.count : 0
    }
    let longest = (hatch.words + [hatch.title, hatch.id]).map(isAsked).max() ?? 0
    let isAll = longest == asked.count
    let isID = hatch.id == written
    return Float(longest) * 12 + (isAll ? 10 : 0) + (isID ? SearchField.type.weight : 0)
  }
}

extension SearchIndex {
  /// How much a term says, by how many hatches it hits.
  func rarity(_ hits: Int) -> Float {
    guard hits > 0, count > 1 else { return 1 }
    // From 1 for a term of one hatch to 0.25 for one of all.
    var share: Float = 1
    var rest = hits
    while rest > 1 {
      share -= 0.1
      rest /= 2
    }
    return max(share, 0.25)
  }

  /// The hatches that a term hits, with what that is worth: the term itself, words that begin with it or that
  /// it begins with, and only where none of these is there, words that are spelt nearly so.
  func hits(of term: String) -> [Int: Float] {
    var hits: [Int: Float] = [:]
    note(term, 1, in: &hits)
    let length = term.utf8.count
    guard length >= 4 else { return hits }
    // Where the word itself is known, what only begins like it is less likely to be meant.
    let share: Float = hits.isEmpty ? 1 : 0.5
    for word in postings.keys where word != term {
      if word.hasPrefix(term) {
        note(word, word.utf8.count - length <= 4 ? 0.7 * share : 0.4 * share, in: &hits)
      } else if word.utf8.count >= 5, term.hasPrefix(word), length - word.utf8.count <= 4 {
        note(word, 0.6 * share, in: &hits)
      }
    }
    return hits.isEmpty ? misspelt(term) : hits
  }

  private func note(_ word: String, _ share: Float, in hits: inout [Int: Float]) {
    for posting in postings[word] ?? [] {
      hits[posting.place] = max(hits[posting.place] ?? 0, posting.fields.sum() * share)
    }
  }

  private func misspelt(_ term: String) -> [Int: Float] {
    let letters = Array(term.utf8)
    let allowed = letters.count < 4 ? 0 : letters.count < 8 ? 1 : letters.count < 14 ? 2 : 3
    var hits: [Int: Float] = [:]
    for word in postings.keys where allowed > 0 && abs(word.utf8.count - letters.count) <= allowed {
      let distance = NearWord.distance(letters, Array(word.utf8))
      if distance <= allowed { note(word, distance == 1 ? 0.6 : 0.45, in: &hits) }
    }
    return hits
  }

  /// Indexed words that share most of their pairs of letters with one of the terms.
  func nearWords(_ terms: [String]) -> [String] {
    let asked = terms.map(Self.pairs).filter { !$0.isEmpty }
    let likeness = postings.keys.compactMap { word -> (word: String, share: Double)? in
      let pairs = Self.pairs(word)
      let share =
        asked.map { 2 * Double($0.intersection(pairs).count) / Double($0.count + pairs.count) }.max() ?? 0
      return word.utf8.count >= 4 && share >= 0.4 ? (word, share) : nil
    }
    return likeness.sorted { ($1.share, $0.word) < ($0.share, $1.word) }.prefix(3).map(\.word)
  }

  private static func pairs(_ word: String) -> Set<[UInt8]> {
    let letters = Array(word.utf8)
    return Set(zip(letters, letters.dropFirst()).map { [$0, $1] })
  }
}
