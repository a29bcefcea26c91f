// What `@available` and `#available` say about a place in the sources, for every platform at once.

/// Apple's platforms by the names that `@available` knows them by.
enum SystemName: String, CaseIterable, Sendable {
  case iOS, macOS, macCatalyst, tvOS, visionOS, watchOS

  /// The platform of a name; nil for one that is none of Apple's systems, and for the app-extension variants,
  /// which say nothing about apps.
  init?(written name: String) {
    switch name {
    case "OSX": self = .macOS
    case "xrOS": self = .visionOS
    default: self.init(rawValue: name)
    }
  }

  /// The platforms of a set, in the order in which people read them.
  static func names(of platforms: Platforms) -> [SystemName] {
    allCases.filter { platforms.contains($0.platforms) }
  }

  private var platforms: Platforms {
    switch self {
    case .iOS: .iOS
    case .macOS: .macOS
    case .macCatalyst: .catalyst
    case .tvOS: .tvOS
    case .visionOS: .visionOS
    case .watchOS: .watchOS
    }
  }
}

/// A half-open range of versions; 0 is below every version there is.
struct SystemBounds: Hashable, Sendable {
  var from = SystemVersion(0)
  var below: SystemVersion?

  static let always = SystemBounds()
  static let never = SystemBounds(below: SystemVersion(0))

  var isNever: Bool { below.map { from >= $0 } ?? false }

  /// The versions in both ranges.
  func intersection(_ other: SystemBounds) -> SystemBounds {
    let ends = [below, other.below].compactMap { $0 }
    return SystemBounds(from: max(from, other.from), below: ends.min())
  }

  /// The smallest range that holds both.
  func hull(_ other: SystemBounds) -> SystemBounds {
    if isNever { return other }
    if other.isNever { return self }
    guard let end = below, let otherEnd = other.below else {
      return SystemBounds(from: min(from, other.from))
    }
    return SystemBounds(from: min(from, other.from), below: max(end, otherEnd))
  }
}

/// The versions on which code can run, by platform; a platform that is missing is not restricted.
struct Availability: Hashable, Sendable {
  private(set) var bounds: [SystemName: SystemBounds] = [:]

  static let always = Availability()

  init() {}

  init(_ bounds: [SystemName: SystemBounds]) {
    self.bounds = bounds.filter { $0.value != .always }
  }

  subscript(name: SystemName) -> SystemBounds { bounds[name] ?? .always }

  /// What holds where both hold.
  func intersection(_ other: Availability) -> Availability {
    if bounds.isEmpty { return other }
    if other.bounds.isEmpty { return self }
    return Availability(bounds.merging(other.bounds) { $0.intersection($1) })
  }

  /// The smallest availability that holds both.
  func hull(_ other: Availability) -> Availability {
    var both: [SystemName: SystemBounds] = [:]
    for (name, own) in bounds { both[name] = own.hull(other[name]) }
    for (name, theirs) in other.bounds where bounds[name] == nil { both[name] = theirs.hull(.always) }
    return Availability(both)
  }

  /// The same, never on the platforms that a `#if` rules out.
  func narrowed(to platforms: Platforms) -> Availability {
    let allowed = Set(SystemName.names(of: platforms))
    var narrowed = bounds
    for name in SystemName.allCases where !allowed.contains(name) { narrowed[name] = .never }
    return Availability(narrowed)
  }

  /// The restricted platforms, in the order in which people read them.
  var ranges: [PlatformRange] {
    SystemName.allCases.compactMap { name in
      guard let own = bounds[name] else { return nil }
      return PlatformRange(
        platform: name.rawValue, from: own.from > SystemVersion(0) ? own.from : nil, below: own.below)
    }
  }
}
