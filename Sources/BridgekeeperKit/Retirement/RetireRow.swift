// A bridge that can go, now or later: what it would free, what it would cost, and why.

import Knowledge
import SwiftScan

/// When a bridge can go.
public enum RetireGroup: Sendable, Equatable {
  /// Now.
  case now
  /// With these deployment targets.
  case with([PlatformSince])
  /// Perhaps now: a person has to look.
  case look
}

/// A bridge that can go, or might.
public struct RetireRow: Sendable {
  /// The bridge.
  public var bridge: Bridge
  /// The entry that documents it.
  var entry: ReportedEntry?
  /// The id of its hatch.
  public var hatch: String?
  /// When it can go.
  public var group: RetireGroup
  /// Why, in words that stand after a colon.
  public var because: String

  /// The lines of its declaration.
  public var lines: Int { bridge.declaration.count }
  /// How often it is used; 0 where that is not known.
  public var uses: Int { bridge.uses ?? 0 }
}

extension Gate {
  /// Every bridge that can go, or might, the cheapest first: few uses to rewrite, then many lines to be rid
  /// of.
  ///
  /// - Parameter retirement: how the bridges stand, under the same raised targets.
  /// - Parameter scores: the scores of the bridges; one of 0 is worth a look by itself.
  func retireRows(
    _ retirement: Retirement, scores: [BridgeScore], raised: [BuildPlatform: VersionNumber] = [:]
  ) -> [RetireRow] {
    let removals = removals(retirement, raised: raised)
    let rows = inventory.bridges.indices.compactMap { place -> RetireRow? in
      let standing = retirement.standings[place]
      let own = removals.filter { $0.bridges.contains(place) }
      let verdicts = own.compactMap(\.verdict) + [standing.verdict, scores[place].verdict].compactMap { $0 }
      guard config.needsEntry(inventory.bridges[place]),
        let best = verdicts.min(by: { $0.group.rank < $1.group.rank })
      else { return nil }
      return RetireRow(
        bridge: inventory.bridges[place], entry: matches.entry(ofBridge: place).map(ReportedEntry.init),
        hatch: standing.match?.hatch.id,
        group: best.group, because: best.because)
    }
    return rows.cheapestFirst
  }
}

extension [RetireRow] {
  /// The rows, the cheapest first.
  var cheapestFirst: [RetireRow] {
    sorted { left, right in
      (left.uses, -left.lines, left.bridge.file, left.bridge.line)
        < (right.uses, -right.lines, right.bridge.file, right.bridge.line)
    }
  }
}

/// When a bridge can go, by one source of knowledge.
private typealias RetireVerdict = (group: RetireGroup, because: String)

extension BridgeStanding {
  /// What the hatch says.
  fileprivate var verdict: RetireVerdict? {
    guard let match, let supersession else { return nil }
    let hatch = "hatch \(match.hatch.id)"
    let isSure = match.basis != .likeliest
    switch supersession {
    case .superseded(let since):
      let because = "SwiftUI covers it in full since \(since.map(\.words).inSentence), \(hatch)"
      return isSure ? (.now, because) : (.look, "if its gap is that of \(hatch), \(because)")
    case .partly(let since, let full):
      if isSure, !full.isEmpty { return (.with(full), "SwiftUI covers it in full since then, \(hatch)") }
      return (.look, "SwiftUI covers a part of it since \(since.map(\.words).inSentence), \(hatch)")
    case .whenTargetIs(let targets):
      return isSure
        ? (.with(targets), "SwiftUI covers it in full since then, \(hatch)")
        : (.look, "with \(targets.map(\.words).inSentence), if its gap is that of \(hatch)")
    case .neverRuns: return (.now, "no version that the project supports reaches it")
    case .notYet, .unknownTarget: return nil
    }
  }
}

extension BridgeScore {
  /// What the code says.
  fileprivate var verdict: RetireVerdict? {
    matrix.yes.isEmpty && isSure
      ? (.look, "nothing in its code speaks for a bridge: it scores 0") : nil
  }
}

extension EntryRemoval {
  /// What the entry says.
  fileprivate var verdict: RetireVerdict? {
    switch standing {
    case .due(let reasons):
      (.now, "its entry says when \(condition.text), and that is so: \(reasons.inSentence)")
    case .dateCame(let date): (.look, "its entry says when \(condition.text), and \(date) has come")
    case .forPeople(_, let open):
      (.look, "its entry's targets are reached, and left to see is: \(open.inSentence)")
    case .unknownTarget: nil
    case .notYet(let missing):
      missing.isEmpty ? nil : (.with(missing), "its entry says when \(condition.text)")
    }
  }
}

extension RetireGroup {
  /// The surest first.
  fileprivate var rank: Int {
    switch self {
    case .now: 0
    case .with: 1
    case .look: 2
    }
  }
}
