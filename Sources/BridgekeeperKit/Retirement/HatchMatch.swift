// Which hatch a bridge follows: the one that its entry names, the only one that wraps its type, or the
// likeliest of several.

import Knowledge
import SwiftScan

/// A bridge's hatch, and how sure that is.
struct HatchMatch: Sendable, Equatable {
  /// How a hatch was found.
  enum Basis: String, Sendable {
    /// The entry's `Hatch` field names it.
    case named
    /// Whatever gap the bridge was written for, this is its hatch: no other one wraps the type, or all that
    /// do say the same.
    case only
    /// Several hatches wrap the type, and the words of the entry speak for this one.
    case likeliest
  }

  /// The hatch.
  var hatch: Hatch
  /// How it was found.
  var basis: Basis
}

/// Finds the hatches of bridges.
struct HatchMatcher {
  let registry: HatchRegistry
  /// The source lines of a bridge's declaration; nil where they cannot be read.
  let source: (Bridge) -> String?
  /// The words of each hatch, by its id.
  private let words: [String: Set<String>]

  init(registry: HatchRegistry, source: @escaping (Bridge) -> String?) {
    self.registry = registry
    self.source = source
    words = Dictionary(uniqueKeysWithValues: registry.hatches.map { ($0.id, Self.words(of: $0)) })
  }

  /// The hatch of a bridge.
  ///
  /// - Parameter entry: the entry that documents it.
  /// - Parameter isCovered: whether a hatch's native API covers all of the bridge where it runs.
  func match(_ bridge: Bridge, entry: GotchaEntry?, isCovered: (Hatch) -> Bool) -> HatchMatch? {
    if let written = entry?.fields[.hatch] { return named(in: written) }
    guard let type = Self.wrappedType(of: bridge) else { return nil }
    let candidates = reasons(to: bridge, wrapping: type)
    guard let first = candidates.first else { return nil }
    let isPlain = !Self.containers.contains(type)
    if isPlain, candidates.count == 1 || candidates.allSatisfy(isCovered) {
      return HatchMatch(hatch: first, basis: .only)
    }
    let text = entry.map { "\($0.title) \($0.body)" } ?? bridge.docComment ?? ""
    return Self.likeliest(of: candidates, for: text, words: { words[$0.id] ?? [] }).map {
      HatchMatch(hatch: $0, basis: .likeliest)
    }
  }

  /// Controllers that are put around others: that one is wrapped says nothing of why.
  private static let containers: Set<String> = ["UINavigationController"]

  /// The hatch whose id stands in a `Hatch` field; `none` says that the gap is another.
  private func named(in field: String) -> HatchMatch? {
    let words = field.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init)
    return words.lazy.compactMap(registry.hatch).first.map { HatchMatch(hatch: $0, basis: .named) }
  }

  /// The type that a hatch would name. A class of the project does more than the framework's class behind it,
  /// so nothing is concluded from that one.
  private static func wrappedType(of bridge: Bridge) -> String? {
    if bridge.kind.direction != .uikitInSwiftUI {
      return bridge.kind.rawValue.split(separator: ".").first.map(String.init)
    }
    return bridge.namedWraps.first
  }

  /// The hatches that can be why the type was wrapped. One that is about a member counts only where the
  /// bridge speaks of that member.
  private func reasons(to bridge: Bridge, wrapping type: String) -> [Hatch] {
    let all = registry.hatches(wrapping: type)
    lazy var text = source(bridge)
    return all.filter { hatch in
      let own = hatch.wraps.filter { $0.type == type && $0.qualifier == nil }
      if own.contains(where: \.isType) { return true }
      return own.contains { wrap in wrap.member.map { text?.contains($0) ?? true } ?? false }
    }
  }

  /// The hatch that shares most words with the text; nil where none does, or two share as many.
  static func likeliest(
    of hatches: [Hatch], for text: String, words: (Hatch) -> Set<String> = words(of:)
  ) -> Hatch? {
    let spoken = Self.words(of: text)
    let shares = hatches.map { (hatch: $0, count: words($0).intersection(spoken).count) }
    guard let best = shares.max(by: { $0.count < $1.count }), best.count > 0,
      shares.count(where: { $0.count == best.count }) == 1
    else { return nil }
    return best.hatch
  }

  private static func words(of hatch: Hatch) -> Set<String> {
    words(of: ([hatch.title] + hatch.words).joined(separator: " "))
  }

  /// The words of some length, without the ending of a plural.
  private static func words(of text: String) -> Set<String> {
    let words: [Substring] = text.lowercased().split { !isLetterOrDigit($0) }
    return Set(words.filter { $0.count > 3 }.map { String($0.hasSuffix("s") ? $0.dropLast() : $0) })
  }

  /// Nearly every character is an ASCII one, of which this is quick to say.
  private static func isLetterOrDigit(_ character: Character) -> Bool {
    guard let ascii = character.asciiValue else { return character.isLetter || character.isNumber }
    switch ascii {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default: return false
    }
  }
}
