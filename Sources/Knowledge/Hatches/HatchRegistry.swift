// All hatches that a project sees: the bundled ones, and the project's own over them.

/// The hatches, by id and by what they wrap.
public struct HatchRegistry: Sendable {
  /// The hatches, sorted by id; each id once.
  public let hatches: [Hatch]
  /// Id → the path, relative to the root, of a hatch that is the project's own.
  public let ownPaths: [String: String]
  private let places: [String: Int]
  private let placesByType: [String: [Int]]

  /// A registry of the bundled hatches and a project's own; of two with the same id the project's counts.
  public init(bundled: [Hatch], own: [(path: String, hatch: Hatch)] = []) {
    var byID = Dictionary(bundled.map { ($0.id, $0) }) { first, _ in first }
    for entry in own { byID[entry.hatch.id] = entry.hatch }
    hatches = byID.values.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    ownPaths = Dictionary(own.map { ($0.hatch.id, $0.path) }) { _, last in last }
    places = Dictionary(uniqueKeysWithValues: hatches.indices.map { [hatches] in (hatches[$0].id, $0) })
    var byType: [String: [Int]] = [:]
    for place in hatches.indices {
      for wrap in hatches[place].wraps where wrap.qualifier == nil && byType[wrap.type]?.last != place {
        byType[wrap.type, default: []].append(place)
      }
    }
    placesByType = byType
  }

  /// The hatch of an id.
  public func hatch(_ id: String) -> Hatch? { places[id].map { hatches[$0] } }

  /// The hatches that wrap a type, the nearest first: those that wrap the type itself and nothing else, those
  /// that wrap it among others, and those that are about one of its members. Hatches for classes of others
  /// never come by the type alone.
  ///
  /// - Parameter type: the simple name, in the case of the source.
  public func hatches(wrapping type: String) -> [Hatch] {
    let found = (placesByType[type] ?? []).map { hatches[$0] }
    return found.map { (rank: Self.rank($0, type), hatch: $0) }
      .sorted { ($0.rank, $0.hatch.id) < ($1.rank, $1.hatch.id) }.map(\.hatch)
  }

  private static func rank(_ hatch: Hatch, _ type: String) -> Int {
    guard let place = hatch.wraps.firstIndex(where: { $0.type == type && $0.isType }) else { return 100 }
    return place == 0 && hatch.wraps.count == 1 ? 0 : place + 1
  }
}
