// What an edit does to the bridges of the files that it touches.

import SwiftScan

/// The bridges that come, go and turn into something else.
struct BridgeChanges: Sendable {
  /// Places in the inventory afterwards of bridges that need an entry and were not there.
  var added: [Int] = []
  /// Places in the inventory before of bridges that go, in files that stay, or wrap something else.
  var lost: [Loss] = []

  var isEmpty: Bool { added.isEmpty && lost.isEmpty }

  /// A bridge that is not what it was.
  struct Loss: Sendable {
    /// The bridge as it was.
    var bridge: Bridge
    /// Its place in the inventory before.
    var place: Int
    /// What stands under its name afterwards; nil where no bridge does.
    var now: Bridge?
  }

  /// What makes a bridge the same one, wherever it stands: a move is no change.
  struct Identity: Hashable {
    var kind: BridgeKind
    var name: String

    init(_ bridge: Bridge) { (kind, name) = (bridge.kind, bridge.qualifiedName) }
  }

  /// The changes between two scans of the same files.
  ///
  /// - Parameter gone: files that the edit deletes: with them their bridges may go.
  init(from before: Inventory, to after: Inventory, gone: Set<String>, _ config: Config) {
    let old = Set(before.bridges.map(Identity.init))
    added = after.bridges.indices.filter { place in
      let bridge = after.bridges[place]
      return config.needsEntry(bridge) && !old.contains(Identity(bridge))
    }
    for (place, bridge) in before.bridges.enumerated() where !gone.contains(bridge.file) {
      guard config.needsEntry(bridge) else { continue }
      let now = after.bridges.first { Identity($0) == Identity(bridge) }
      if let now {
        if Self.wrapsAnother(now, than: bridge) { lost.append(Loss(bridge: bridge, place: place, now: now)) }
      } else {
        let other = after.bridges.first { $0.qualifiedName == bridge.qualifiedName }
        lost.append(Loss(bridge: bridge, place: place, now: other))
      }
    }
  }

  private static func wrapsAnother(_ now: Bridge, than before: Bridge) -> Bool {
    guard let old = before.namedWraps.first, let new = now.namedWraps.first else { return false }
    return old != new
  }
}
