// How the inventory changed over the commits.

import SwiftScan

/// What is asked of the history.
public struct HistoryCall: Sendable {
  /// How many commits are looked at where nobody says.
  public static let usualSamples = 24

  /// The first day whose commits count, `2026-11-30`; nil for all.
  public var since: String?
  /// How many commits are looked at, two at the least.
  public var samples: Int
  /// Told how many of the samples are done.
  public var progress: @Sendable (_ done: Int, _ all: Int) -> Void

  /// A call with every part given.
  public init(
    since: String? = nil, samples: Int = Self.usualSamples,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    self.since = since
    self.samples = samples
    self.progress = progress
  }
}

/// The inventory at some commits.
struct Trend: Sendable, Equatable {
  /// The points, the oldest commit first; never empty.
  var points: [TrendPoint]
  /// How many commits there are in the range.
  var commits: Int
  /// Whether the clone is shallow and its oldest commit is in the range, so that the range is not whole.
  var isCut: Bool
}

/// The inventory at one commit.
struct TrendPoint: Sendable, Equatable {
  var commit: Commit
  /// How many bridges need an entry.
  var bridges: Int
  /// How many of those have one.
  var documented: Int
  /// How many bridges of each kind there are, those that need no entry too.
  var kinds: [BridgeKind: Int]
  /// How many files could not be analysed: what they hold is not counted.
  var unreadable: Int

  /// How many bridges lead this way.
  func count(_ direction: BridgeKind.Direction) -> Int {
    kinds.reduce(0) { $0 + ($1.key.direction == direction ? $1.value : 0) }
  }
}

extension Trend {
  /// What is to be said of it: `12 bridges on 2024-01-02, 9 on 2026-11-30: 3 fewer`.
  var sentence: String {
    guard let first = points.first, let last = points.last else { return "" }
    let bridges = "\(first.bridges) \(first.bridges == 1 ? "bridge" : "bridges")"
    guard points.count > 1 else { return "\(bridges) on \(first.commit.day), the only commit" }
    let change = last.bridges - first.bridges
    let words = change == 0 ? "as many as then" : "\(abs(change)) \(change > 0 ? "more" : "fewer")"
    return "\(bridges) on \(first.commit.day), \(last.bridges) on \(last.commit.day): \(words)"
  }

  /// What the numbers are, and what they leave out; one sentence each.
  var notes: [String] {
    var notes = [
      "\(points.count) of \(commits) \(commits == 1 ? "commit" : "commits"), by first parents; bridges that need an "
        + "entry, by the configuration of today"
    ]
    if isCut {
      notes.append(
        "the clone is shallow, so the history begins on \(points[0].commit.day): `git fetch --unshallow` brings "
          + "the rest")
    }
    let unreadable = points.filter { $0.unreadable > 0 }
    if let worst = unreadable.max(by: { $0.unreadable < $1.unreadable }) {
      notes.append(
        "\(unreadable.count) of the commits hold files that could not be analysed, up to \(worst.unreadable) "
          + "(\(worst.commit.id.prefix(12))): their bridges are not counted")
    }
    return notes
  }
}
