// How a bridge stands towards SwiftUI: its hatch, the deployment targets of its file, and what follows from
// the two.

import Knowledge
import SwiftScan

/// How a bridge stands towards SwiftUI.
struct BridgeStanding: Sendable {
  /// Its hatch; nil where none is known.
  var match: HatchMatch?
  /// The deployment targets of its file.
  var targets: FileTargets
  /// How far SwiftUI has overtaken it; nil without a hatch.
  var supersession: Supersession?

  /// Since when a native API covers all of it, where it can go for sure.
  var supersededSince: [PlatformSince]? {
    guard let match, match.basis != .likeliest, case .superseded(let since) = supersession else { return nil }
    return since
  }
}

/// What retirement is judged by.
struct Retirement: Sendable {
  /// For each bridge of the inventory, in its order, how it stands.
  var standings: [BridgeStanding]
  /// All hatches.
  var registry: HatchRegistry
  /// The deployment targets.
  var targets: DeploymentTargets
  /// The day as of which dates are judged: that of the last commit, so that the same input gives the same
  /// findings.
  var day: WrittenDate?
}

extension Project {
  /// Judges the retirement of every bridge.
  func retirement(of inspection: Inspection) throws(Failure) -> Retirement {
    let empty = Retirement(
      standings: [], registry: try hatchRegistry(),
      targets: inspection.targets ?? readDeploymentTargets(inspection.listed), day: commitDay(of: inspection))
    return judged(empty, of: inspection)
  }

  /// The same hatches and targets, with the bridges judged anew.
  ///
  /// - Parameter raised: platforms whose deployment target is taken to be at least this version.
  func judged(
    _ retirement: Retirement, of inspection: Inspection, raised: [BuildPlatform: VersionNumber] = [:]
  ) -> Retirement {
    // Bridges come file by file: a file with many of them is read and cut once.
    var (file, lines) = ("", [ArraySlice<UInt8>]?.none)
    let matcher = HatchMatcher(registry: retirement.registry) { bridge in
      if bridge.file != file { (file, lines) = (bridge.file, sourceLines(of: bridge.file)) }
      return lines.flatMap { declarationText(of: bridge, in: $0) }
    }
    var judged = retirement
    judged.standings = inspection.inventory.bridges.indices.map { place in
      let bridge = inspection.inventory.bridges[place]
      let own = retirement.targets.targets(of: bridge.file)
      let lowest = own.decisive.merging(raised) { max($0, $1) }
      func verdict(_ hatch: Hatch) -> Supersession {
        supersession(of: bridge, native: hatch.platforms, targets: lowest)
      }
      let match = matcher.match(bridge, entry: inspection.matches.entry(ofBridge: place)?.entry) { hatch in
        if case .superseded = verdict(hatch) { return true }
        return false
      }
      return BridgeStanding(match: match, targets: own, supersession: match.map { verdict($0.hatch) })
    }
    return judged
  }

  /// The day of the last commit, where an entry waits for a day.
  private func commitDay(of inspection: Inspection) -> WrittenDate? {
    let plans = inspection.judgedEntries.compactMap { RemovalText($0.reference.entry, $0.judgement)?.plan }
    let waitsForDay = plans.contains { plan in
      plan.alternatives.joined().contains { if case .date = $0 { true } else { false } }
    }
    guard waitsForDay, let day = effects.git.commitDay(root) else { return nil }
    return findVerified(in: day).dates.first
  }

  private func sourceLines(of file: String) -> [ArraySlice<UInt8>]? {
    let bytes = try? effects.files.read(absolute(file))
    return bytes?.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// The lines of a bridge's declaration.
  private func declarationText(of bridge: Bridge, in lines: [ArraySlice<UInt8>]) -> String? {
    // The file may have changed since it was scanned.
    let own = lines.dropFirst(bridge.declaration.lowerBound - 1).prefix(bridge.declaration.count)
    guard !own.isEmpty else { return nil }
    return String(decoding: Array(own.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
  }
}
