// The decision matrix answered for a bridge that is there, from what its code speaks of; every yes cites its
// place.

public import Knowledge
import SwiftScan

/// The matrix of one bridge, answered from evidence.
public struct BridgeScore: Sendable, Equatable {
  /// The answers.
  public var matrix: DecisionMatrix
  /// For each yes what speaks for it, with file and line; in the order of the questions.
  public var because: [String]
  /// Whether the wrapped type is one that hatches speak of. What a class of the project does stands
  /// elsewhere, and was not looked at.
  public var isKnownType: Bool
}

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
  /// How many kinds of recognisers are more than SwiftUI composes.
  private static let manyRecognizers = 3

  /// The score of a bridge.
  ///
  /// - Parameter standing: how it stands towards SwiftUI.
  /// - Parameter names: the names in its declaration, lines counted in the file.
  func score(_ bridge: Bridge, _ standing: BridgeStanding, names: [SourceIdentifier]) -> BridgeScore {
    var because: [String] = []
    var yes: Set<MatrixQuestion> = []
    let answers: [(MatrixQuestion, String?)] = [
      (.apiGap, apiGap(bridge, standing, names)), (.performance, performance(bridge, names)),
      (.systemComponent, systemComponent(bridge)), (.gestureComplexity, gestures(bridge, names)),
    ]
    for (question, evidence) in answers {
      guard let evidence else { continue }
      yes.insert(question)
      because.append("\(question.name): \(evidence)")
    }
    let isKnownType = bridge.namedWraps.first.map { !registry.hatches(wrapping: $0).isEmpty } ?? false
    return BridgeScore(
      matrix: DecisionMatrix(yes: yes, hasHatch: standing.match != nil), because: because,
      isKnownType: isKnownType)
  }

  private func place(_ bridge: Bridge, _ line: Int) -> String { "\(bridge.file):\(line)" }

  /// A hook that a hatch names and SwiftUI does not cover, where the code uses it; else the hatch that the
  /// bridge follows.
  private func apiGap(_ bridge: Bridge, _ standing: BridgeStanding, _ names: [SourceIdentifier]) -> String? {
    guard bridge.kind.direction == .uikitInSwiftUI, standing.supersededSince == nil else { return nil }
    let open = bridge.namedWraps.prefix(1).flatMap(registry.hatches(wrapping:)).filter(\.fullSince.isEmpty)
    for hatch in open {
      let hooks = Self.hooks(of: hatch)
      if let used = names.first(where: { hooks.contains($0.name) }) {
        return "'\(used.name)' in \(place(bridge, used.line)) has no counterpart, hatch \(hatch.id)"
      }
    }
    guard let match = standing.match, match.hatch.category != .systemComponent else { return nil }
    switch standing.supersession {
    case .superseded: return nil
    // Where a part is native and the hatch says which hooks are missing, code that uses none of them needs
    // none.
    case .partly where !Self.hooks(of: match.hatch).isEmpty: return nil
    default: break
    }
    return "SwiftUI does not cover all of it, hatch \(match.hatch.id), \(place(bridge, bridge.line))"
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

  private func performance(_ bridge: Bridge, _ names: [SourceIdentifier]) -> String? {
    let isList =
      bridge.wraps.contains(where: Self.lists.contains) || names.contains { Self.lists.contains($0.name) }
    guard isList, let used = names.first(where: { Self.fastRows.contains($0.name) }) else { return nil }
    return "rows through '\(used.name)' in \(place(bridge, used.line))"
  }

  private func systemComponent(_ bridge: Bridge) -> String? {
    guard bridge.kind.direction == .uikitInSwiftUI else { return nil }
    for type in bridge.namedWraps {
      let own = registry.hatches(wrapping: type).first { hatch in
        hatch.category == .systemComponent && hatch.wraps.contains { $0.type == type && $0.isType }
      }
      if let own { return "\(type) is one, hatch \(own.id), \(place(bridge, bridge.line))" }
    }
    return nil
  }

  private func gestures(_ bridge: Bridge, _ names: [SourceIdentifier]) -> String? {
    if let used = names.first(where: { $0.name == "shouldRecognizeSimultaneouslyWith" }) {
      return "simultaneous recognition in \(place(bridge, used.line))"
    }
    var first: [String: Int] = [:]
    for name in names
    where name.name.hasSuffix("GestureRecognizer") && name.name.first?.isUppercase == true
      && name.name.count > 19
    {
      if first[name.name] == nil { first[name.name] = name.line }
    }
    guard first.count >= Self.manyRecognizers, let line = first.values.min() else { return nil }
    return
      "\(first.count) kinds of recognisers, \(first.keys.sorted().inSentence), from \(place(bridge, line))"
  }
}

extension Project {
  /// The scores of all bridges, in the order of the inventory.
  func scores(of inventory: Inventory, _ retirement: Retirement) -> [BridgeScore] {
    let texts = inventory.bridges.map { Array((declarationText(of: $0) ?? "").utf8) }
    let names = identifiers(in: texts, workers: effects.workers)
    let scorer = BridgeScorer(registry: retirement.registry)
    return inventory.bridges.indices.map { place in
      let bridge = inventory.bridges[place]
      let own = names[place].map {
        SourceIdentifier(name: $0.name, line: $0.line + bridge.declaration.lowerBound - 1)
      }
      return scorer.score(bridge, retirement.standings[place], names: own)
    }
  }

  /// The score of the bridge with this name, simple or qualified.
  public func score(of name: String) throws(Failure) -> (bridge: String, score: BridgeScore) {
    let inspection = try inspect(countsUses: true)
    guard let place = inspection.inventory.place(ofBridge: name) else {
      throw inspection.inventory.noBridge(called: name)
    }
    let all = scores(of: inspection.inventory, try retirement(of: inspection))
    return (inspection.inventory.bridges[place].qualifiedName, all[place])
  }
}
