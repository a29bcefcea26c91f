// What people read of a project: its bridges, how each stands, and what can be done.

import Findings
import Knowledge
import SwiftScan

/// The report on a project's inventory: one value, rendered in several formats.
public struct InventoryReport: Sendable {
  /// The day of the last commit; nil where there is none.
  var day: String?
  /// The bridges, by file and line.
  var bridges: [ReportedBridge]
  /// The counts of the gate.
  var gate: Report.Summary
  /// The bridges that can go, now or later.
  var retirements: RetireListing
  /// What the memory files cost.
  var memory: MemoryCost
  /// Names that look like a bridge's protocol or class and are declared nowhere.
  var unresolved: [Unresolved]
  /// The files that could not be analysed, as `PATH:LINE: reason`: what they hold is in no count.
  var problems: [String]
  /// The inventory over the history; nil where nobody asked.
  var trend: Trend?
  /// The repositories that the report is about, by name; empty where it is about one that has none.
  var repositories: [String] = []

  /// The bridges that need an entry.
  var needing: [ReportedBridge] { bridges.filter(\.needsEntry) }
  /// How many of those have one.
  var documented: Int { needing.count { $0.entry != nil } }

  /// The bridges with a mark.
  func bridges(_ mark: BridgeMark) -> [ReportedBridge] { bridges.filter { $0.marks.contains(mark) } }

  /// What to say besides the report: what could not be analysed, and what the trend leaves out.
  public var messages: [String] {
    problems.map { "cannot analyse \($0)" } + (trend?.notes.dropFirst() ?? []).map { "history: \($0)" }
  }

  /// The report in a sentence, for the terminal.
  public var summary: String {
    let parts = [
      bridges.count.of("bridge"), "\(documented) of \(needing.count) documented",
      "\(bridges(.canGo).count) can go now",
    ]
    return parts.joined(separator: ", ")
  }
}

/// Where an entry stands and what it is called.
struct ReportedEntry: Sendable, Equatable {
  var file: String
  /// 1-based.
  var line: Int
  var title: String
}

extension ReportedEntry {
  init(_ reference: EntryReference) {
    self.init(file: reference.file, line: reference.entry.line, title: reference.entry.title)
  }
}

/// A hatch as far as a report speaks of it.
struct ReportedHatch: Sendable, Equatable {
  var id: String
  var category: HatchCategory
}

/// A bridge with all that is known of it.
struct ReportedBridge: Sendable {
  var bridge: Bridge
  /// The module that its file is in; nil where nothing says.
  var module: String?
  var needsEntry: Bool
  /// The entry that documents it.
  var entry: ReportedEntry?
  /// The hatch that it follows.
  var hatch: ReportedHatch?
  var score: BridgeScore
  /// When it can go; nil where it stays.
  var retirement: RetireRow?
  /// The open findings about it and its entry.
  var findings: [Finding]
  /// What stands out, in the order of the marks.
  var marks: [BridgeMark]
  /// The repository that it is in; nil where the report is about one.
  var repository: String?

  /// `Sources/Map.swift:12`.
  var place: String { "\(bridge.file):\(bridge.line)" }

  /// What the decision matrix says of it.
  var verdict: BridgeVerdict { BridgeVerdict(score, bridge) }
}

/// What stands out about a bridge.
enum BridgeMark: String, Sendable, CaseIterable {
  case undocumented, stale, superseded
  case canGo = "can-go"
  case canGoLater = "can-go-later"
  case look = "worth-a-look"
  case scoresZero = "scores-0"

  /// The mark as people read it.
  var words: String {
    switch self {
    case .undocumented: "undocumented"
    case .stale: "stale"
    case .superseded: "superseded"
    case .canGo: "can go"
    case .canGoLater: "can go later"
    case .look: "worth a look"
    case .scoresZero: "scores 0"
    }
  }
}

/// The matrix's verdict on a bridge that is there, as far as it is asked and sure.
enum BridgeVerdict: String, Sendable, CaseIterable {
  case bridgeNow = "bridge-now"
  case bridge
  case stayNative = "stay-native"
  /// Nothing speaks for it, and not everything was looked at.
  case unsure
  /// The matrix is about UIKit in SwiftUI, and this leads the other way.
  case notAsked = "not-asked"

  init(_ score: BridgeScore, _ bridge: Bridge) {
    if bridge.kind.direction != .uikitInSwiftUI {
      self = .notAsked
      return
    }
    switch score.matrix.verdict {
    case .bridgeNow: self = .bridgeNow
    case .bridge: self = .bridge
    case .stayNative: self = score.isSure ? .stayNative : .unsure
    }
  }

  /// The verdict as people read it.
  var words: String {
    switch self {
    case .bridgeNow: "bridge now"
    case .bridge: "bridge"
    case .stayNative: "stay native"
    case .unsure: "not sure"
    case .notAsked: "not asked"
    }
  }
}
