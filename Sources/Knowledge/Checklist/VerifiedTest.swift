// On what a claim was verified: platform versions and dates in a text. Tools such as Xcode are no platform.

/// The platform versions and dates that a text names.
public struct VerifiedFacts: Sendable, Equatable {
  /// The platform versions, in the order of the text.
  public var platforms: [PlatformVersion]
  /// The dates, in the order of the text.
  public var dates: [WrittenDate]

  /// Facts with every part given.
  public init(platforms: [PlatformVersion] = [], dates: [WrittenDate] = []) {
    self.platforms = platforms
    self.dates = dates
  }
}

/// The platform versions and dates that a text names.
public func findVerified(in text: String) -> VerifiedFacts {
  let tokens = ProseReader.tokens(of: text)
  var facts = VerifiedFacts(dates: WrittenDate.all(in: tokens))
  for index in tokens.indices {
    facts.platforms.append(contentsOf: platformVersions(at: index, in: tokens[...]))
  }
  return facts
}

/// The versions that follow a platform's name: none, one, a range, or several ("iOS 17/18", "iOS 17 and 26").
func platformVersions(at index: Int, in tokens: ArraySlice<ProseToken>) -> [PlatformVersion] {
  guard let (platform, attached) = platformName(tokens[index], before: index, in: tokens) else { return [] }
  var cursor = index + 1
  guard let first = attached ?? leadingVersion(&cursor, in: tokens) else { return [] }
  var found = [PlatformVersion(platform: platform, lowest: first, highest: first)]
  while let (kind, next, end) = continuation(at: cursor, in: tokens) {
    cursor = end
    switch kind {
    case .range where next >= found[found.count - 1].lowest: found[found.count - 1].highest = next
    default: found.append(PlatformVersion(platform: platform, lowest: next, highest: next))
    }
  }
  found[found.count - 1].orLater = saysOrLater(at: cursor, before: index, in: tokens)
  return found
}

private enum Continuation { case range, another }

/// The platform that a piece names, with a version that is written onto it: "iOS26".
private func platformName(
  _ token: ProseToken, before index: Int, in tokens: ArraySlice<ProseToken>
) -> (ApplePlatform, VersionNumber?)? {
  guard token.kind == .word || token.kind == .name else { return nil }
  if let platform = ApplePlatform(lower: token.lower) { return (platform, nil) }
  guard token.lower.utf8.last.map({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) == true else {
    return nil
  }
  let letters = token.lower.prefix { $0.isLetter }
  let rest = token.lower.dropFirst(letters.count).drop { $0 == "-" }
  guard let platform = ApplePlatform(word: letters), let version = VersionNumber(rest) else { return nil }
  return (platform, version)
}

/// The number after a platform's name, with a sign ("≥ 17") or the release's own name ("macOS Tahoe 26")
/// between.
private func leadingVersion(_ cursor: inout Int, in tokens: ArraySlice<ProseToken>) -> VersionNumber? {
  while cursor < tokens.endIndex, tokens[cursor].kind == .sign, tokens[cursor].raw != "/" { cursor += 1 }
  if cursor + 1 < tokens.endIndex, tokens[cursor].kind == .word,
    tokens[cursor].raw.first?.isUppercase == true,
    tokens[cursor + 1].kind == .number
  {
    cursor += 1
  }
  guard cursor < tokens.endIndex else { return nil }
  let token = tokens[cursor]
  if token.kind == .number, let range = hyphenated(token.raw) {
    return range.lowest
  }
  guard let version = version(of: token) else { return nil }
  cursor += 1
  return version
}

private func version(of token: ProseToken) -> VersionNumber? {
  guard token.kind == .number else { return nil }
  return VersionNumber(token.raw)
}

/// "17-26" is one piece; a date is not a range.
private func hyphenated(_ raw: String) -> (lowest: VersionNumber, highest: VersionNumber)? {
  let parts = raw.split(separator: "-")
  guard parts.count == 2, let lowest = VersionNumber(parts[0]), let highest = VersionNumber(parts[1]) else {
    return nil
  }
  return (lowest, highest)
}

/// What goes on after a version: the end of a range, or another version of the same platform.
private func continuation(
  at cursor: Int, in tokens: ArraySlice<ProseToken>
) -> (Continuation, VersionNumber, Int)? {
  guard cursor < tokens.endIndex else { return nil }
  if let range = hyphenated(tokens[cursor].raw), tokens[cursor].kind == .number {
    return (.range, range.highest, cursor + 1)
  }
  guard cursor + 1 < tokens.endIndex, let next = version(of: tokens[cursor + 1]) else { return nil }
  let following = cursor + 2 < tokens.endIndex ? tokens[cursor + 2] : ProseToken(.sentenceEnd, "")
  let isCounted = following.kind == .word && !["and", "or"].contains(following.lower)
  switch tokens[cursor].lower {
  case "\u{2013}", "\u{2014}", "to", "through": return (.range, next, cursor + 2)
  case "/": return (.another, next, cursor + 2)
  case "and", "or", "&", ",": return isCounted ? nil : (.another, next, cursor + 2)
  default: return nil
  }
}

/// Whether later versions are meant: "+", "and later", "or newer", "≥" before the number.
private func saysOrLater(at cursor: Int, before index: Int, in tokens: ArraySlice<ProseToken>) -> Bool {
  let after = tokens[min(cursor, tokens.endIndex)...].prefix(2).map(\.lower)
  if after.first == "+" { return true }
  if after.count == 2, ["and", "or"].contains(after[0]) {
    return ["later", "newer", "above", "up", "higher"].contains(after[1])
  }
  let around = tokens[max(tokens.startIndex, index - 2)..<min(tokens.endIndex, index + 3)]
  return around.contains { $0.raw == "\u{2265}" || $0.raw == ">" }
}
