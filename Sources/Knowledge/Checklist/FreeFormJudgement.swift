// An entry in prose: sentences are asked one by one whether they say what SwiftUI cannot do. Good enough to
// ask for what is missing, not to fail a build, so everything found here is marked as found in prose.

/// Judges an entry by its prose.
func judgeProse(of entry: GotchaEntry) -> EntryJudgement {
  let tokens = ProseReader.tokens(of: proseText(of: entry.body))
  let sentences = tokens.split { $0.kind == .sentenceEnd }
  let gap = sentences.first(where: statesGap)
  let removal = findRemoval(in: tokens[...])
  let trap = sentences.contains(where: statesTrap)
  let answers = [
    gap.map { ChecklistAnswer(item: .gap, source: .prose, text: written($0)) },
    evidence(in: tokens, source: .prose), verified(in: sentences),
  ].compactMap { $0 }
  let vague = gap == nil && !trap ? emptyClaim(in: sentences, of: tokens) : nil
  return EntryJudgement(
    form: .freeForm, answers: answers, vagueGap: vague, statesTrap: trap, removal: removal)
}

private typealias Sentence = ArraySlice<ProseToken>

private func written(_ sentence: Sentence) -> String {
  sentence.map(\.raw).joined(separator: " ")
}

/// A body without fenced code and HTML comments.
private func proseText(of body: String) -> String {
  var lines: [Substring] = []
  var inFence = false
  for line in body.split(separator: "\n", omittingEmptySubsequences: false) {
    let start = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }
    let isFence = start.hasPrefix("```") || start.hasPrefix("~~~")
    if isFence { inFence.toggle() }
    if !isFence && !inFence { lines.append(line) }
  }
  return withoutComments(lines.joined(separator: "\n"))
}

private func withoutComments(_ text: String) -> String {
  var kept = ""
  var rest = text[...]
  while let open = rest.firstRange(of: "<!--") {
    kept += rest[..<open.lowerBound]
    guard let close = rest[open.upperBound...].firstRange(of: "-->") else { return kept }
    rest = rest[close.upperBound...]
  }
  return kept + rest
}

// MARK: What a sentence states

private let commands: Set<String> = [
  "never", "always", "do", "don't", "avoid", "keep", "use", "call", "set", "make", "must", "ensure",
  "remember",
]

/// Whether a sentence says what SwiftUI cannot do, or why something was chosen over it.
private func statesGap(_ sentence: Sentence) -> Bool {
  guard let native = sentence.firstIndex(where: SwiftUINames.holds) else { return false }
  guard let first = sentence.first, !commands.contains(first.lower) else { return false }
  if isChosenOver(native, in: sentence) { return true }
  let clauses = GapClause.clauses(of: Array(sentence))
  let around = surroundings(of: clauses)
  let aboutSwiftUI = clauses.contains { clause in
    clause.tokens.contains(where: SwiftUINames.holds)
      && (clause.statesBehaviour(around) || clause.statesNature)
  }
  return aboutSwiftUI || clauses.contains(where: \.standsAlone)
}

/// "chosen over `List`", "instead of a SwiftUI mask", with at least a few concrete words beside.
private func isChosenOver(_ native: Int, in sentence: Sentence) -> Bool {
  let before = sentence[..<native].suffix(4).map(\.lower)
  let chosen = before.contains("over") && before.contains { ["chosen", "preferred", "picked"].contains($0) }
  return chosen && GapClause(sentence).concrete() >= 4
}

private func surroundings(of clauses: [GapClause]) -> GapClause.Surroundings {
  GapClause.Surroundings(
    namesNativeSide: true, namesAPI: clauses.contains { $0.tokens.contains { $0.kind == .name } },
    fullClauses: clauses.filter { $0.judgement == nil && $0.concrete() >= 2 }.count)
}

/// Whether a sentence says what breaks: any behaviour in concrete words, a command included, but not the mere
/// course of things.
private func statesTrap(_ sentence: Sentence) -> Bool {
  let clauses = GapClause.clauses(of: Array(sentence))
  var around = surroundings(of: clauses)
  around.fullClauses = 0
  return clauses.contains { $0.statesBehaviour(around) || $0.standsAlone }
}

/// A claim that rests on an empty phrase, where nothing in the entry is specific.
private func emptyClaim(in sentences: [Sentence], of tokens: [ProseToken]) -> VagueGap? {
  let claims = sentences.contains { sentence in
    let speaksOfKits = sentence.contains { token in
      SwiftUINames.holds(token) || ["uikit", "appkit"].contains(token.lower)
        || APIName.hasClassPrefix(token.raw)
        || GapVocabulary.needs.contains(token.lower)
    }
    return speaksOfKits && GapClause.clauses(of: Array(sentence)).contains { $0.judgement != nil }
  }
  guard claims, case .vague(let vague) = judgeGap(tokens) else { return nil }
  return vague
}

/// The first platform version of the prose that is not part of a condition for removal.
private func verified(in sentences: [Sentence]) -> ChecklistAnswer? {
  for sentence in sentences where findRemoval(in: sentence) == nil {
    guard sentence.indices.contains(where: { !platformVersions(at: $0, in: sentence).isEmpty }) else {
      continue
    }
    return ChecklistAnswer(item: .verified, source: .prose, text: written(sentence))
  }
  return nil
}
