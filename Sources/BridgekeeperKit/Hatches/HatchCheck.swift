// The checks of `hatches lint`, each a function from a hatch's file to findings. What a reader needs is not
// here: a file that cannot be read is told by the reader itself.

import Findings
import Knowledge
import SwiftScan

/// One check of a hatch.
struct HatchCheck: Sendable {
  /// The id that stands behind its findings.
  let id: String
  let find: @Sendable (Hatch, HatchFile, HatchSurroundings) -> [Problem]

  /// Something that a check found.
  struct Problem: Sendable {
    var place: Location
    var message: String
  }

  /// Every check, in the order of their ids.
  static let all: [HatchCheck] = [coverage, evidence, gap, related, rules, sentences, unfilled, wraps]
}

/// What a check knows besides the hatch.
struct HatchSurroundings: Sendable {
  /// The ids of all hatches.
  let ids: Set<String>
  /// The names in the examples of all hatches.
  let shownNames: Set<String>
  /// The rules that the program knows; nil while it does not know all that hatches name.
  let knownRules: Set<String>?
}

extension HatchCheck {
  static let related = HatchCheck(id: "hatch_related") { hatch, file, others in
    hatch.related.compactMap { id in
      let place = file.place(of: id, in: "related")
      if id == hatch.id {
        return Problem(place: place, message: "the hatch is related to itself; remove '\(id)'")
      }
      guard !others.ids.contains(id) else { return nil }
      let near =
        NearWord.of(id, among: others.ids).map { "did you mean '\($0)'?" } ?? "name one of 'hatches list'"
      return Problem(place: place, message: "there is no hatch '\(id)'; \(near)")
    }
  }

  static let rules = HatchCheck(id: "hatch_rules") { hatch, file, others in
    hatch.rules.compactMap { rule in
      let place = file.place(of: rule, in: "rules")
      guard HatchName.isRule(rule) else {
        return Problem(
          place: place, message: "'\(rule)' is no rule's id; write lower-case words with underscores between")
      }
      guard let known = others.knownRules, !known.contains(rule) else { return nil }
      let near = NearWord.of(rule, among: known).map { "did you mean '\($0)'?" } ?? "remove it"
      return Problem(place: place, message: "there is no rule '\(rule)'; \(near)")
    }
  }

  /// The examples are what a reader recognises an old wrapper by, so each wrapped type is to be seen in one.
  static let wraps = HatchCheck(id: "hatch_wraps") { hatch, file, others in
    hatch.wraps.filter { $0.qualifier == nil && !others.shownNames.contains($0.type) }.map { wrap in
      Problem(
        place: file.place(of: wrap.type, in: "wraps"),
        message: "no example of any hatch shows '\(wrap.type)'; use it in the code of 'Bridge when'")
    }
  }

  static let coverage = HatchCheck(id: "hatch_coverage") { hatch, file, _ in
    let isFull = !hatch.fullSince.isEmpty
    let isSuperseded = hatch.category == .superseded
    if isSuperseded && !isFull {
      return [
        Problem(
          place: file.place(in: "category"),
          message:
            "superseded, and no platform is 'full'; name the version that covers it, or another category")
      ]
    }
    if isFull && !isSuperseded && hatch.category != .partlySuperseded {
      return [
        Problem(
          place: file.place(in: "category"),
          message:
            "'\(hatch.category.rawValue)', and a platform is 'full'; write 'superseded' or 'partly-superseded'"
        )
      ]
    }
    guard isFull || !hatch.partialSince.isEmpty, hatch.native == nil else { return [] }
    return [
      Problem(
        place: file.place(in: "platforms"),
        message: "a platform is covered, and no API is named; write 'native: …'")
    ]
  }

  /// What is confirmed was seen somewhere; what was not is recalled.
  static let evidence = HatchCheck(id: "hatch_evidence") { hatch, file, _ in
    HatchFact.allCases.compactMap { fact in
      let isSeen = hatch.sources.contains { $0.facts.contains(fact) }
      guard hatch.confidence[fact] == .confirmed, !isSeen else { return nil }
      return Problem(
        place: file.place(in: "confidence"),
        message:
          "'\(fact.rawValue)' is confirmed, and no source has it; name it under 'facts', or write 'recalled'")
    }
  }

  /// No longer than people read.
  private static let longestSentence = 32

  static let sentences = HatchCheck(id: "hatch_sentence") { hatch, file, _ in
    hatch.sections.flatMap(HatchSentence.sentences).filter { $0.words.count > longestSentence }.map {
      sentence in
      let start = sentence.words.prefix(4).joined(separator: " ").replacing("\u{FFFC}", with: "…")
      return Problem(
        place: Location(file: file.path, line: sentence.line),
        message:
          "the sentence that begins '\(start)' has \(sentence.words.count) words; at most \(longestSentence) are read"
      )
    }
  }

  /// One sentence that could stand in an entry. What is superseded may have a gap that is no longer one.
  static let gap = HatchCheck(id: "hatch_gap") { hatch, file, _ in
    let sentences = hatch[.gap].map(HatchSentence.sentences) ?? []
    let hasCode = hatch[.gap]?.examples.isEmpty == false
    let place = file.place(of: .gap)
    guard sentences.count == 1, !hasCode else {
      return [
        Problem(
          place: place, message: "the gap is to be one sentence, and nothing else; it has \(sentences.count)")
      ]
    }
    guard hatch.category != .superseded,
      case .vague(let why) = judgeGap(hatch.gap, component: hatch.wraps.first?.type)
    else { return [] }
    return [
      Problem(place: place, message: "the gap is not a gap: \(why.reason); for example: \(why.example)")
    ]
  }

  static let unfilled = HatchCheck(id: "hatch_unfilled") { hatch, file, _ in
    hatch.sections.filter { $0.text.contains(EntryBlank.mark) }.map { section in
      Problem(
        place: file.place(of: section.name),
        message:
          "the section '\(section.name.rawValue)' is not filled in; answer what stands behind '\(EntryBlank.mark)'"
      )
    }
  }
}
