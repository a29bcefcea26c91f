// The gap test: whether an answer to "which SwiftUI API gap forces the bridge?" is a gap. Mechanical, and
// able to say why: it wants an API or a measurement, and a behaviour that somebody else could check.

/// What the gap test says of an answer.
public enum GapVerdict: Sendable, Equatable {
  /// The answer names an API and a behaviour.
  case specific
  /// The answer is not a gap.
  case vague(VagueGap)
}

/// Why an answer is not a gap.
public struct VagueGap: Sendable, Equatable {
  /// Something that a gap needs and the answer lacks.
  public enum Part: String, Sendable, Equatable, CaseIterable {
    /// The API that was tried.
    case api
    /// What happened and what was wanted.
    case behaviour
  }

  /// The empty phrase that the answer rests on, in lower case; nil where it rests on none.
  public var emptyPhrase: String?
  /// What is missing, in the order of the cases; never empty.
  public var missing: [Part]
  /// Why the answer is not a gap, in lower case without a full stop, with the empty phrase in quotes.
  public var reason: String
  /// A sentence to imitate.
  public var example: String

  /// A verdict on an answer that rests on a phrase, if any, and lacks these parts.
  init(emptyPhrase: String?, missing: [Part]) {
    self.emptyPhrase = emptyPhrase
    self.missing = missing
    let wanted = missing.map(Self.wish).joined(separator: ", and ")
    reason = (emptyPhrase.map { "\"\($0)\" is not a gap: " } ?? "") + wanted
    example =
      missing == [.behaviour]
      ? "`PageIndexViewStyle` has no tint, so the page dots cannot be brand green"
      : "`TextField` has no `inputView`, so the calculator pad cannot replace the system keyboard"
  }

  private static func wish(_ part: Part) -> String {
    switch part {
    case .api: "name the SwiftUI API that was tried"
    case .behaviour: "say what it does or does not do, and what was wanted"
    }
  }
}

/// Judges whether an answer is a gap.
///
/// - Parameters:
///   - text: The answer, plain or with Markdown.
///   - component: The wrapped type where it is a system component (`MFMailComposeViewController`): it counts
///     as named.
public func judgeGap(_ text: String, component: String? = nil) -> GapVerdict {
  judgeGap(ProseReader.tokens(of: text), component: component)
}

/// Judges whether an answer, cut into pieces, is a gap.
func judgeGap(_ tokens: [ProseToken], component: String? = nil) -> GapVerdict {
  let clauses = GapClause.clauses(of: tokens)
  let sober = clauses.filter { $0.judgement == nil }
  let around = GapClause.Surroundings(
    namesNativeSide: component != nil || clauses.contains(where: \.namesNativeSide),
    namesAPI: component != nil || tokens.contains(where: namesSomethingTried),
    fullClauses: sober.filter { $0.concrete() >= 2 }.count)
  let behaves = clauses.contains { $0.statesBehaviour(around) }
  if behaves && around.namesAPI || clauses.contains(where: \.standsAlone) { return .specific }
  let missing: [VagueGap.Part] =
    (around.namesAPI ? [] : [.api]) + (behaves && around.namesAPI ? [] : [.behaviour])
  return .vague(VagueGap(emptyPhrase: clauses.lazy.compactMap(\.judgement).first, missing: missing))
}

/// A name, or a feedback number: somebody tried something that can be looked up.
private func namesSomethingTried(_ token: ProseToken) -> Bool {
  if token.kind == .name { return true }
  return token.raw.hasPrefix("FB") && token.raw.count >= 9 && token.raw.dropFirst(2).allSatisfy(\.isNumber)
}
