// The decision matrix: four answers, and what they cost, to a verdict with its reasons and what would flip
// it.

/// What the matrix recommends.
public enum MatrixVerdict: String, Sendable, Comparable {
  /// Write it in SwiftUI.
  case stayNative = "stay-native"
  /// A bridge is right, when the checklist is answered too.
  case bridge
  /// Stop debating.
  case bridgeNow = "bridge-now"

  private var rank: Int {
    switch self {
    case .stayNative: 0
    case .bridge: 1
    case .bridgeNow: 2
    }
  }

  /// Orders verdicts by how much they speak for a bridge.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

/// The answers to the matrix, with what a wrapper and a workaround would cost.
public struct DecisionMatrix: Sendable, Equatable {
  /// The questions that are answered with yes.
  public var yes: Set<MatrixQuestion>
  /// What writing the wrapper costs, in minutes; nil where nobody said.
  public var wrapperMinutes: Int?
  /// What working around the gap in SwiftUI costs, in minutes; nil where nobody said.
  public var workaroundMinutes: Int?
  /// Whether a hatch documents the gap.
  public var hasHatch: Bool

  /// A matrix with every part given.
  public init(
    yes: Set<MatrixQuestion>, wrapperMinutes: Int? = nil, workaroundMinutes: Int? = nil,
    hasHatch: Bool = false
  ) {
    self.yes = yes
    self.wrapperMinutes = wrapperMinutes
    self.workaroundMinutes = workaroundMinutes
    self.hasHatch = hasHatch
  }

  /// The recommendation. One more yes never weakens it.
  public var verdict: MatrixVerdict {
    switch yes.count {
    case 0: .stayNative
    case 1: isWorkaroundCheaper && !yes.contains(.systemComponent) ? .stayNative : .bridge
    default: .bridgeNow
    }
  }

  /// How long a bridge takes, in minutes, from the least to the most: with its checks and its entry.
  public var estimateMinutes: ClosedRange<Int> { hasHatch ? 30...60 : 120...240 }

  /// Why the verdict is what it is, one sentence each.
  public var because: [String] {
    if yes.isEmpty { return ["none of the four questions is answered with yes"] }
    let answers = questions(yes).map { "\($0) is answered with yes" }
    switch verdict {
    case .bridgeNow: return answers + ["two are enough to stop debating"]
    case .bridge:
      guard isWorkaroundCheaper else { return answers + ["one is enough to consider a bridge"] }
      return answers + ["a system component is not rebuilt, though working around it costs less"]
    case .stayNative: return answers + ["working around it costs less than the wrapper (\(costs))"]
    }
  }

  /// What would change the verdict, one sentence each.
  public var flips: [String] {
    let open = questions(Set(MatrixQuestion.allCases).subtracting(yes)).joined(separator: ", ")
    switch (yes.count, verdict) {
    case (0, _): return ["one yes, to \(open), would make it a bridge"]
    case (1, .stayNative):
      return [
        "a second yes, to \(open), would make it a bridge whatever it costs",
        "a workaround that costs as much as the wrapper would make it a bridge",
      ]
    case (1, _):
      let only = questions(yes).joined()
      let cost =
        yes.contains(.systemComponent)
        ? [] : ["a workaround that costs less than the wrapper would keep it native"]
      return ["no to \(only) would keep it native", "a second yes, to \(open), would settle it"] + cost
    case (2, _):
      return ["no to \(questions(yes).joined(separator: " or ")) would leave one yes: a bridge to weigh"]
    default: return ["only no to all but one of \(questions(yes).joined(separator: ", ")) would change it"]
    }
  }

  private var isWorkaroundCheaper: Bool {
    guard let wrapperMinutes, let workaroundMinutes else { return false }
    return workaroundMinutes < wrapperMinutes
  }

  private var costs: String {
    "\(WorkTime.words(workaroundMinutes ?? 0)) against \(WorkTime.words(wrapperMinutes ?? 0))"
  }

  private func questions(_ set: Set<MatrixQuestion>) -> [String] {
    MatrixQuestion.allCases.filter(set.contains).map(\.name)
  }
}
