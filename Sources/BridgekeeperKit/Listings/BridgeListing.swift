// The inventory as `bridges` prints it: for people, and as the document `bridgekeeper/bridges/1`.

public import Findings
import Knowledge
import SwiftScan

/// The inventory of a project's bridges, each with the entry that documents it.
public struct BridgeListing: Sendable {
  let config: Config
  let inventory: Inventory
  let matches: Matches
  let retirement: Retirement
  /// The scores, in the order of the inventory.
  let scores: [BridgeScore]

  /// How many bridges are listed.
  public var count: Int { inventory.bridges.count }

  /// The files that could not be analysed, as `PATH:LINE: reason` lines: what they hold is not in the list.
  public var problems: [String] {
    inventory.problems.map { "\($0.file):\($0.line): cannot analyse this file: \($0.reason); \($0.fix)" }
  }

  /// One bridge a line: `PATH:LINE:COL: KIND NAME, entry CLAUDE.md:40`.
  public var text: String {
    inventory.bridges.indices.map { place in
      let bridge = inventory.bridges[place]
      let lack = config.needsEntry(bridge) ? "no entry" : "needs no entry"
      let entry = matches.entry(ofBridge: place).map { "entry \($0.file):\($0.entry.line)" } ?? lack
      let context = bridge.context == .app ? "" : ", \(bridge.context.rawValue)"
      let line =
        "\(bridge.file):\(bridge.line):\(bridge.column): \(bridge.kind.rawValue) "
        + "\(bridge.qualifiedName)\(context), \(entry)"
      return line.oneLine + "\n"
    }.joined()
  }

  /// The document that scripts read.
  public var json: String { value.document }

  /// The same as a value.
  public var value: JSONValue {
    [
      "schema": "bridgekeeper/bridges/1", "root": ".",
      "bridges": .array(inventory.bridges.indices.map(row)),
      "unresolved": .array(
        inventory.unresolved.map {
          ["name": .string($0.name), "file": .string($0.file), "line": .int($0.line)]
        }),
    ]
  }

  /// For each bridge whether it needs an entry, in the order of the inventory.
  public var needsEntry: [Bool] { inventory.bridges.map(config.needsEntry) }

  private func row(_ place: Int) -> JSONValue {
    let bridge = inventory.bridges[place]
    let gotcha: JSONValue? = matches.entry(ofBridge: place).map {
      [
        "file": .string($0.file), "line": .int($0.entry.line), "title": .string($0.entry.title),
      ]
    }
    return [
      "name": .string(bridge.name), "qualifiedName": .string(bridge.qualifiedName),
      "kind": .string(bridge.kind.rawValue), "direction": .string(bridge.kind.direction.rawValue),
      "file": .string(bridge.file), "line": .int(bridge.line), "column": .int(bridge.column),
      "wraps": JSONValue(bridge.wraps), "conditions": JSONValue(bridge.conditions),
      "gotcha": gotcha ?? .null, "hatch": JSONValue(retirement.standings[place].match?.hatch.id),
      "score": scores[place].row, "uses": JSONValue(bridge.uses),
      "context": .string(bridge.context.rawValue),
    ]
  }
}

extension Project {
  /// Lists the project's bridges with their entries.
  ///
  /// - Parameter paths: files and folders, relative to the root, to which the list is narrowed; none for all.
  public func listBridges(paths: [String] = []) throws(Failure) -> BridgeListing {
    let inspection = try inspect(countsUses: true, readsBacking: true)
    var inventory = inspection.inventory
    var matches = inspection.matches
    var retirement = try retirement(of: inspection)
    var scores = scores(of: inventory, retirement)
    if !paths.isEmpty {
      func isWanted(_ file: String) -> Bool { paths.contains { Path.holds($0, file) } }
      let places = inventory.bridges.indices.filter { isWanted(inventory.bridges[$0].file) }
      matches = matches.ofBridges(places)
      scores = places.map { scores[$0] }
      retirement.standings = places.map { retirement.standings[$0] }
      inventory.bridges.removeAll { !isWanted($0.file) }
      inventory.unresolved.removeAll { !isWanted($0.file) }
      inventory.problems.removeAll { !isWanted($0.file) }
    }
    return BridgeListing(
      config: config, inventory: inventory, matches: matches, retirement: retirement, scores: scores)
  }
}
