// What a bridge's score is read from: the names in its code and in the code behind it, and the framework's
// classes that it comes down to.

import SwiftScan

/// A name in a file.
struct PlacedName: Sendable, Hashable {
  var name: String
  var file: String
  /// 1-based.
  var line: Int

  /// `Sources/Map.swift:12`.
  var place: String { "\(file):\(line)" }
}

/// A framework's class that a bridge comes down to, and how.
struct ScoredClass: Sendable, Equatable {
  /// How a bridge comes down to a class.
  enum Path: Sendable, Equatable {
    /// It wraps the class itself.
    case wrapped
    /// It wraps a class of the project that comes from it.
    case inherited(by: String)
    /// It, or something behind it, makes and keeps one; or this subclass of it that the project declares.
    case kept(by: String, subclass: String?)
  }

  var name: String
  var path: Path
  /// Where that stands.
  var place: String
}

/// The code that one bridge is scored by.
struct ScoredCode: Sendable {
  var bridge: Bridge
  /// The bridge's own names first.
  var names: [PlacedName]
  /// What is wrapped first. Recognisers that are added to a view are no components: their own question counts
  /// them.
  var classes: [ScoredClass]

  init(_ bridge: Bridge, names: [PlacedName]) {
    self.bridge = bridge
    self.names = names
    let place = "\(bridge.file):\(bridge.line)"
    let wrapped = bridge.backing.foreign.map { ScoredClass(name: $0, path: .wrapped, place: place) }
    let inherited = bridge.backing.types.filter { $0.role == .wrapped }.flatMap { type in
      type.ancestors.map {
        ScoredClass(name: $0.name, path: .inherited(by: type.name), place: "\($0.file):\($0.line)")
      }
    }
    let kept = bridge.backing.types.flatMap { type in
      type.kept.map {
        ScoredClass(
          name: $0.name, path: .kept(by: type.name, subclass: $0.subclass), place: "\($0.file):\($0.line)")
      }
    }
    var seen: Set<String> = []
    classes = (wrapped + inherited + kept.filter { !$0.name.hasSuffix("GestureRecognizer") })
      .filter { !Bridge.isPlain($0.name) && seen.insert($0.name).inserted }
  }
}

extension Project {
  /// The code that each bridge of an inventory is scored by, in its order. What several bridges share is read
  /// once.
  ///
  /// - Parameter interest: the names that answer a question; code that holds none of them has none here.
  func scoredCode(of inventory: Inventory, _ interest: NameInterest) -> [ScoredCode] {
    let parts = inventory.bridges.map(\.scoredParts)
    let all = Set(parts.joined()).sorted { ($0.file, $0.lines.lowerBound) < ($1.file, $1.lines.lowerBound) }
    let names = identifiers(in: texts(of: all), of: interest, workers: effects.workers)
    var byPart: [SourceLines: [PlacedName]] = [:]
    for (part, found) in zip(all, names) {
      byPart[part] = found.map {
        PlacedName(name: $0.name, file: part.file, line: $0.line + part.lines.lowerBound - 1)
      }
    }
    return zip(inventory.bridges, parts).map { bridge, parts in
      ScoredCode(bridge, names: parts.flatMap { byPart[$0] ?? [] })
    }
  }

  /// The text of each part; empty where its file has changed since it was scanned. Parts of one file stand
  /// together.
  private func texts(of parts: [SourceLines]) -> [[UInt8]] {
    var file = ""
    var lines: [ArraySlice<UInt8>] = []
    return parts.map { part in
      if part.file != file {
        file = part.file
        lines = ((try? effects.files.read(absolute(file))) ?? [])
          .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      }
      return Array(
        lines.dropFirst(part.lines.lowerBound - 1).prefix(part.lines.count)
          .joined(separator: [UInt8(ascii: "\n")]))
    }
  }
}

extension Bridge {
  /// Its own lines, and those behind it.
  fileprivate var scoredParts: [SourceLines] {
    let own = SourceLines(file: file, lines: declaration)
    let behind = backing.types.flatMap(\.parts)
    return [own] + behind.filter { $0 != own }
  }
}
