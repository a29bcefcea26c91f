// Whether an entry's own condition for removal is met, demand by demand.

import Knowledge
import SwiftScan

/// How a condition for removal stands.
enum RemovalStanding: Sendable, Equatable {
  /// It is met, for these reasons.
  case due(because: [String])
  /// It is met, by nothing but a date.
  case dateCame(WrittenDate)
  /// All that a program can judge is met; this is left to people.
  case forPeople(reached: [String], open: [String])
  /// The deployment target of a platform is not known.
  case unknownTarget(BuildPlatform)
  /// It is not met. Where deployment targets alone are missing, these are they.
  case notYet(missing: [PlatformSince])
}

/// What demands are held against.
struct RemovalFacts {
  /// The deployment targets of each file that the entry's bridges stand in, never empty.
  var targets: [FileTargets]
  /// Platforms whose deployment target is taken to be at least this version.
  var raised: [BuildPlatform: VersionNumber] = [:]
  /// The day as of which dates are judged.
  var day: WrittenDate?
  /// Whether the native API of a hatch covers all of the bridges; nil for an id that no hatch has.
  var isNative: (_ hatch: String) -> Bool?

  /// How a condition stands: as its best alternative does.
  func standing(of plan: RemovalPlan) -> RemovalStanding {
    let standings = plan.alternatives.map(standing)
    func first(where isBest: (RemovalStanding) -> Bool) -> RemovalStanding? { standings.first(where: isBest) }
    return first { if case .due = $0 { true } else { false } }
      ?? first { if case .dateCame = $0 { true } else { false } }
      ?? first { if case .forPeople = $0 { true } else { false } }
      ?? first { if case .notYet(let missing) = $0 { !missing.isEmpty } else { false } }
      ?? first { if case .unknownTarget = $0 { true } else { false } }
      ?? .notYet(missing: [])
  }

  private func standing(of demands: [RemovalDemand]) -> RemovalStanding {
    var reasons: [String] = []
    var open: [String] = []
    var missing: [PlatformSince] = []
    var isBlocked = false
    var unknown: BuildPlatform?
    for demand in demands {
      switch answer(to: demand) {
      case .met(let reason): reasons.append(reason)
      case .needs(let target): missing.append(target)
      case .open(let text): open.append(text)
      case .unknown(let platform): unknown = platform
      case .unmet: isBlocked = true
      }
    }
    if isBlocked { return .notYet(missing: []) }
    if let unknown { return .unknownTarget(unknown) }
    if !missing.isEmpty { return .notYet(missing: open.isEmpty ? missing : []) }
    if !open.isEmpty {
      return reasons.isEmpty ? .notYet(missing: []) : .forPeople(reached: reasons, open: open)
    }
    let dates = demands.compactMap { if case .date(let date) = $0 { date } else { nil } }
    if let last = dates.max(), dates.count == demands.count { return .dateCame(last) }
    return .due(because: reasons)
  }

  private enum Answer {
    case met(String)
    case needs(PlatformSince)
    case open(String)
    case unknown(BuildPlatform)
    case unmet
  }

  private func answer(to demand: RemovalDemand) -> Answer {
    switch demand {
    case .target(let platform, let version): return answer(platform, version)
    case .dropped(let platform, let version): return answer(platform, Self.next(after: version))
    case .date(let date):
      guard let day, day >= date else { return .unmet }
      return .met("\(date) has come")
    case .nativeHatch(let id):
      guard isNative(id) == true else { return .unmet }
      return .met("the hatch '\(id)' is native")
    case .judgement(let text): return .open(text)
    }
  }

  /// The first version of which nobody would say that the older one is still supported.
  private static func next(after version: VersionNumber) -> VersionNumber {
    if version.minor == 0 && version.patch == 0 { return VersionNumber(major: version.major + 1) }
    return VersionNumber(major: version.major, minor: version.minor, patch: version.patch + 1)
  }

  private func answer(_ platform: ApplePlatform, _ version: VersionNumber) -> Answer {
    let platform = BuildPlatform(platform)
    var lowest: (version: VersionNumber, words: String)?
    for file in targets {
      let written = file.decisive[platform]
      guard let own = [written, raised[platform]].compactMap({ $0 }).max() else { return .unknown(platform) }
      let words = own == written ? file[platform]?.words ?? "" : "\(platform.rawValue) \(own), as asked"
      if lowest.map({ own < $0.version }) ?? true { lowest = (own, words) }
    }
    guard let lowest else { return .unknown(platform) }
    return lowest.version >= version ? .met(lowest.words) : .needs(PlatformSince(platform, version))
  }
}

extension BuildPlatform {
  /// The platform of an entry; iPadOS is built as iOS.
  init(_ platform: ApplePlatform) {
    switch platform {
    case .iOS, .iPadOS: self = .iOS
    case .macOS: self = .macOS
    case .macCatalyst: self = .macCatalyst
    case .tvOS: self = .tvOS
    case .watchOS: self = .watchOS
    case .visionOS: self = .visionOS
    }
  }
}
