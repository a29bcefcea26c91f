// Whether a clause states a behaviour: what an API does not do, does wrongly, does only, how long it takes,
// since when it exists, or which of its members is needed.

extension GapClause {
  /// What the rest of the text adds to a clause.
  struct Surroundings {
    /// Whether the text names an API that is not of UIKit or AppKit, or SwiftUI itself.
    var namesNativeSide: Bool
    /// Whether the text names any API.
    var namesAPI: Bool
    /// How many sober clauses of the text have two concrete words or more.
    var fullClauses: Int
  }

  /// Whether the clause states a behaviour that can be checked.
  func statesBehaviour(_ around: Surroundings) -> Bool {
    if tokens.indices.contains(where: { isMeasurement(at: $0, in: tokens) }) { return around.namesAPI }
    return statesAbsence(around) || statesFailure(around) || statesLimit(around) || statesVersion(around)
      || statesDemand(around) || asksForMember() || statesCourse(around)
  }

  /// Whether the clause says so much of SwiftUI in concrete words that no name is needed: what it does not
  /// do, or what it did before a version.
  var standsAlone: Bool {
    guard judgement == nil else { return false }
    let ofSwiftUI = tokens.contains { $0.lower == "swiftui" }
    let dated = isDatedBefore
    if dated, ofSwiftUI, concrete() >= 2 { return true }
    guard let denial = denialIndex, ofSwiftUI || dated else { return false }
    let after = concrete(from: denial + 1)
    return after >= 3 || (after >= 1 && (platformIndex != nil || deniesForm(after: denial)))
  }

  /// Whether the clause says what a named API has or adds by itself: "TextEditor has implicit insets".
  var statesNature: Bool {
    guard judgement == nil, let name = tokens.firstIndex(where: { $0.kind == .name }) else { return false }
    let verbs = ["has", "adds", "draws", "brings", "takes", "keeps", "uses", "comes"]
    return tokens[(name + 1)...].prefix(3).contains { verbs.contains($0.lower) }
      && concrete(names: false) >= 2
  }

  /// Whether the clause says that something has no native form: "no SwiftUI view", "SwiftUI has no view for
  /// it".
  private var deniesNativeForm: Bool {
    guard let denial = denialIndex, deniesForm(after: denial) else { return false }
    let native = tokens.contains { ["swiftui", "native", "first-party"].contains($0.lower) }
    return native || tokens.contains { $0.kind == .name }
  }

  private func deniesForm(after denial: Int) -> Bool {
    tokens[(denial + 1)...].prefix(4).contains { GapVocabulary.nativeForms.contains($0.lower) }
  }

  // MARK: Each kind of behaviour

  /// "TextField has no inputView", "does not attach to it", "cannot be set".
  private func statesAbsence(_ around: Surroundings) -> Bool {
    if deniesNativeForm, around.namesAPI { return true }
    guard let denial = denialIndex, !isOfPeople(before: denial) else { return false }
    let passive = tokens[(denial + 1)...].prefix(2).contains { $0.lower == "be" || $0.lower == "been" }
    return isSaid(after: passive ? 0 : denial + 1, around)
  }

  /// "drops paragraphSpacing", "hangs when the menu opens".
  private func statesFailure(_ around: Surroundings) -> Bool {
    guard let failure = tokens.firstIndex(where: { Self.isFailure($0) }) else { return false }
    return concrete() > 2 && isSaid(after: failure + 1 < tokens.count ? failure + 1 : 0, around)
  }

  /// "reads the library only", "wants them up front", "is modal".
  private func statesLimit(_ around: Surroundings) -> Bool {
    let said = saidInOneOrTwoWords
    if judgement == nil, tokens.contains(where: Self.isNativeName),
      said.contains(where: GapVocabulary.builds.contains)
    {
      return true
    }
    guard said.contains(where: GapVocabulary.limiters.contains) else { return false }
    let foreign = said.contains(where: GapVocabulary.foreignForms.contains)
    return isSaid(after: 0, around) || (foreign && judgement == nil && concrete() >= 2)
  }

  /// "the banner wants a root view controller": what a named component demands.
  private func statesDemand(_ around: Surroundings) -> Bool {
    let verbs = GapVocabulary.needs.union(["needed", "relies", "wanted", "required"])
    guard judgement == nil, let verb = tokens.firstIndex(where: { verbs.contains($0.lower) }) else {
      return false
    }
    let named = verb == 0 ? around.namesAPI : tokens[..<verb].contains { $0.kind == .name }
    return named && concrete(from: verb + 1) >= 2
  }

  /// "lineHeight(_:) is iOS 26", "Before iOS 18 the offset had to be derived".
  private func statesVersion(_ around: Surroundings) -> Bool {
    guard let platform = platformIndex, judgement == nil else { return false }
    if isDatedBefore, tokens.contains(where: { $0.kind == .name }), concrete(names: false) >= 2 {
      return true
    }
    guard around.namesNativeSide else { return false }
    let copula = platform > 0 && ["is", "are", "needs", "wants"].contains(tokens[platform - 1].lower)
    let dated = tokens.contains { GapVocabulary.timeWords.contains($0.lower) }
    return (copula && namesNativeSide) || (dated && concrete() >= 2)
  }

  /// "We need require(toFail:) between our pan and the scroll view's".
  private func asksForMember() -> Bool {
    guard judgement == nil, let need = tokens.firstIndex(where: { GapVocabulary.needs.contains($0.lower) })
    else {
      return false
    }
    let member = tokens[need...].contains { $0.kind == .name && APIName.isMemberName($0.raw) }
    return member && concrete(names: false) >= 1 && concrete() >= 2
  }

  /// "updateTarget runs at gesture end": what an API does, beside another clause that says what was wanted.
  private func statesCourse(_ around: Surroundings) -> Bool {
    guard judgement == nil, around.fullClauses >= 2, concrete() >= 2 else { return false }
    return tokens.indices.contains { index in
      guard let end = subjectEnd(at: index) else { return false }
      return tokens[end...].prefix(2).contains { Self.isVerb($0) }
    }
  }

  // MARK: Parts

  /// Whether enough is said after a word for a behaviour: more where the clause names nothing, or judges.
  private func isSaid(after index: Int, _ around: Surroundings) -> Bool {
    if judgement != nil {
      let member = tokens[min(index, tokens.count)...].contains {
        Self.isNativeName($0) && APIName.isMemberName($0.raw)
      }
      return concrete(from: index, names: false) >= 3 || (member && index > 0)
    }
    let after = concrete(from: index)
    guard after >= 1, concrete(names: index > 0) >= 1 else { return false }
    return namesNativeSide || concrete() >= 3 || (around.namesNativeSide && concrete() >= 2)
  }

  /// Whether the clause tells of the time before a version.
  private var isDatedBefore: Bool {
    platformIndex != nil && tokens.contains { ["before", "until", "below"].contains($0.lower) }
  }

  /// The words of the clause, and the pairs that begin with a word which may begin a limit.
  private var saidInOneOrTwoWords: [String] {
    let words = tokens.map(\.lower)
    let pairs = zip(words, words.dropFirst()).filter { ["at", "up", "limited", "nothing"].contains($0.0) }
    return words + pairs.map { "\($0) \($1)" }
  }

  /// Whether a denial says what people do not have, want or know. What they cannot do is said of the API.
  private func isOfPeople(before denial: Int) -> Bool {
    let ability = ["cannot", "can't", "could"].contains { word in
      tokens[max(0, denial - 1)...denial].contains { $0.lower == word }
    }
    return tokens[..<denial].contains { GapVocabulary.people.contains($0.lower) } && !ability
  }

  private var denialIndex: Int? {
    tokens.firstIndex { $0.kind == .word && GapVocabulary.negations.contains($0.lower) }
  }

  private var platformIndex: Int? {
    tokens.indices.first { !platformVersions(at: $0, in: tokens[...]).isEmpty }
  }

  private static func isFailure(_ token: ProseToken) -> Bool {
    guard token.kind == .word else { return false }
    return GapVocabulary.failures[token.lower.prefix(2)]?.contains { token.lower.hasPrefix($0) } ?? false
  }

  /// The index after a native API that begins at an index: its name, or its name in plain words ("scroll
  /// view").
  private func subjectEnd(at index: Int) -> Int? {
    let token = tokens[index]
    if token.kind == .name { return APIName.hasClassPrefix(token.raw) ? nil : index + 1 }
    let pair = tokens[index...].prefix(2).map(\.lower)
    return pair.count == 2
      && ["view", "picker", "field", "editor", "bar", "sheet", "stack"].contains(pair[1])
      && token.kind == .word ? index + 2 : nil
  }

  /// Whether a word looks like a verb in the third person that says something.
  private static func isVerb(_ token: ProseToken) -> Bool {
    let word = token.lower
    guard token.kind == .word, word.count >= 4, word.hasSuffix("s"), !word.hasSuffix("ss") else {
      return false
    }
    return !GapVocabulary.generic.contains(word) && !GapVocabulary.judgements.contains(word)
  }
}
