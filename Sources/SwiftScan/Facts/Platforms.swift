// The platforms that a piece of code may be built for, and how far a `#if` condition decides that.

/// A set of the platforms that SwiftUI's bridges differ on; every system without SwiftUI is `other`.
struct Platforms: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let iOS = Platforms(rawValue: 1)
  static let tvOS = Platforms(rawValue: 2)
  static let visionOS = Platforms(rawValue: 4)
  static let catalyst = Platforms(rawValue: 8)
  static let macOS = Platforms(rawValue: 16)
  static let watchOS = Platforms(rawValue: 32)
  static let other = Platforms(rawValue: 64)

  static let all = Platforms(rawValue: 127)
  static let apple = all.subtracting(.other)
  static let uiKit: Platforms = [.iOS, .tvOS, .visionOS, .catalyst]
}

/// Where a condition may hold and where it surely holds: logic with a third value, for each platform at once.
struct Reach: Equatable, Sendable {
  var possible: Platforms
  var certain: Platforms

  static let everywhere = Reach(possible: .all, certain: .all)
  static let nowhere = Reach(possible: [], certain: [])
  static let unknown = Reach(possible: .all, certain: [])

  /// The platforms to look names up for. Code that no known platform builds is still judged, as if all did.
  var platforms: Platforms { possible.isEmpty ? .all : possible }

  static func exactly(_ platforms: Platforms) -> Reach { Reach(possible: platforms, certain: platforms) }

  static prefix func ! (reach: Reach) -> Reach {
    Reach(
      possible: Platforms.all.subtracting(reach.certain), certain: Platforms.all.subtracting(reach.possible))
  }

  static func && (left: Reach, right: Reach) -> Reach {
    Reach(
      possible: left.possible.intersection(right.possible), certain: left.certain.intersection(right.certain))
  }

  static func || (left: Reach, right: Reach) -> Reach {
    Reach(possible: left.possible.union(right.possible), certain: left.certain.union(right.certain))
  }
}
