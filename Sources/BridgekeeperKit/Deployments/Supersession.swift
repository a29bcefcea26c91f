// Whether SwiftUI has overtaken a bridge: a function of what is native since when, and of where the bridge
// can run.

import Knowledge
import SwiftScan

/// A platform and a version of it: where and since when something is native, or the target that a platform
/// would need.
public struct PlatformSince: Sendable, Hashable {
  /// The platform.
  public var platform: BuildPlatform
  /// The version.
  public var version: VersionNumber

  /// A platform with its version.
  public init(_ platform: BuildPlatform, _ version: VersionNumber) {
    self.platform = platform
    self.version = version
  }
}

/// How far SwiftUI has overtaken a bridge. Every list is in the order of the platforms.
public enum Supersession: Sendable, Equatable {
  /// On every version that the bridge can run on, a native API covers all of it: since these versions.
  case superseded([PlatformSince])
  /// On each platform a native API covers at least a part: since these versions. With the targets in
  /// `fullWith`, which are none where that will not do either, all of it is covered.
  case partly([PlatformSince], fullWith: [PlatformSince])
  /// It can go once each of these platforms has this deployment target.
  case whenTargetIs([PlatformSince])
  /// On one platform at least nothing native covers all of it, whatever the target.
  case notYet
  /// Something is native, and no deployment target is known to hold it against.
  case unknownTarget
  /// No version that the project supports reaches the bridge: it is dead code, whatever is native.
  case neverRuns
}

/// How far SwiftUI has overtaken a bridge.
///
/// A bridge on several platforms is superseded only where each of them that has a known target is covered in
/// full. Platforms without a target are passed over, unless no target is known at all: then only code that is
/// restricted to versions that are covered can be judged. A bridge that is used below the native version
/// alone is not superseded: its uses are what a person writes who knows the native API.
/// - Parameters:
///   - native: by platform name what the hatch says; Mac Catalyst follows iOS where it is missing.
///   - bridge: with its platforms and availability; its uses need not have been counted.
///   - targets: the deployment targets of the bridge's file.
public func supersession(
  of bridge: Bridge, native: [String: HatchCoverage], targets: [BuildPlatform: VersionNumber]
) -> Supersession {
  supersession(
    on: bridge.platforms.compactMap(BuildPlatform.init(rawValue:)).sorted(), native: native,
    ranges: bridge.availability + (bridge.useAvailability ?? []), targets: targets)
}

/// The same for a bridge that is given by its platforms and by ranges, all of which hold.
func supersession(
  on platforms: [BuildPlatform], native: [String: HatchCoverage], ranges: [PlatformRange],
  targets: [BuildPlatform: VersionNumber]
) -> Supersession {
  let coverages = platforms.map { native[$0.rawValue] ?? ($0 == .macCatalyst ? native["iOS"] : nil) }
  guard coverages.contains(where: { $0?.fullSince != nil || $0?.partialSince != nil }) else { return .notYet }
  let hasTarget = platforms.contains { targets[$0] != nil }
  var standings: [Standing] = []
  for (platform, coverage) in zip(platforms, coverages) {
    if hasTarget, targets[platform] == nil { continue }
    let span = RunningSpan(platform, ranges: ranges, target: targets[platform])
    guard !span.isNever else { continue }
    guard let first = span.first else { return .unknownTarget }
    guard let standing = Standing(platform, coverage, first: first, below: span.below) else { continue }
    standings.append(standing)
  }
  return standings.isEmpty ? .neverRuns : verdict(standings)
}

private func verdict(_ standings: [Standing]) -> Supersession {
  if standings.allSatisfy({ $0.fullNow != nil }) {
    return .superseded(standings.compactMap { $0.since($0.fullNow) })
  }
  let isReachable = standings.allSatisfy { $0.fullNow != nil || $0.fullLater != nil }
  let raises = isReachable ? standings.compactMap { $0.since($0.fullLater) } : []
  if standings.allSatisfy({ $0.fullNow != nil || $0.partialNow != nil }) {
    return .partly(standings.compactMap { $0.since($0.fullNow ?? $0.partialNow) }, fullWith: raises)
  }
  return raises.isEmpty ? .notYet : .whenTargetIs(raises)
}

/// The versions of a platform on which a bridge can run.
private struct RunningSpan {
  /// The first one; nil where neither a target nor the code says it.
  var first: VersionNumber?
  /// The first on which it cannot run any more.
  var below: VersionNumber?
  /// Whether the code rules out every version by itself.
  var isNever: Bool

  init(_ platform: BuildPlatform, ranges: [PlatformRange], target: VersionNumber?) {
    let own = ranges.filter { $0.platform == platform.rawValue }
    let from = own.compactMap(\.from).max().map(VersionNumber.init)
    below = own.compactMap(\.below).min().map(VersionNumber.init)
    first = [target, from].compactMap { $0 }.max()
    isNever = below.map { $0 <= from ?? VersionNumber(major: 0) } ?? false
  }
}

/// How far a bridge is covered on one platform.
private struct Standing {
  var platform: BuildPlatform
  /// Since when all of it is covered, where that holds on every version it runs on.
  var fullNow: VersionNumber?
  /// Since when a part is covered, where that holds on every version it runs on.
  var partialNow: VersionNumber?
  /// The target with which it could go; nil where none helps, and where it can go now.
  var fullLater: VersionNumber?

  /// Nil for a bridge that never runs and of which nothing more is to be said.
  init?(_ platform: BuildPlatform, _ coverage: HatchCoverage?, first: VersionNumber, below: VersionNumber?) {
    self.platform = platform
    if let full = coverage?.fullSince, full <= first {
      fullNow = full
      return
    }
    if let below, below <= first { return nil }
    if let partial = coverage?.partialSince, partial <= first { partialNow = partial }
    // Code that runs below a version alone is dead once that version is the target.
    fullLater = [coverage?.fullSince, below].compactMap { $0 }.min()
  }

  func since(_ version: VersionNumber?) -> PlatformSince? { version.map { PlatformSince(platform, $0) } }
}
