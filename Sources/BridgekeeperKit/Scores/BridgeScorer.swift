// The four questions of the matrix, each answered by the first evidence in a bridge's code.

import Knowledge
import SwiftScan

/// Answers the matrix for bridges.
struct BridgeScorer {
  let registry: HatchRegistry

  private static let lists: Set<String> = [
    "UICollectionView", "UICollectionViewController", "UITableView", "UITableViewController",
    "NSCollectionView",
    "NSTableView", "NSOutlineView",
  ]
  private static let fastRows: Set<String> = [
    "prefetchDataSource", "isPrefetchingEnabled", "UICollectionViewDataSourcePrefetching",
    "UITableViewDataSourcePrefetching", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
    "NSCollectionViewDiffableDataSource", "NSTableViewDiffableDataSource", "NSDiffableDataSourceSnapshot",
    "prefetchItemsAt", "prefetchRowsAt",
  ]
  private static let togetherness = "shouldRecognizeSimultaneouslyWith"
  private static let recognizer = "GestureRecognizer"
  /// How many kinds of recognisers are more than SwiftUI composes.
  private static let manyRecognizers = 3

  /// Every name that can answer a question.
  var interest: NameInterest {
    let hooks = registry.hatches.flatMap { Self.hooks(of: $0) }
    return NameInterest(
      names: Self.lists.union(Self.fastRows).union(hooks + [Self.togetherness]), endings: [Self.recognizer])
  }

  /// The score of a bridge.
  ///
  /// - Parameter standing: how it stands towards SwiftUI.
  func score(_ code: ScoredCode, _ standing: BridgeStanding) -> BridgeScore {
    var because: [String] = []
    var yes: Set<MatrixQuestion> = []
    let answers: [(MatrixQuestion, String?)] = [
      (.apiGap, apiGap(code, standing)), (.performance, performance(code)),
      (.systemComponent, systemComponent(code)), (.gestureComplexity, gestures(code)),
    ]
    for (question, evidence) in answers {
      guard let evidence else { continue }
      yes.insert(question)
      because.append("\(question.name): \(evidence)")
    }
    return BridgeScore(
      matrix: DecisionMatrix(yes: yes, hasHatch: standing.match != nil), because: because, reach: reach(code))
  }

  private func reach(_ code: ScoredCode) -> BridgeScore.Reach {
    let backing = code.bridge.backing
    if let name = backing.ambiguous.first { return .ambiguous(name) }
    guard code.bridge.kind.direction == .uikitInSwiftUI else { return .own }
    if let unseen = code.classes.first(where: isUnseen) { return .foreign(unseen.name) }
    if let type = backing.types.first(where: { $0.role == .wrapped }) { return .project(type.name) }
    return code.classes.contains { $0.path == .wrapped } ? .known : .own
  }

  /// Whether a class is a whole component of which neither the sources nor the hatches know anything.
  private func isUnseen(_ type: ScoredClass) -> Bool {
    guard registry.hatches(wrapping: type.name).isEmpty else { return false }
    return type.path == .wrapped
      || type.isKept && type.isWhole && ["View", "Controller"].contains(where: type.name.hasSuffix)
  }

  // MARK: API gap

  /// A hook that a hatch names and SwiftUI does not cover, where the code uses it; else a hatch that nothing
  /// covers.
  private func apiGap(_ code: ScoredCode, _ standing: BridgeStanding) -> String? {
    let bridge = code.bridge
    guard bridge.kind.direction == .uikitInSwiftUI, standing.supersededSince == nil else { return nil }
    if let evidence = openHook(code) { return evidence }
    // A class of the project that has the name of a framework's is not the one that a hatch wraps.
    let isNamesake = code.bridge.backing.foreign.isEmpty && standing.match?.basis != .named
    if let match = standing.match, !isNamesake {
      guard match.hatch.category != .systemComponent else { return nil }
      switch standing.supersession {
      case .superseded: return nil
      // Where a part is native and the hatch says which hooks are missing, code that uses none of them needs
      // none.
      case .partly where !Self.hooks(of: match.hatch).isEmpty: return nil
      default: break
      }
      return "SwiftUI does not cover all of it, hatch \(match.hatch.id), \(bridge.file):\(bridge.line)"
    }
    return classWithoutCounterpart(code, standing)
  }

  private func openHook(_ code: ScoredCode) -> String? {
    for type in code.classes {
      for hatch in hatches(of: type) where hatch.fullSince.isEmpty {
        let hooks = Self.hooks(of: hatch)
        if let used = code.names.first(where: { hooks.contains($0.name) }) {
          return "'\(used.name)' in \(used.place) has no counterpart, hatch \(hatch.id)"
        }
      }
    }
    return nil
  }

  /// A class behind the bridge of which one hatch speaks, and which SwiftUI does not cover where the bridge
  /// runs.
  private func classWithoutCounterpart(_ code: ScoredCode, _ standing: BridgeStanding) -> String? {
    for type in code.classes where type.path != .wrapped && (!type.isKept || type.isWhole) {
      let about = hatches(of: type).filter { Self.isAbout(type.name, $0) }
      guard about.count == 1, let hatch = about.first, hatch.category != .systemComponent else { continue }
      let verdict = supersession(
        of: code.bridge, native: hatch.platforms, targets: standing.targets.decisive)
      switch verdict {
      case .notYet, .whenTargetIs:
        return "\(type.words), and SwiftUI does not cover all of it, hatch \(hatch.id), \(type.place)"
      default: continue
      }
    }
    return nil
  }

  /// The hatches that speak of wrapping a class for SwiftUI.
  private func hatches(of type: ScoredClass) -> [Hatch] {
    registry.hatches(wrapping: type.name).filter { $0.direction == .uikitInSwiftUI }
  }

  /// The members that a hatch names as missing.
  private static func hooks(of hatch: Hatch) -> [String] {
    hatch.wraps.compactMap(\.member) + hatch.words.filter(isHook)
  }

  /// Whether a search word is the name of a member: camel case without blanks.
  private static func isHook(_ word: String) -> Bool {
    word.first?.isLowercase == true && word.contains(where: \.isUppercase)
      && word.allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// Whether a hatch is about a type as a whole.
  private static func isAbout(_ type: String, _ hatch: Hatch) -> Bool {
    hatch.wraps.contains { $0.type == type && $0.isType }
  }

  // MARK: The other questions

  private func performance(_ code: ScoredCode) -> String? {
    let isList =
      code.classes.contains { Self.lists.contains($0.name) }
      || code.names.contains { Self.lists.contains($0.name) }
    guard isList, let used = code.names.first(where: { Self.fastRows.contains($0.name) }) else { return nil }
    return "rows through '\(used.name)' in \(used.place)"
  }

  private func systemComponent(_ code: ScoredCode) -> String? {
    guard code.bridge.kind.direction == .uikitInSwiftUI else { return nil }
    for type in code.classes {
      let own = hatches(of: type).first { hatch in
        hatch.category == .systemComponent && Self.isAbout(type.name, hatch)
      }
      if let own { return "\(type.words), hatch \(own.id), \(type.place)" }
    }
    return nil
  }

  private func gestures(_ code: ScoredCode) -> String? {
    if let used = code.names.first(where: { $0.name == Self.togetherness }) {
      return "simultaneous recognition in \(used.place)"
    }
    var kinds: Set<String> = []
    var first: PlacedName?
    for name in code.names
    where name.name.hasSuffix(Self.recognizer) && name.name.first?.isUppercase == true
      && name.name.count > 19
    {
      kinds.insert(name.name)
      if first == nil { first = name }
    }
    guard kinds.count >= Self.manyRecognizers, let first else { return nil }
    return "\(kinds.count) kinds of recognisers, \(kinds.sorted().inSentence), from \(first.place)"
  }
}

extension ScoredClass {
  /// How the bridge comes down to the class, as the start of a sentence.
  fileprivate var words: String {
    switch path {
    case .wrapped: "\(name) is one"
    case .inherited(let type): "\(type) comes from \(name)"
    case .kept(let type, let subclass):
      "\(type) makes \(subclass.map { "\($0), which comes from " } ?? "")\(name)"
    }
  }

  fileprivate var isKept: Bool {
    if case .kept = path { true } else { false }
  }

  /// Whether it is a component by itself: UIKit's and AppKit's own classes are what any screen is made of.
  fileprivate var isWhole: Bool { !name.hasPrefix("UI") && !name.hasPrefix("NS") }
}
