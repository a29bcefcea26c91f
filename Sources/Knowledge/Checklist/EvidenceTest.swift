// What in a text a third person could check: an address or a number to open is strong, a measurement or a
// test is weak.

/// A piece of evidence that a text gives.
public struct Evidence: Sendable, Hashable {
  /// What kind of evidence a piece is.
  public enum Kind: String, Sendable, Hashable {
    /// An address.
    case link
    /// A number of Apple's feedback system: FB and 7 to 10 digits.
    case feedback
    /// An issue of a named repository: `owner/name#12`.
    case issue
    /// A search that found nothing, with its date.
    case searched
    /// An issue number without its repository: `#260`.
    case ownIssue
    /// Something measured, traced or profiled.
    case measurement
    /// A test, sample or commit of one's own.
    case test
    /// An attempt that was made and taken back.
    case attempt
  }

  /// What kind it is.
  public var kind: Kind
  /// The text that was found, as it stands.
  public var text: String

  /// A piece of evidence with its kind and text.
  public init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }

  /// Whether a third person can open it or repeat it from the text alone.
  public var isStrong: Bool {
    switch kind {
    case .link, .feedback, .issue, .searched: true
    case .ownIssue, .measurement, .test, .attempt: false
    }
  }
}

/// The evidence that a text gives, in the order of the text, each piece once.
public func findEvidence(in text: String) -> [Evidence] {
  findEvidence(in: ProseReader.tokens(of: text))
}

/// The evidence among a text's pieces.
func findEvidence(in tokens: [ProseToken]) -> [Evidence] {
  var found: [Evidence] = []
  var seen: Set<Evidence> = []
  for index in tokens.indices {
    guard
      let evidence = openable(tokens[index]) ?? searched(at: index, in: tokens)
        ?? ownWork(at: index, in: tokens)
    else { continue }
    if seen.insert(evidence).inserted { found.append(evidence) }
  }
  return found
}

/// Evidence that is one piece: an address, a feedback number, an issue.
private func openable(_ token: ProseToken) -> Evidence? {
  switch token.kind {
  case .link where token.raw.contains("://") || token.raw.hasPrefix("www."):
    return Evidence(kind: .link, text: token.raw)
  case .issue: return Evidence(kind: token.raw.hasPrefix("#") ? .ownIssue : .issue, text: token.raw)
  case .word, .name:
    let digits = token.raw.dropFirst(2)
    guard token.raw.hasPrefix("FB"), (7...10).contains(digits.count), digits.allSatisfy(\.isNumber) else {
      return nil
    }
    return Evidence(kind: .feedback, text: token.raw)
  default: return nil
  }
}

/// "none found 2026-11-02", "nothing found in the docs, 2 November 2026", "searched 2026-11-02": a dated
/// search.
private func searched(at index: Int, in tokens: [ProseToken]) -> Evidence? {
  let first = tokens[index].lower
  let second = index + 1 < tokens.count ? tokens[index + 1].lower : ""
  let found = ["found", "exists", "available"]
  let saysSo =
    ["searched", "looked"].contains(first)
    || (["none", "nothing", "no"].contains(first) && found.contains(second))
    || (first == "not" && second == "found")
  guard saysSo else { return nil }
  let window = Array(tokens[index...].prefix(12).prefix { $0.kind != .sentenceEnd })
  guard let date = WrittenDate.all(in: window).first else { return nil }
  let words = found.contains(second) ? "\(first) \(second)" : first
  return Evidence(kind: .searched, text: "\(words) \(date)")
}

private let measuring: Set<String> = [
  "measured", "measurement", "measurements", "benchmark", "benchmarked", "profiled", "instruments", "hitch",
  "hitches",
]
private let testing: Set<String> = [
  "test", "tests", "tested", "regression-tested", "reproduced", "reproducer", "verified", "commit", "sample",
]
private let attempting: Set<String> = ["reverted", "abandoned", "rolled", "undone", "withdrawn"]

/// One's own work: a number with a unit, a measurement, a test, an attempt that was taken back.
private func ownWork(at index: Int, in tokens: [ProseToken]) -> Evidence? {
  let token = tokens[index]
  let sentence = { phrase(around: index, in: tokens) }
  if isMeasurement(at: index, in: tokens) || (token.kind == .word && measuring.contains(token.lower)) {
    return Evidence(kind: .measurement, text: sentence())
  }
  if token.kind == .name, isTestName(token.raw) {
    return Evidence(kind: .test, text: token.raw)
  }
  guard token.kind == .word else { return nil }
  if testing.contains(token.lower) { return Evidence(kind: .test, text: sentence()) }
  return attempting.contains(token.lower) ? Evidence(kind: .attempt, text: sentence()) : nil
}

/// `PaneDragTests`, `testFocusReturns`; `hitTest` is neither.
private func isTestName(_ raw: String) -> Bool {
  let isSuite = raw.first?.isUppercase == true && (raw.hasSuffix("Tests") || raw.hasSuffix("Test"))
  return isSuite || (raw.hasPrefix("test") && raw.dropFirst(4).first?.isUppercase == true)
}

/// Whether a number or an open place stands before a unit, or carries one: "48 ms", "[n] s", "60fps".
func isMeasurement(at index: Int, in tokens: [ProseToken]) -> Bool {
  let token = tokens[index]
  if token.kind == .number, let unit = token.lower.firstIndex(where: { $0.isLetter || $0 == "%" }) {
    return GapVocabulary.units.contains(String(token.lower[unit...]))
  }
  guard token.kind == .number || token.kind == .placeholder, index + 1 < tokens.count else { return false }
  return GapVocabulary.units.contains(tokens[index + 1].lower)
}

/// The clause around a piece, cut at twelve pieces on each side.
private func phrase(around index: Int, in tokens: [ProseToken]) -> String {
  func inClause(_ token: ProseToken) -> Bool { token.kind != .clauseEnd && token.kind != .sentenceEnd }
  let before = tokens[..<index].suffix(12).reversed().prefix(while: inClause).reversed()
  let after = tokens[index...].prefix(13).prefix(while: inClause)
  return (before + after).map(\.raw).joined(separator: " ")
}
