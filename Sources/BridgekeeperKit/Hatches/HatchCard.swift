// One hatch as `hatches show` prints it: what a person wants to know, in the order in which they want it, in
// 80 columns.

import Findings
public import Knowledge
import Markdown

/// A hatch to be read in a terminal.
struct HatchCard: Sendable {
  let hatch: Hatch
  /// The path of a hatch that is the project's own.
  let path: String?
  private let wrapped = WrappedText()

  init(_ hatch: Hatch, path: String?) {
    self.hatch = hatch
    self.path = path
  }

  /// The card, ending in a newline.
  var text: String {
    let parts = [head, part("Verdict", wrapped.lines(hatch.verdict)), gap, native]
    let prose = [
      section(.lacks, "Still lacks", fact: .lacks), section(.bridge, "Bridge when"), delete, confidence,
      sources, rest,
    ]
    return (parts + prose).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var head: String {
    let wraps = hatch.wraps.map(\.description).joined(separator: ", ")
    let side = hatch.direction == .uikitInSwiftUI ? "wraps" : "SwiftUI in UIKit, with"
    let own = path.map { wrapped.lines("from \($0)") } ?? ""
    return "\(hatch.title.oneLine)\n" + wrapped.lines("\(hatch.id), \(side) \(wraps)") + own
  }

  private var gap: String { section(.gap, "Gap", fact: .gap) }

  private var native: String {
    let table = HatchCoverage.platformNames.compactMap { name in
      hatch.platforms[name].map { "  \(name): \($0.words)\n" }
    }.joined()
    let name = hatch.native.map { wrapped.lines($0) } ?? wrapped.lines("none")
    let prose = hatch[.native].map { "\n" + shown($0.text) } ?? ""
    return part("Native\(hatch.mark(.native))", name + table + prose)
  }

  private var delete: String {
    section(.delete, "Delete when", after: shown("Remove when: \(hatch.removeWhen)"))
  }

  private var confidence: String {
    let facts = HatchFact.allCases.compactMap { fact in
      hatch.confidence[fact].map {
        "\(fact.words): \($0 == .confirmed ? "confirmed" : "from memory, not confirmed")"
      }
    }
    return part("Confidence", wrapped.lines(facts.joined(separator: "; ")))
  }

  private var sources: String {
    let day = hatch.checked.map { ", read on \($0)" } ?? ""
    let lines = hatch.sources.map { source in
      let facts = source.facts.map(\.words).joined(separator: ", ")
      return "  \(source.url.oneLine)\n" + (facts.isEmpty ? "" : "    on: \(facts)\n")
    }
    return part("Sources\(day)", lines.joined())
  }

  private var rest: String {
    let rows = [
      ("start from template", hatch.template.map { [$0.rawValue] } ?? []),
      ("rules to keep in mind", hatch.rules),
      ("related hatches", hatch.related),
    ]
    return part(
      "See also",
      rows.filter { !$0.1.isEmpty }.map { wrapped.lines("\($0.0): \($0.1.joined(separator: ", "))") }.joined()
    )
  }

  private func part(_ title: String, _ body: String) -> String { body.isEmpty ? "" : "\(title)\n\(body)" }

  private func section(
    _ name: HatchSection.Name, _ title: String, fact: HatchFact? = nil, after: String = ""
  ) -> String {
    guard let section = hatch[name] else { return "" }
    return part(title + (fact.map(hatch.mark) ?? ""), shown(section.text) + after)
  }

  /// Markdown as plain text: paragraphs and lists in lines, code with an indent, no markers.
  private func shown(_ markdown: String) -> String {
    let document = Document(markdown)
    return document.blocks.map { shown($0, in: document) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func shown(_ block: Block, in document: Document) -> String {
    switch block.kind {
    case .code(let code): return wrapped.code(document.text(of: code.contentRange)).plain
    case .paragraph, .heading, .cell: return wrapped.lines(block.plainText.oneLine)
    case .item: return block.children.map { shown($0, in: document) }.joined().bulleted
    case .list, .quote, .table, .row: return block.children.map { shown($0, in: document) }.joined()
    case .html, .rule: return ""
    }
  }
}

extension String {
  /// Every line safe for a terminal.
  fileprivate var plain: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).oneLine }.joined(
      separator: "\n")
  }

  /// The lines of an item, with a hyphen before the first and an indent before the others.
  fileprivate var bulleted: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "  \($0.dropFirst(2))"
    }
    if let first = lines.first { lines[0] = "  - \(first.dropFirst(2))" }
    let rest = lines.dropFirst().map { $0.isEmpty ? $0 : "  \($0)" }
    return (lines.prefix(1) + rest).joined(separator: "\n")
  }
}

extension HatchCoverage {
  /// The coverage in words: `in part since 14, in full since 16`.
  fileprivate var words: String {
    let parts = [partialSince.map { "in part since \($0)" }, fullSince.map { "in full since \($0)" }]
    let known = parts.compactMap { $0 }
    return known.isEmpty ? "none" : known.joined(separator: ", ")
  }
}

extension HatchFact {
  /// The fact in words.
  fileprivate var words: String {
    switch self {
    case .gap: "the gap"
    case .native: "the native API"
    case .lacks: "what it lacks"
    }
  }
}

extension Hatch {
  /// What is written behind a heading whose fact was recalled.
  fileprivate func mark(_ fact: HatchFact) -> String {
    confidence[fact] == .recalled ? " (from memory, not confirmed)" : ""
  }

  /// Whether a bridge may stay, in a sentence.
  public var verdict: String {
    let full = Self.since(fullSince)
    switch category {
    case .superseded:
      return "Stay native: SwiftUI covers it since \(full ?? "some version"); below that a bridge may stay."
    case .partlySuperseded:
      let since = full ?? Self.since(partialSince) ?? "some version"
      return
        "Try the native API first: SwiftUI covers \(full == nil ? "a part of it" : "it") since \(since). "
        + "Bridge only for what it lacks."
    case .gap:
      return "A bridge may stay: SwiftUI has \(native == nil ? "no API for it" : "no API that covers it")."
    case .performance: return "A bridge may stay where a measurement shows that SwiftUI is too slow."
    case .gesture: return "A bridge may stay: SwiftUI cannot compose these gestures."
    case .systemComponent:
      return
        "A bridge may stay: it is a component of the system that SwiftUI \(native == nil ? "does not have" : "has only in part")."
    }
  }
}

extension Project {
  /// One hatch as a person reads it, and as scripts do.
  ///
  /// - Parameter id: the hatch's id, in any case.
  public func showHatch(_ id: String) throws(Failure) -> (text: String, listing: HatchListing) {
    let registry = try hatchRegistry()
    guard let hatch = registry.hatch(id) ?? registry.hatch(id.lowercased()) else {
      throw Self.unknown(id, registry)
    }
    var listing = HatchListing(registry: registry, hatches: [hatch])
    listing.showsProse = true
    return (HatchCard(hatch, path: registry.ownPaths[hatch.id]).text, listing)
  }

  private static func unknown(_ id: String, _ registry: HatchRegistry) -> Failure {
    let near = NearWord.of(id, among: registry.hatches.map(\.id))
    // Somebody may have written a type or words: then the search knows better than the spelling.
    let found = HatchFinder(registry.hatches).search(id).found.prefix(3).map { "'\($0.id)'" }
    let ideas = found.isEmpty ? "see 'bridgekeeper hatches list'" : "perhaps \(found.joined(separator: ", "))"
    return Failure(
      "there is no hatch '\(id)'", fix: near.map { "did you mean '\($0)'?" } ?? ideas, exit: .noInput)
  }
}
