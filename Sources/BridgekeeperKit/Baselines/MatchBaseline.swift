// Which item covers which finding. One item covers one finding: neither a second of the same kind nor
// another one hides behind it.

import Findings

/// How the items of a baseline and the findings of a run belong together.
struct BaselineMatch: Sendable {
  /// For each item, in order, what became of it.
  private(set) var standings: [Standing]
  /// The places of the findings that items cover.
  private(set) var covered: Set<Int> = []

  /// What became of an item.
  enum Standing: Sendable, Equatable {
    /// It covers the finding at this place.
    case covers(Int)
    /// The run does not say: its rule, its file or all was not judged.
    case unjudged
    /// It sets nothing aside.
    case idle(Idleness)
  }

  /// Why an item sets nothing aside.
  enum Idleness: Sendable, Equatable {
    /// What it stood for is not found any more.
    case fixed
    /// It stands there once more than the finding is found, as after a merge by hand.
    case surplus
    /// A comment sets the finding aside.
    case suppressed
    /// There is no such rule.
    case unknownRule
    /// The project does not let the rule be set aside.
    case unsuppressible
  }

  /// The identity by which items and findings are told apart. The file tells namesakes in two files apart.
  private struct Key: Hashable {
    var rule: String
    var fingerprint: String
    var file: String?

    init(_ item: BaselineItem, byFile: Bool = true) {
      (rule, fingerprint, file) = (item.rule, item.fingerprint, byFile ? item.file : nil)
    }

    init(_ finding: Finding, byFile: Bool) {
      (rule, fingerprint) = (finding.rule, finding.fingerprint)
      file = byFile ? finding.location.file : nil
    }
  }

  /// Matches items with findings; the order of the findings does not matter.
  init(_ items: [BaselineItem], _ findings: [Finding], _ scope: BaselineScope) {
    standings = items.map { Self.standing(unmatched: $0, scope) }
    let inOrder = findings.indices.sorted { left, right in
      (findings[left].location, left) < (findings[right].location, right)
    }
    let usable = items.indices.filter { scope.mayHold(items[$0].rule) }
    let open = inOrder.filter { findings[$0].status == .open }
    var free = pair(open, of: findings, with: usable, of: items, byFile: true)
    covered = Set(standings.compactMap(\.place))
    // A renamed file takes its findings along, where the file that an item names is gone.
    let gone = free.filter { scope.isGone(items[$0].file) }
    _ = pair(open.filter { !covered.contains($0) }, of: findings, with: gone, of: items, byFile: false)
    covered = Set(standings.compactMap(\.place))
    free.removeAll { standings[$0].place != nil }
    markSuppressed(inOrder.filter { findings[$0].status == .suppressed }, of: findings, free, of: items)
    markSurplus(of: items)
  }

  /// Pairs findings with items of the same identity, first with first; the items that are left over.
  private mutating func pair(
    _ places: [Int], of findings: [Finding], with candidates: [Int], of items: [BaselineItem], byFile: Bool
  ) -> [Int] {
    var waiting = Dictionary(grouping: candidates) { Key(items[$0], byFile: byFile) }
    for place in places {
      let key = Key(findings[place], byFile: byFile)
      guard let item = waiting[key]?.first else { continue }
      waiting[key]?.removeFirst()
      standings[item] = .covers(place)
    }
    return candidates.filter { standings[$0].place == nil }
  }

  private mutating func markSuppressed(
    _ places: [Int], of findings: [Finding], _ free: [Int], of items: [BaselineItem]
  ) {
    let before = standings
    _ = pair(places, of: findings, with: free, of: items, byFile: true)
    for item in free where standings[item].place != nil {
      standings[item] = before[item] == .unjudged ? .unjudged : .idle(.suppressed)
    }
  }

  private mutating func markSurplus(of items: [BaselineItem]) {
    let found = Set(items.indices.filter { standings[$0].place != nil }.map { Key(items[$0]) })
    for place in items.indices where standings[place] == .idle(.fixed) && found.contains(Key(items[place])) {
      standings[place] = .idle(.surplus)
    }
  }

  /// What becomes of an item that no finding matches.
  private static func standing(unmatched item: BaselineItem, _ scope: BaselineScope) -> Standing {
    guard scope.reaches(item.file) else { return .unjudged }
    if !scope.known.contains(item.rule) { return .idle(.unknownRule) }
    if !scope.mayHold(item.rule) { return .idle(.unsuppressible) }
    let isJudged =
      scope.isComplete && scope.judged.contains(item.rule) && !scope.isLeftOut(item.file)
      && !scope.isOff(item.rule, item.file)
    return isJudged ? .idle(.fixed) : .unjudged
  }
}

extension BaselineMatch.Standing {
  /// The place of the finding that the item covers.
  fileprivate var place: Int? { if case .covers(let place) = self { place } else { nil } }
}
