// A `Remove when` condition taken apart, so far as a program can decide it: versions, dates, hatches, and
// what is left to people. Whatever is not understood to its last word is left to people.

/// One demand of a condition for removal.
public enum RemovalDemand: Sendable, Hashable {
  /// The deployment target of a platform is this version or a later one.
  case target(ApplePlatform, VersionNumber)
  /// The deployment target of a platform is above every release of this version: "drop iOS 17".
  case dropped(ApplePlatform, VersionNumber)
  /// The date has come.
  case date(WrittenDate)
  /// The native API of a hatch, by its id, covers all of it.
  case nativeHatch(String)
  /// Something that only a person can judge, in the entry's own words.
  case judgement(String)
}

/// A condition for removal: it is met when all demands of one of its alternatives are.
public struct RemovalPlan: Sendable, Equatable {
  /// The alternatives in the order of the text, each with at least one demand.
  public var alternatives: [[RemovalDemand]]

  /// A plan of its alternatives.
  public init(alternatives: [[RemovalDemand]]) {
    self.alternatives = alternatives
  }

  /// The condition that a text states, as it stands in a `Remove when` field.
  public init(_ text: String) {
    let words = RemovalWords(text)
    let parts = words.split(at: ["or"]).map { part in
      part.split(at: ["and", "with"]).map(\.demand)
    }
    alternatives = parts.filter { !$0.isEmpty }
    // "iOS 18 is the deployment target, or iOS 27 for documents": which of the two holds is for people to
    // say.
    let isMixed = alternatives.count > 1 && alternatives.joined().contains(where: \.isJudgement)
    if isMixed { alternatives = [[.judgement(words.text)]] }
  }
}

extension RemovalDemand {
  /// Whether only a person can say whether it is met.
  public var isJudgement: Bool {
    if case .judgement = self { return true }
    return false
  }
}

/// The words of a condition, or of a part of it.
private struct RemovalWords {
  private let words: [String]

  var text: String { words.joined(separator: " ") }

  init(_ text: String) {
    let plain = text.replacing("`", with: "").replacing("*", with: "")
    var words = plain.split(whereSeparator: \.isWhitespace).map(String.init)
    if let last = words.last, last.hasSuffix(".") { words[words.count - 1] = String(last.dropLast()) }
    self.words = words.filter { !$0.isEmpty }
  }

  private init(words: [String]) { self.words = words }

  private static let laters: Set<String> = ["later", "newer", "above", "up", "higher", "after", "beyond"]

  /// The parts between these words and commas, but for "or later" and its like. A comma inside a number or
  /// name is none.
  func split(at joints: Set<String>) -> [RemovalWords] {
    var parts: [[String]] = [[]]
    for (place, word) in words.enumerated() {
      let next = words.indices.contains(place + 1) ? words[place + 1].lowercased() : ""
      if joints.contains(word.lowercased()), !Self.laters.contains(next.filter(\.isLetter)) {
        parts.append([])
      } else if joints.contains("and"), word.hasSuffix(",") || word.hasSuffix(";") {
        parts[parts.count - 1].append(String(word.dropLast()))
        parts.append([])
      } else {
        parts[parts.count - 1].append(word)
      }
    }
    return parts.filter { !$0.isEmpty }.map(RemovalWords.init(words:))
  }

  /// The demand that the words make.
  var demand: RemovalDemand {
    var rest = Self.dropping(Self.openings, from: words.map { $0.lowercased() }[...])
    if let hatch = Self.hatch(in: rest) { return .nativeHatch(hatch) }
    if let date = date(in: rest) { return .date(date) }
    let isDropped = Self.holdsDropping(rest)
    guard let (platform, version, around) = Self.version(in: rest) else { return .judgement(text) }
    rest = around[...]
    guard rest.allSatisfy(Self.targetWords.contains) else { return .judgement(text) }
    return isDropped ? .dropped(platform, version) : .target(platform, version)
  }

  private static let openings: Set<String> = [
    "when", "once", "if", "as", "soon", "after", "until", "we", "our", "the", "app", "project",
  ]

  /// The words around a version that say no more than that it is, or is no longer, the lowest one.
  private static let targetWords: Set<String> = [
    "is", "are", "becomes", "become", "as", "=", "≥", ">=", "the", "our", "your", "a", "we", "it", "app",
    "lowest", "minimum", "minimal", "new", "deployment", "target", "targets", "version", "versions", "os",
    "supported", "floor", "baseline", "reaches", "reach", "rises", "raised", "raise", "to", "moves", "goes",
    "hits",
    "at", "least", "gets", "require", "requires", "required", "only", "support", "supports", "or", "and",
    "later", "newer",
    "above", "higher", "up", "drop", "drops", "dropped", "dropping", "stop", "stops", "supporting", "no",
    "longer",
    "for", "of", "been", "has", "have",
  ]

  private static func holdsDropping(_ words: ArraySlice<String>) -> Bool {
    words.contains { $0.hasPrefix("drop") }
      || words.contains("supporting") && words.contains { $0.hasPrefix("stop") }
      || words.contains("longer") && words.contains("no")
  }

  private static func dropping(_ openings: Set<String>, from words: ArraySlice<String>) -> ArraySlice<String>
  {
    words.drop { openings.contains($0) }
  }

  /// `hatch absolute-line-height is native`.
  private static func hatch(in words: ArraySlice<String>) -> String? {
    let words = Array(words)
    guard words.count >= 4, words[0] == "hatch", ["is", "becomes"].contains(words[2]),
      words.last == "native", words[3...].dropLast().allSatisfy({ ["fully", "all"].contains($0) })
    else { return nil }
    return words[1]
  }

  private func date(in words: ArraySlice<String>) -> WrittenDate? {
    let text = words.joined(separator: " ")
    let tokens = ProseReader.tokens(
      of: text.split(separator: " ").map(\.capitalizedWord).joined(separator: " "))
    let dates = WrittenDate.all(in: tokens)
    guard dates.count == 1, tokens.allSatisfy({ $0.kind == .number || Self.dateWords.contains($0.lower) })
    else {
      return nil
    }
    return dates[0]
  }

  private static let dateWords: Set<String> = [
    "after", "on", "from", "since", "in", "january", "february", "march", "april", "may", "june", "july",
    "august",
    "september", "october", "november", "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep",
    "oct",
    "nov", "dec",
  ]

  /// The one version among the words, and the words around it.
  private static func version(
    in words: ArraySlice<String>
  ) -> (ApplePlatform, VersionNumber, [String])? {
    let words = Array(words)
    var found: (ApplePlatform, VersionNumber, [String])?
    var place = 0
    while place < words.count {
      let name = words[place] == "mac" && place + 1 < words.count ? words[place + 1] : words[place]
      let end = place + (words[place] == "mac" ? 2 : 1)
      if let platform = ApplePlatform(lower: name), end < words.count,
        let version = VersionNumber(words[end].filter { $0 != "+" })
      {
        guard found == nil else { return nil }
        found = (platform, version, Array(words[..<place] + words[(end + 1)...]))
        place = end
      }
      place += 1
    }
    return found
  }
}

extension Substring {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
