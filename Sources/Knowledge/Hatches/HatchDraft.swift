// A hatch while it is being read: what is known of it so far, and what was found wrong on the way.

import Findings
import YAML

/// A hatch in the making, with the problems of its front matter in the places of the YAML text.
struct HatchDraft {
  var hatch = Hatch()
  private(set) var problems: [Problem] = []

  /// A problem with its place in the YAML text.
  struct Problem {
    var place: YAMLPlace
    var problem: String
    var fix: String
    var weight = HatchProblem.Weight.unreadable
  }

  mutating func report(
    _ place: YAMLPlace, _ problem: String, fix: String, weight: HatchProblem.Weight = .unreadable
  ) {
    problems.append(Problem(place: place, problem: problem, fix: fix, weight: weight))
  }

  /// The text of a value, reported where it is no text or empty.
  mutating func text(_ node: YAMLNode, _ key: String) -> String? {
    switch node.line {
    case .success(let text): return text
    case .failure(let fault):
      let words = fault.words(key)
      report(node.start, words.problem, fix: words.fix)
      return nil
    }
  }

  /// The texts of a list, those left out that are none.
  mutating func texts(_ node: YAMLNode, _ key: String) -> [String] {
    guard let items = node.items else {
      report(node.start, "'\(key)' holds no list", fix: "write it in brackets: [one, another]")
      return []
    }
    if items.isEmpty { report(node.start, "'\(key)' is empty", fix: "fill it, or leave the key out") }
    let texts = items.compactMap { text($0, key) }
    var seen: Set<String> = []
    if let doubled = texts.first(where: { !seen.insert($0).inserted }) {
      report(node.start, "'\(key)' has '\(doubled)' twice", fix: "keep one of the two", weight: .form)
    }
    return texts
  }

  /// The word that a value is, of a few that it may be.
  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ node: YAMLNode, _ key: String, as type: Word.Type
  ) -> Word? where Word.RawValue == String {
    guard let text = text(node, key) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map(\.rawValue)
    let near = NearWord.of(text, among: known).map { "did you mean '\($0)'?" }
    report(
      node.start, "'\(key)' does not take '\(text)'",
      fix: near ?? "use one of: \(known.joined(separator: ", "))")
    return nil
  }
}
