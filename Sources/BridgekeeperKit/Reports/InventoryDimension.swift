// By what the inventory is counted.

import Knowledge
import SwiftScan

/// A way to put bridges into groups.
enum InventoryDimension: String, Sendable, CaseIterable {
  case repository, direction, kind, module, category, verdict

  /// The ways that tell anything about these bridges: by repository only where there are several.
  static func of(_ rows: [ReportedBridge]) -> [InventoryDimension] {
    allCases.filter { $0 != .repository || rows.contains { $0.repository != nil } }
  }

  /// `By direction`.
  var title: String { "By \(rawValue)" }

  /// The group of a bridge as scripts read it; nil where nothing says.
  func key(of row: ReportedBridge) -> String? {
    switch self {
    case .repository: row.repository
    case .direction: row.bridge.kind.direction.rawValue
    case .kind: row.bridge.kind.rawValue
    case .module: row.module
    case .category: row.hatch?.category.rawValue
    case .verdict: row.verdict.rawValue
    }
  }

  /// A group as people read it.
  func words(_ key: String?) -> String {
    guard let key else { return self == .category ? "no hatch" : "no module" }
    switch self {
    case .direction:
      return BridgeKind.Direction(rawValue: key) == .uikitInSwiftUI ? "UIKit in SwiftUI" : "SwiftUI in UIKit"
    case .category: return HatchCategory(rawValue: key)?.name ?? key
    case .verdict: return BridgeVerdict(rawValue: key)?.words ?? key
    case .repository, .kind, .module: return key
    }
  }

  /// The groups with their sizes, the largest first.
  func groups(of rows: [ReportedBridge]) -> [InventoryGroup] {
    Dictionary(grouping: rows, by: key).map { key, rows in
      let needing = rows.filter(\.needsEntry)
      return InventoryGroup(
        key: key, words: words(key), count: rows.count, needing: needing.count,
        documented: needing.count { $0.entry != nil })
    }.sorted { left, right in
      left.count != right.count
        ? left.count > right.count : left.words.utf8.lexicographicallyPrecedes(right.words.utf8)
    }
  }
}

/// A group of bridges.
struct InventoryGroup: Sendable, Equatable {
  /// As scripts read it; nil where nothing says.
  var key: String?
  /// As people read it.
  var words: String
  var count: Int
  /// How many of them need an entry.
  var needing: Int
  /// How many of those have one.
  var documented: Int

  /// `5 of 6`, or that none is needed.
  var documentation: String { needing == 0 ? "none needed" : "\(documented) of \(needing)" }
}

extension HatchCategory {
  /// The category as people read it.
  var name: String { rawValue.replacing("-", with: " ") }
}
